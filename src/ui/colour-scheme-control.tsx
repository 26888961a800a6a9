import { useMantineColorScheme } from '@mantine/core';
import { useT } from '../strings/use-t.ts';
import { Choice } from './choice.tsx';

const schemes = ['auto', 'light', 'dark'] as const;

/** Light, dark, or as the system wishes. */
export function ColourSchemeControl() {
  const t = useT();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <Choice
      label={t('scheme.label')}
      value={colorScheme}
      options={schemes.map((value) => ({ value, label: t(`scheme.${value}`) }))}
      onChange={setColorScheme}
    />
  );
}

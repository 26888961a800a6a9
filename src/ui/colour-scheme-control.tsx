import '@mantine/core/styles/SegmentedControl.css';
import { SegmentedControl, useMantineColorScheme } from '@mantine/core';
import { useT } from '../strings/use-t.ts';

/** Light, dark, or as the system wishes. */
export function ColourSchemeControl() {
  const t = useT();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <SegmentedControl
      fullWidth
      size="md"
      aria-label={t('scheme.label')}
      value={colorScheme}
      onChange={(value) => setColorScheme(value)}
      data={[
        { value: 'auto' as const, label: t('scheme.auto') },
        { value: 'light' as const, label: t('scheme.light') },
        { value: 'dark' as const, label: t('scheme.dark') },
      ]}
    />
  );
}

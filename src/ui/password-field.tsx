import { PasswordInput } from '@mantine/core';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { useT } from '../strings/use-t.ts';

const Eye = ({ reveal }: { reveal: boolean }) => (reveal ? <IconEyeOff size={18} /> : <IconEye size={18} />);

type PasswordFieldProps = Omit<ComponentProps<typeof PasswordInput>, 'autoComplete'> & {
  autoComplete: 'current-password' | 'new-password';
};

/** A password with a button, also for the keyboard, that shows it. */
export function PasswordField(props: PasswordFieldProps) {
  const t = useT();
  return (
    <PasswordInput
      visibilityToggleIcon={Eye}
      visibilityToggleFocusable
      visibilityToggleButtonProps={{ 'aria-label': t('field.showPassword') }}
      {...props}
    />
  );
}

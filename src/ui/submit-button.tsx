import { Button } from '@mantine/core';
import type { ReactNode } from 'react';

/** A form's one main button: full width, busy while its call runs. */
export const SubmitButton = ({ busy, children }: { busy: boolean; children: ReactNode }) => (
  <Button type="submit" fullWidth loading={busy}>
    {children}
  </Button>
);

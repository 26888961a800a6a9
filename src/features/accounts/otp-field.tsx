import '@mantine/core/styles/Group.css';
import '@mantine/core/styles/PinInput.css';
import { Input, PinInput } from '@mantine/core';
import { type KeyboardEvent, useId } from 'react';
import { useT } from '../../strings/use-t.ts';
import classes from './otp-field.module.css';

const codeLength = 6;

type OtpFieldProps = { value: string; onChange: (value: string) => void; error?: string };

/** Six boxes for a code. They take a paste, and what a phone fills in from the message. */
export function OtpField({ value, onChange, error }: OtpFieldProps) {
  const t = useT();
  const errorId = useId();

  // The boxes let no key pass but digits, so Enter would not send the form.
  function submitOnEnter(event: KeyboardEvent<HTMLDivElement>) {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    event.target.form?.requestSubmit();
  }

  return (
    <Input.Wrapper label={t('otp.label')} labelElement="div" error={error} errorProps={{ id: errorId }}>
      <PinInput
        length={codeLength}
        type="number"
        oneTimeCode
        autoFocus
        placeholder=""
        gap={8}
        value={value}
        onChange={onChange}
        error={Boolean(error)}
        onKeyDownCapture={submitOnEnter}
        aria-label={t('otp.label')}
        classNames={{ root: classes.boxes, pinInput: classes.box, input: classes.digit }}
        getInputProps={(index) => ({
          'aria-label': t('otp.digit', { position: index + 1 }),
          'aria-describedby': error ? errorId : undefined,
          name: index === 0 ? 'otp' : undefined,
        })}
      />
    </Input.Wrapper>
  );
}

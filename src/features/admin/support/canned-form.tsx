import { Button, Textarea, TextInput } from '@mantine/core';
import * as z from 'zod/mini';
import { type CannedAnswer, CannedAnswerChange } from '#contract/ticket';
import { messageFor } from '#data/api-error';
import { appData } from '../../../app-data.ts';
import { useT } from '../../../strings/use-t.ts';
import { Dialog, DialogActions, DialogForm } from '../../../ui/dialog.tsx';
import { toast, toastDuration } from '../../../ui/toast.tsx';
import { type FieldErrors, useForm } from '../../../ui/use-form.ts';

type Field = 'title' | 'text';

function checkCanned(values: Record<Field, string>): FieldErrors<Field> {
  const result = z.safeParse(CannedAnswerChange, values);
  const faulty = result.error?.issues.map(({ path }) => path[0]) ?? [];
  return Object.fromEntries(faulty.map((field) => [field, 'error.cannedField']));
}

type CannedFormProps = {
  /** Which one to edit, a new one to add, or null: closed. */
  open: CannedAnswer | 'new' | null;
  onClose: () => void;
  onSaved: () => Promise<void>;
};

export function CannedForm({ open, onClose, onSaved }: CannedFormProps) {
  const t = useT();
  return (
    <Dialog opened={open !== null} onClose={onClose} title={t(open === 'new' ? 'admin.addCanned' : 'admin.editCanned')}>
      {open && <Fields canned={open === 'new' ? null : open} onClose={onClose} onSaved={onSaved} />}
    </Dialog>
  );
}

function Fields({ canned, onClose, onSaved }: Omit<CannedFormProps, 'open'> & { canned: CannedAnswer | null }) {
  const t = useT();
  const { field, busy, formProps } = useForm<Field>({
    initial: { title: canned?.title ?? '', text: canned?.text ?? '' },
    check: checkCanned,
    async submit(body) {
      try {
        if (canned) await appData.client.call('adminUpdateCannedAnswer', { params: { id: canned._id }, body });
        else await appData.client.call('adminCreateCannedAnswer', { body });
        void toast.success({ message: t('admin.cannedSaved'), duration: toastDuration.long });
        onClose();
        await onSaved();
      } catch (error) {
        void toast.error({ message: messageFor(error, t('admin.cannedSaveFailed')) });
      }
    },
  });
  return (
    <DialogForm {...formProps}>
      <TextInput {...field('title')} label={t('admin.cannedTitle')} autoComplete="off" data-autofocus />
      <Textarea
        {...field('text')}
        size="md"
        label={t('admin.cannedText')}
        description={t('admin.cannedHint', { placeholder: '{name}' })}
        autosize
        minRows={5}
        maxRows={14}
      />
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {t('app.cancel')}
        </Button>
        <Button type="submit" loading={busy}>
          {t('settings.save')}
        </Button>
      </DialogActions>
    </DialogForm>
  );
}

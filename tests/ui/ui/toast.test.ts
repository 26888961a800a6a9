import { beforeEach, expect, it, vi } from 'vitest';
import { withReference } from '#data/reference';
import { lastFaultStore } from '../../../src/last-fault.ts';
import { languageStore } from '../../../src/strings/language-store.ts';
import { translatorOf } from '../../../src/strings/translate.ts';
import { toast, toastDuration } from '../../../src/ui/toast.tsx';
import { english } from '../strings/all-texts.ts';

const shown = vi.hoisted(() => vi.fn((_: { autoClose?: number }) => 'id'));
const updated = vi.hoisted(() => vi.fn());
vi.mock('@mantine/notifications', () => ({ notifications: { show: shown, update: updated, hide: vi.fn() } }));

languageStore.setState({ t: translatorOf({ language: 'en', texts: english }) });
beforeEach(() => void shown.mockClear());

it('[ER-37] toasts stay 3000 ms, errors 5000 ms', async () => {
  await toast.success({ message: 'Settings saved' });
  await toast.info({ message: 'By the way' });
  await toast.error({ message: 'Failed to save settings' });
  const durations = shown.mock.calls.map(([{ autoClose }]) => autoClose);
  expect(durations).toEqual([3000, 3000, 5000]);
});

it('[ER-04] a toast may stay longer: at the top, and closable', async () => {
  await toast.info({ title: 'Analysis Taking Longer', message: 'Please wait', duration: toastDuration.patient });
  expect(shown).toHaveBeenCalledWith(
    expect.objectContaining({
      autoClose: 10_000,
      position: 'top-center',
      withCloseButton: true,
      title: 'Analysis Taking Longer',
      message: 'Please wait',
    }),
  );
});

it('a toast of one text shows it as its message', async () => {
  await toast.error({ title: 'Capture failed', duration: toastDuration.short });
  expect(shown).toHaveBeenCalledWith(
    expect.objectContaining({ title: undefined, message: 'Capture failed', autoClose: 3000 }),
  );
});

it("a fault's reference stands below its message for 10 s, can be copied, and is remembered for a ticket", async () => {
  const written = vi.fn();
  vi.stubGlobal('navigator', { clipboard: { writeText: written } });
  await toast.error({ message: withReference('Something went wrong.', 'K7QF3MZ9XA') });
  expect(shown).toHaveBeenCalledWith(
    expect.objectContaining({ message: 'Something went wrong.\nReference: K7QF3MZ9XA', autoClose: 10_000 }),
  );
  const [{ message }] = updated.mock.calls[0] as [
    { message: { props: { children: { props: { onClick?: () => void } }[] } } },
  ];
  message.props.children[1]?.props.onClick?.();
  expect(written).toHaveBeenCalledWith('K7QF3MZ9XA');
  expect(lastFaultStore.getState().reference).toBe('K7QF3MZ9XA');
  vi.unstubAllGlobals();
});

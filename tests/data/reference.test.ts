import { expect, it } from 'vitest';
import { messageFor } from '#data/api-error';
import { refusal } from '#data/read-answer';
import { splitReference } from '#data/reference';

const answer = { status: 500, headers: new Headers() };
const failure = { status: 'error', code: 'internal', message: 'Something went wrong on our side.' };

it("a fault's reference comes with its message, and both are told apart again", () => {
  const error = refusal(answer, { ...failure, reference: 'K7QF3MZ9XA' });
  const text = messageFor(error, 'Failed to save');
  expect(splitReference(text)).toEqual({ message: failure.message, reference: 'K7QF3MZ9XA' });
});

it('a message without one stays as it is, whatever stands in it', () => {
  expect(messageFor(refusal(answer, failure), 'Failed')).toBe(failure.message);
  expect(messageFor(new Error('a bug'), 'Failed')).toBe('Failed');
  for (const message of ['Failed', 'At most 10 [of 20]', 'Line one\nLine two']) {
    expect(splitReference(message)).toEqual({ message, reference: null });
  }
});

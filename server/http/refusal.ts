import type { Issue } from '#contract/envelope';
import type { ErrorCode } from '#contract/error-code';

/** A handler's 'no': an expected failure, told to the caller with the code's status. */
export type Refusal = {
  refused: ErrorCode;
  /** Written for the user; absent: the code's own words. */
  message?: string;
  issues?: Issue[];
  /** Of a fault of ours: the request's id, which the user can tell support. */
  reference?: string;
  /** Seconds, for the header `Retry-After`. */
  retryAfter?: number;
};

export const refuse = (refused: ErrorCode, details: Omit<Refusal, 'refused'> = {}): Refusal => ({
  refused,
  ...details,
});

export const isRefusal = (answer: unknown): answer is Refusal =>
  typeof answer === 'object' && answer !== null && 'refused' in answer;

/** What a user reads when the handler says nothing more exact. */
export const refusalMessage = {
  'invalid-request': 'The request is not valid.',
  'malformed-json': 'The request is not valid JSON.',
  'malformed-multipart': 'The upload could not be read. Please try again.',
  'missing-image': 'Please choose an image.',
  'unknown-strategy': 'There is no such analysis strategy.',
  'invalid-idempotency-key': 'The upload has no valid Idempotency-Key.',
  'not-signed-in': 'Please sign in again.',
  'invalid-credentials': 'The email or the password is wrong.',
  'no-credits': 'No analyses are left this month. Upgrade the plan to go on.',
  'bad-signature': 'This message does not carry a valid signature.',
  'prefetch-refused': 'This address acts: it is not opened ahead of time.',
  'not-allowed': 'You are not allowed to do this.',
  'plan-required': 'This needs another plan.',
  'account-deactivated': 'This account is deactivated. Please contact support.',
  'reason-needed': 'Say first why you need to see these analyses.',
  'second-factor-required': 'Set up two-step verification first: nobody administers here without it.',
  'calibration-impossible': 'Two points need different rows of the picture, and the higher one the higher price.',
  'not-found': 'There is nothing here.',
  'method-not-allowed': 'This address does not take that method.',
  'request-timeout': 'The request took too long to arrive. Please try again.',
  'email-taken': 'There is already an account with this email.',
  'no-subscription': 'There is no paid plan to change.',
  'plan-is-current': 'You already have this plan.',
  'last-owner': 'One active owner must stay.',
  'not-active': 'This is possible for an active subscription only.',
  'second-factor-on': 'Two-step verification is on already.',
  'user-erased': 'The data of this user was erased and cannot be brought back.',
  'conversation-full': 'This conversation is full. Please open a new ticket.',
  'analysis-unfinished': 'This analysis is not finished yet. Please wait for its end.',
  'image-too-large': 'Image size should be less than 10MB',
  'body-too-large': 'The request is too large.',
  'unsupported-media-type': 'The request has a content type that is not understood here.',
  'not-an-image': 'Please upload an image file',
  'image-damaged': 'The image is damaged and cannot be opened.',
  'image-too-small': 'The image is too small to read a chart from.',
  'image-too-many-pixels': 'The image has too many pixels.',
  'image-format-unsupported': 'This image format is not supported. Please use PNG, JPEG or WebP.',
  'idempotency-mismatch': 'This upload was already used for another picture.',
  'hash-mismatch': 'The picture was damaged on its way. Please try again.',
  'wrong-password': 'The current password is wrong.',
  'password-guessable': 'This password is one of the first that a guesser tries. Please choose another.',
  'wrong-code': 'The code is wrong or no longer valid.',
  'step-expired': 'This took too long. Please begin again.',
  'google-rejected': 'Google sign-in was not accepted.',
  'google-not-configured': 'Google sign-in is not available here.',
  'unknown-plan': 'There is no such plan to subscribe to.',
  'return-address-refused': 'The way back from the payment must lead to this app.',
  'payment-not-configured': 'This way to pay is not available here.',
  'payment-unavailable': 'The payment provider does not answer. Nothing was charged. Please try again in a moment.',
  'too-many-requests': 'Too many attempts. Please wait a while and try again.',
  'headers-too-large': 'The address or the headers of the request are too long.',
  internal: 'Something went wrong on our side. Please try again.',
  'queue-full': 'Too many analyses are waiting. Please try again in a minute.',
  'shutting-down': 'The server is restarting. Please try again in a moment.',
  'storage-full':
    'The server has no room left for anything new. What is there can still be read; please try again later.',
} satisfies Record<ErrorCode, string>;

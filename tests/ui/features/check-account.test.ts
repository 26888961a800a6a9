import { expect, it } from 'vitest';
import {
  checkEmail,
  checkLogin,
  checkNewPassword,
  checkOtp,
  checkSignup,
} from '../../../src/features/accounts/check-account.ts';
import { checkPasswordChange } from '../../../src/features/settings/check-password-change.ts';

it('[AU-02] refuses a login with empty fields', () => {
  expect(checkLogin({ email: ' ', password: '' })).toEqual({
    email: 'error.emailRequired',
    password: 'error.passwordRequired',
  });
});

it('leaves the judgement of a short old password to the server', () => {
  expect(checkLogin({ email: 'a', password: 'x' })).toEqual({});
});

it('[AU-07] names every fault of a signup beside its field', () => {
  expect(checkSignup({ fullName: '', email: '', password: '', confirmation: '' })).toEqual({
    fullName: 'error.fullNameRequired',
    email: 'error.emailRequired',
    password: 'error.passwordRequired',
  });
  const filled = { fullName: 'Ada', email: 'ada@example.com', password: 'long enough', confirmation: 'another one' };
  expect(checkSignup(filled)).toEqual({ confirmation: 'error.passwordsDoNotMatch' });
  expect(checkSignup({ ...filled, confirmation: 'long enough' })).toEqual({});
});

it('[AU-08] refuses an empty address, and one that is none', () => {
  expect(checkEmail({ email: '' })).toEqual({ email: 'error.emailRequired' });
  expect(checkEmail({ email: 'ada(at)example.com' })).toEqual({ email: 'error.emailInvalid' });
});

it.each(['', '12345', '1234567', '12345a', '１２３４５６'])('[AU-10] refuses %j as a code', (otp) => {
  expect(checkOtp({ otp })).toEqual({ otp: 'error.otp' });
});

it('[AU-11] takes a code as the text that it is, leading zero and all', () => {
  expect(checkOtp({ otp: '012345' })).toEqual({});
});

it('[AU-15] refuses a new password that is empty or repeated otherwise', () => {
  expect(checkNewPassword({ password: '', confirmation: '' })).toEqual({ password: 'error.passwordRequired' });
  expect(checkNewPassword({ password: 'long enough', confirmation: '' })).toEqual({
    confirmation: 'error.passwordsDoNotMatch',
  });
});

it('[SE-03] refuses a change of password with a field missing, and [SE-04] one whose repetition differs', () => {
  const missing = { currentPassword: 'old one here', newPassword: 'new', confirmation: '' };
  expect(checkPasswordChange(missing)).toEqual({
    title: 'settings.missingFields',
    message: 'settings.missingFieldsLead',
  });
  expect(checkPasswordChange({ ...missing, confirmation: 'other' })).toEqual({
    title: 'settings.noMatch',
    message: 'settings.noMatchLead',
  });
  expect(checkPasswordChange({ ...missing, confirmation: 'new' })).toBeNull();
});

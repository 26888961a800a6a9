import type { MailCatalogue } from './catalogue.ts';

const greeting = 'Hello {name},';
const closing = 'The Wickwise team';

export const en: MailCatalogue = {
  welcome: {
    subject: 'Welcome to Wickwise',
    greeting,
    lines: [
      'Your account is ready. Photograph a trading chart or choose a picture of one, and read what its prices say.',
      'Add Wickwise to the home screen of your phone: pictures taken without a connection are kept and sent later.',
    ],
    action: 'Analyze a chart',
    closing,
  },
  code: {
    subject: '{code} is your Wickwise code',
    greeting,
    lines: [
      'Your code to set a new password is {code}. It is valid for 10 minutes.',
      'Did you not ask for it? Then do nothing: your password stays as it is. Never tell the code to anybody.',
    ],
    action: 'Set a new password',
    closing,
  },
  passwordChanged: {
    subject: 'Your Wickwise password was changed',
    greeting,
    lines: [
      'The password of your account was changed just now. Other devices were signed out.',
      'Was it not you? Then set a new password at once.',
    ],
    action: 'Set a new password',
    closing,
  },
};

import type { MailCatalogue } from '../mail-text.ts';

export const en: MailCatalogue = {
  greeting: 'Hello {name},',
  closing: 'The Wickwise team',
  optOut: 'You can switch off emails like this one in the settings of Wickwise.',
  welcome: {
    subject: 'Welcome to Wickwise',
    lines: [
      'Your account is ready. Photograph a trading chart or choose a picture of one, and read what its prices say.',
      'Add Wickwise to the home screen of your phone: pictures taken without a connection are kept and sent later.',
    ],
    action: 'Analyze a chart',
  },
  code: {
    subject: '{code} is your Wickwise code',
    lines: [
      'Your code to set a new password is {code}. It is valid for 10 minutes.',
      'Did you not ask for it? Then do nothing: your password stays as it is. Never tell the code to anybody.',
    ],
    action: 'Set a new password',
  },
  passwordChanged: {
    subject: 'Your Wickwise password was changed',
    lines: [
      'The password of your account was changed just now. Other devices were signed out.',
      'Was it not you? Then set a new password at once.',
    ],
    action: 'Set a new password',
  },
  secondFactorOn: {
    subject: 'Two-step verification is on',
    lines: [
      'Signing in to your account takes a code of your authenticator app from now on. Other devices were signed out. Keep your recovery codes in a safe place.',
      'Was it not you? Then write to our support at once.',
    ],
    action: 'Open the settings',
  },
  secondFactorOff: {
    subject: 'Two-step verification was turned off',
    lines: [
      'Your password alone opens your account now. Other devices were signed out.',
      'Was it not you? Then set a new password and turn it on again at once.',
    ],
    action: 'Open the settings',
  },
  recoveryCodeUsed: {
    subject: 'A recovery code opened your Wickwise account',
    lines: [
      'Somebody has just signed in to your account with its password and a recovery code. That code is used up; codes left: {left}.',
      'Was it not you? Then set a new password at once. Are few left? Make new ones in the settings.',
    ],
    action: 'Open the settings',
  },
  recoveryCodesRenewed: {
    subject: 'Your Wickwise recovery codes are new',
    lines: [
      'Ten new recovery codes were made for your account just now. Those that you kept before open nothing any more.',
      'Was it not you? Then set a new password and make new recovery codes at once.',
    ],
    action: 'Open the settings',
  },
  emailChanged: {
    subject: 'The email of your Wickwise account was changed',
    lines: [
      'The email of your account was changed just now. This address no longer belongs to it.',
      'Was it not you? Then write to our support at once.',
    ],
    action: 'Write to support',
  },
  accountDeleted: {
    subject: 'Your Wickwise account was closed',
    lines: [
      'Your account was closed just now and you were signed out everywhere. Your pictures, analyses and personal data are erased in 30 days.',
      'Was it not you, or have you changed your mind? Write to our support before then, and everything is as it was.',
    ],
    action: 'Write to support',
  },
  ticketAnswered: {
    subject: 'Answer to your ticket: {subject}',
    lines: ['Our support has answered your ticket “{subject}”:'],
    action: 'Read and reply',
  },
  analysisReady: {
    subject: 'Your analysis is ready',
    lines: ['The analysis of the chart that you sent is ready. It took longer than usual, so we are writing to you.'],
    action: 'Read the analysis',
  },
  planChanged: {
    subject: 'Your plan is now {plan}',
    lines: [
      '{plan} has begun. Your new credits are ready, and it runs until {date}.',
      'You paid {amount}. The receipt is in the app under Subscription.',
    ],
    action: 'See your plan',
  },
  planRenewed: {
    subject: '{plan} was renewed',
    lines: [
      '{plan} was renewed and runs until {date}. Your new credits are ready.',
      'You paid {amount}. The receipt is in the app under Subscription.',
    ],
    action: 'See your plan',
  },
  paymentFailed: {
    subject: 'Your payment for {plan} did not go through',
    lines: [
      'The payment of {amount} that renews {plan} was declined. We will try again in the next days.',
      'Please check your card, or choose a plan again. Nothing of your history is lost.',
    ],
    action: 'Check your plan',
  },
  planCanceled: {
    subject: '{plan} is canceled',
    lines: [
      '{plan} is canceled and will not be charged again. It is valid until {date}; then the Free Plan applies.',
      'Have you changed your mind? Until then you can resume it in one step.',
    ],
    action: 'See your plan',
  },
  creditsLow: {
    subject: 'You have used {used} of {total} analyses',
    lines: [
      'You have used {used} of the {total} analyses that {plan} includes in this period.',
      'A larger plan begins at once, and what you have not used is taken off its price.',
    ],
    action: 'Compare plans',
  },
};

import type { Text } from '../text.ts';

export const en = {
  'help.title': 'Help & Support',
  'help.lead': 'Answers, a guide, and people.',
  'help.faq': 'Frequently asked questions',
  'help.q1': 'Which image formats are accepted?',
  'help.a1': 'PNG, JPG/JPEG and WebP, max 5MB.',
  'help.q2': 'How many analyses do I get?',
  'help.a2': 'Free: 3 analyses per month. Basic: 50. Pro: 200. Enterprise: unlimited.',
  'help.q3': 'Can I export an analysis as PDF?',
  'help.a3': 'Yes, with the Pro and Enterprise plans.',
  'help.q4': 'Where do the prices in an analysis come from?',
  'help.a4':
    'From your picture. Each candle is measured in pixels and put on the price scale of the axis. If the axis cannot be read, the analysis says so and speaks in relative terms.',
  'help.q5': 'What happens without a connection?',
  'help.a5': 'Your picture is saved on this device and sent as soon as there is a connection. It is never sent twice.',
  'help.q6': 'Is a picture that cannot be read charged?',
  'help.a6': 'No. If no chart is found or the analysis fails, the credit is given back.',
  'help.q7': 'Is there an age limit?',
  'help.a7': 'Yes. Children under 13 may not use Wickwise.',
  'help.contact': 'Write to us',
  'help.contactLead': 'We answer by email.',
  'help.resources': 'Resources',
  'help.chat': 'Ask a question',
  'help.tickets': 'Your support tickets',

  'guide.title': 'User guide',
  'guide.lead': 'From the picture to the analysis.',
  'guide.contents': 'Contents',
  'guide.h1': 'Taking a good picture',
  'guide.p1':
    'A screenshot reads best; a photo needs to be straight on, sharp and free of glare. Show candles or bars, far enough apart, and at least three labels of the price axis. Choose the strategy first: the analysis starts with the picture.',
  'guide.h2': 'Reading the result',
  'guide.p2':
    'The layers over your picture show the candles, scale, levels and signals that were read; switch them on and off. The percentage says how sure the reading is, the reading error (±) how far a price may be off. Without a legible axis the analysis keeps to relative terms. A picture that cannot be read is refused with the reason, free of charge.',
  'guide.h3': 'Fixing the scale',
  'guide.p3':
    'If the prices look wrong, choose “Fix the scale”. Drag both lines onto rows whose price you know and type the prices: the analysis is written again. This needs a connection and costs no credit.',
  'guide.h4': 'Offline and the outbox',
  'guide.p4':
    'Each picture is saved on this device before it is sent, and never sent twice. Without a connection it waits in “Pictures on their way” at the top of the screen, where you can delete it or save all as ZIP. Analyses opened before can be read offline.',
  'guide.h5': 'Plans and credits',
  'guide.p5':
    'Each analysis takes one credit of the month; a failed one gives it back. When none is left, further pictures wait on your device. After canceling, a paid plan runs to the end of its period.',
  'guide.h6': 'History, comparing, PDF',
  'guide.p6':
    'The history keeps your analyses, to be searched, filtered by time or deleted. “Compare” puts two side by side; “Analyse again” takes another strategy to the same picture for one credit. Pro and Enterprise save a PDF.',
  'guide.h7': 'Privacy and your data',
  'guide.p7':
    'Pictures and analyses are shown only to you, and to our support where you ask for help. Analyses are deleted in the history. In the settings you can sign out all devices, download all your data or delete your account, whose data is erased after 30 days.',
  'video.title': 'Video tutorial',
  'video.lead': 'Half a minute of the app in use, without sound.',
  'video.transcript': 'What it shows',
  'video.s1': 'The strategy Fibonacci Retracement is chosen and a screenshot of a chart uploaded.',
  'video.s2': 'The picture is saved, sent and measured; some seconds later the analysis is there.',
  'video.s3': 'The layers over the picture are switched on and off, then the read quality and the analysis are read.',
  'video.s4': 'The analysis is opened again from the history.',

  'updates.title': 'Updates',
  'updates.upcoming': 'Upcoming',
  'updates.binary': 'Binary Options Analysis',
  'updates.fundamental': 'Fundamental Analysis',
  'updates.due': 'Due {when}',
  'updates.may2024': 'May 2024',
  'updates.june2024': 'June 2024',
  'updates.progress': '{percent} done',
  'updates.releases': 'Releases',
  'updates.feature': 'Feature',
  'updates.bugfix': 'Bugfix',
  'updates.v120': 'v1.2.0',
  'updates.v112': 'v1.1.2',
  'updates.v120Text': 'Smart Money Concepts: order blocks, fair value gaps, liquidity and breaker blocks.',
  'updates.v112Text': 'Pictures taken with the phone upright are turned the right way before they are read.',

  'legal.lastUpdated': 'Last updated March 2024',
  'terms.title': 'Terms & Conditions',
  'terms.h1': 'What you agree to',
  'terms.p1':
    'By creating an account or using Wickwise you agree to these terms. If you do not agree, please do not use the service.',
  'terms.h2': 'What the service does',
  'terms.p2':
    'Wickwise reads pictures of trading charts and writes a technical analysis of what it measured in them. It can misread a picture; each result says how well it was read.',
  'terms.h3': 'No financial advice',
  'terms.p3':
    'An analysis describes a chart. It is not investment advice, not an offer and not a promise of any return. Decisions and their consequences are yours.',
  'terms.h4': 'Your account',
  'terms.p4':
    'Keep your password to yourself and your email up to date. You are responsible for what happens under your account. You must be at least 13 years old.',
  'terms.h5': 'Plans and payment',
  'terms.p5':
    'Each plan holds a number of analyses per month. Paid plans renew until they are canceled; a canceled plan stays usable to the end of the paid period. A failed analysis is not charged.',
  'terms.h6': 'Fair use',
  'terms.p6':
    'Do not upload what you have no right to, do not disturb the service and do not try to reach the data of others. We may deactivate accounts that do.',
  'terms.h7': 'Liability',
  'terms.p7':
    'The service is provided as it is. As far as the law allows, we are not liable for losses from trading decisions or from the service being unavailable.',
  'terms.h8': 'Changes and contact',
  'terms.p8':
    'If these terms change in substance we tell you in the app before they apply. Questions: write to us from Help.',
  'privacy.title': 'Privacy Policy',
  'privacy.h1': 'What we collect',
  'privacy.p1':
    'Your name, email and profile picture, a hash of your password, the chart pictures that you send with their analyses, your settings, your support tickets, the devices on which you are signed in, and your subscription with its payments.',
  'privacy.h2': 'What for',
  'privacy.p2':
    'To analyse your charts, keep your history, answer you and handle your subscription. We do not sell your data and show no advertising.',
  'privacy.h3': 'On your device',
  'privacy.p3':
    'The app keeps in your browser storage your session, your language, pictures that wait to be sent, and what you saw last, so that it works without a network. Signing out removes what you saw. It sets no tracking cookies.',
  'privacy.h4': 'Who else sees it',
  'privacy.p4':
    'Payment data goes to the payment provider and never to us. Pictures are shown only to you, and to our support where you ask for help.',
  'privacy.h5': 'How long',
  'privacy.p5':
    'As long as your account exists. An analysis that you delete is erased with its picture after a day. A deleted account is closed at once and your personal data is erased after 30 days; payments stay in our books without your name.',
  'privacy.h6': 'Your rights',
  'privacy.p6':
    'In Settings you can download all your data as a ZIP file and delete your account, in the profile correct your name and picture, and in the history delete single analyses. For anything else write to us from Help.',
  'privacy.h7': 'Children',
  'privacy.p7': 'Wickwise is not for children under 13, and we do not knowingly keep data of them.',
} as const satisfies Record<string, Text>;

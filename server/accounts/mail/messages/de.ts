import type { MailCatalogue } from '../mail-text.ts';

export const de: MailCatalogue = {
  greeting: 'Hallo {name},',
  closing: 'Das Wickwise-Team',
  optOut: 'E-Mails wie diese können Sie in den Einstellungen von Wickwise abschalten.',
  welcome: {
    subject: 'Willkommen bei Wickwise',
    lines: [
      'Ihr Konto ist bereit. Fotografieren Sie einen Börsenchart oder wählen Sie ein Bild davon und lesen Sie, was seine Kurse sagen.',
      'Legen Sie Wickwise auf den Startbildschirm Ihres Telefons: Bilder, die ohne Verbindung entstehen, bleiben gespeichert und werden später gesendet.',
    ],
    action: 'Chart analysieren',
  },
  code: {
    subject: '{code} ist Ihr Wickwise-Code',
    lines: [
      'Ihr Code für ein neues Passwort ist {code}. Er gilt 10 Minuten.',
      'Sie haben ihn nicht angefordert? Dann tun Sie nichts: Ihr Passwort bleibt, wie es ist. Geben Sie den Code niemandem.',
    ],
    action: 'Neues Passwort festlegen',
  },
  passwordChanged: {
    subject: 'Ihr Wickwise-Passwort wurde geändert',
    lines: [
      'Das Passwort Ihres Kontos wurde soeben geändert. Andere Geräte wurden abgemeldet.',
      'Das waren nicht Sie? Dann legen Sie sofort ein neues Passwort fest.',
    ],
    action: 'Neues Passwort festlegen',
  },
  secondFactorOn: {
    subject: 'Die Bestätigung in zwei Schritten ist eingeschaltet',
    lines: [
      'Die Anmeldung bei Ihrem Konto braucht ab jetzt einen Code aus Ihrer Authenticator-App. Andere Geräte wurden abgemeldet. Bewahren Sie Ihre Wiederherstellungscodes an einem sicheren Ort auf.',
      'Das waren nicht Sie? Dann schreiben Sie sofort unserem Support.',
    ],
    action: 'Einstellungen öffnen',
  },
  secondFactorOff: {
    subject: 'Die Bestätigung in zwei Schritten wurde ausgeschaltet',
    lines: [
      'Ihr Konto öffnet sich jetzt allein mit dem Passwort. Andere Geräte wurden abgemeldet.',
      'Das waren nicht Sie? Dann legen Sie sofort ein neues Passwort fest und schalten Sie sie wieder ein.',
    ],
    action: 'Einstellungen öffnen',
  },
  recoveryCodeUsed: {
    subject: 'Ein Wiederherstellungscode hat Ihr Wickwise-Konto geöffnet',
    lines: [
      'Soeben hat sich jemand mit dem Passwort und einem Wiederherstellungscode bei Ihrem Konto angemeldet. Dieser Code ist verbraucht; übrige Codes: {left}.',
      'Das waren nicht Sie? Dann legen Sie sofort ein neues Passwort fest. Sind nur noch wenige übrig? Erstellen Sie in den Einstellungen neue.',
    ],
    action: 'Einstellungen öffnen',
  },
  recoveryCodesRenewed: {
    subject: 'Ihre Wickwise-Wiederherstellungscodes sind neu',
    lines: [
      'Soeben wurden für Ihr Konto zehn neue Wiederherstellungscodes erstellt. Die bisher aufbewahrten öffnen nichts mehr.',
      'Das waren nicht Sie? Dann legen Sie sofort ein neues Passwort fest und erstellen Sie neue Wiederherstellungscodes.',
    ],
    action: 'Einstellungen öffnen',
  },
  emailChanged: {
    subject: 'Die E-Mail-Adresse Ihres Wickwise-Kontos wurde geändert',
    lines: [
      'Die E-Mail-Adresse Ihres Kontos wurde soeben geändert. Diese Adresse gehört nicht mehr dazu.',
      'Das waren nicht Sie? Dann schreiben Sie sofort unserem Support.',
    ],
    action: 'Support schreiben',
  },
  accountDeleted: {
    subject: 'Ihr Wickwise-Konto wurde geschlossen',
    lines: [
      'Ihr Konto wurde eben geschlossen, und Sie wurden überall abgemeldet. Ihre Bilder, Analysen und persönlichen Daten werden in 30 Tagen gelöscht.',
      'Waren Sie das nicht, oder haben Sie es sich anders überlegt? Schreiben Sie vorher unserem Support, dann ist alles wie zuvor.',
    ],
    action: 'Support schreiben',
  },
  ticketAnswered: {
    subject: 'Antwort auf Ihr Ticket: {subject}',
    lines: ['Unser Support hat auf Ihr Ticket „{subject}“ geantwortet:'],
    action: 'Lesen und antworten',
  },
  analysisReady: {
    subject: 'Ihre Analyse ist fertig',
    lines: [
      'Die Analyse des Charts, den Sie gesendet haben, ist fertig. Sie hat länger gedauert als sonst, deshalb schreiben wir Ihnen.',
    ],
    action: 'Analyse lesen',
  },
  planChanged: {
    subject: 'Ihr Tarif ist jetzt {plan}',
    lines: [
      '{plan} hat begonnen. Ihr neues Guthaben steht bereit, und der Tarif läuft bis {date}.',
      'Sie haben {amount} bezahlt. Den Beleg finden Sie in der App unter „Abonnement“.',
    ],
    action: 'Tarif ansehen',
  },
  planRenewed: {
    subject: '{plan} wurde verlängert',
    lines: [
      '{plan} wurde verlängert und läuft bis {date}. Ihr neues Guthaben steht bereit.',
      'Sie haben {amount} bezahlt. Den Beleg finden Sie in der App unter „Abonnement“.',
    ],
    action: 'Tarif ansehen',
  },
  paymentFailed: {
    subject: 'Ihre Zahlung für {plan} ist fehlgeschlagen',
    lines: [
      'Die Zahlung von {amount} für die Verlängerung von {plan} wurde abgelehnt. Wir versuchen es in den nächsten Tagen erneut.',
      'Bitte prüfen Sie Ihre Karte oder wählen Sie den Tarif neu. Von Ihrem Verlauf geht nichts verloren.',
    ],
    action: 'Tarif prüfen',
  },
  planCanceled: {
    subject: '{plan} ist gekündigt',
    lines: [
      '{plan} ist gekündigt und wird nicht mehr abgebucht. Der Tarif gilt bis {date}, danach der Free Plan.',
      'Haben Sie es sich anders überlegt? Bis dahin können Sie ihn mit einem Schritt fortsetzen.',
    ],
    action: 'Tarif ansehen',
  },
  creditsLow: {
    subject: 'Sie haben {used} von {total} Analysen verbraucht',
    lines: [
      'Sie haben {used} der {total} Analysen verbraucht, die {plan} in diesem Zeitraum enthält.',
      'Ein größerer Tarif beginnt sofort, und was Sie nicht verbraucht haben, wird vom Preis abgezogen.',
    ],
    action: 'Tarife vergleichen',
  },
};

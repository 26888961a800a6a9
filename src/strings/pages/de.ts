import type { Translation } from '../text.ts';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  'help.title': 'Hilfe & Support',
  'help.lead': 'Antworten, eine Anleitung und Menschen.',
  'help.faq': 'Häufige Fragen',
  'help.q1': 'Welche Bildformate werden angenommen?',
  'help.a1': 'PNG, JPG/JPEG und WebP, max. 5 MB.',
  'help.q2': 'Wie viele Analysen habe ich?',
  'help.a2': 'Free: 3 Analysen im Monat. Basic: 50. Pro: 200. Enterprise: unbegrenzt.',
  'help.q3': 'Kann ich eine Analyse als PDF exportieren?',
  'help.a3': 'Ja, mit den Tarifen Pro und Enterprise.',
  'help.q4': 'Woher kommen die Preise in einer Analyse?',
  'help.a4':
    'Aus Ihrem Bild. Jede Kerze wird in Pixeln gemessen und auf die Preisskala der Achse übertragen. Ist die Achse nicht lesbar, sagt die Analyse das und bleibt bei relativen Angaben.',
  'help.q5': 'Was geschieht ohne Verbindung?',
  'help.a5':
    'Ihr Bild wird auf diesem Gerät gespeichert und gesendet, sobald eine Verbindung besteht. Es wird nie zweimal gesendet.',
  'help.q6': 'Wird ein unlesbares Bild berechnet?',
  'help.a6': 'Nein. Wird kein Chart gefunden oder scheitert die Analyse, wird das Guthaben erstattet.',
  'help.q7': 'Gibt es eine Altersgrenze?',
  'help.a7': 'Ja. Kinder unter 13 dürfen Wickwise nicht benutzen.',
  'help.contact': 'Schreiben Sie uns',
  'help.contactLead': 'Wir antworten per E-Mail.',
  'help.resources': 'Weiterführendes',
  'help.chat': 'Eine Frage stellen',
  'help.tickets': 'Ihre Supportanfragen',

  'guide.title': 'Anleitung',
  'guide.lead': 'Vom Bild zur Analyse.',
  'guide.contents': 'Inhalt',
  'guide.h1': 'Ein gutes Bild machen',
  'guide.p1':
    'Ein Screenshot wird am besten gelesen; ein Foto muss gerade, scharf und ohne Spiegelung sein. Zeigen Sie Kerzen oder Balken mit genug Abstand und mindestens drei Beschriftungen der Preisachse. Wählen Sie zuerst die Strategie: Die Analyse beginnt mit dem Bild.',
  'guide.h2': 'Das Ergebnis lesen',
  'guide.p2':
    'Die Ebenen über Ihrem Bild zeigen die gelesenen Kerzen, die Skala, Marken und Signale; schalten Sie sie ein und aus. Der Prozentwert sagt, wie sicher die Lesung ist, der Lesefehler (±), wie weit ein Kurs danebenliegen kann. Ohne lesbare Achse bleibt die Analyse bei relativen Angaben. Ein unlesbares Bild wird mit Begründung und kostenlos abgelehnt.',
  'guide.h3': 'Die Skala korrigieren',
  'guide.p3':
    'Wirken die Kurse falsch, wählen Sie „Skala korrigieren“. Ziehen Sie beide Linien auf Höhen, deren Kurs Sie kennen, und geben Sie die Kurse ein: Die Analyse wird neu geschrieben. Das braucht eine Verbindung und kostet kein Guthaben.',
  'guide.h4': 'Offline und die Warteschlange',
  'guide.p4':
    'Jedes Bild wird vor dem Senden auf diesem Gerät gespeichert und nie zweimal gesendet. Ohne Verbindung wartet es oben unter „Bilder unterwegs“; dort können Sie es löschen oder alle als ZIP speichern. Bereits geöffnete Analysen sind offline lesbar.',
  'guide.h5': 'Tarife und Guthaben',
  'guide.p5':
    'Jede Analyse verbraucht ein Guthaben des Monats; scheitert sie, kommt es zurück. Ist keines mehr da, warten weitere Bilder auf Ihrem Gerät. Nach einer Kündigung läuft ein bezahlter Tarif bis zum Ende des Zeitraums.',
  'guide.h6': 'Verlauf, Vergleich, PDF',
  'guide.p6':
    'Der Verlauf bewahrt Ihre Analysen: Sie können sie suchen, nach Zeit filtern und löschen. „Vergleichen“ stellt zwei nebeneinander; „Erneut analysieren“ wendet für ein Guthaben eine andere Strategie auf dasselbe Bild an. Pro und Enterprise speichern ein PDF.',
  'guide.h7': 'Datenschutz und Ihre Daten',
  'guide.p7':
    'Bilder und Analysen sehen nur Sie, und unser Support, wenn Sie um Hilfe bitten. Analysen löschen Sie im Verlauf. In den Einstellungen können Sie alle Geräte abmelden, alle Ihre Daten herunterladen oder Ihr Konto löschen; dessen Daten werden nach 30 Tagen gelöscht.',
  'video.title': 'Videoanleitung',
  'video.lead': 'Eine halbe Minute der App in Gebrauch, ohne Ton.',
  'video.transcript': 'Was zu sehen ist',
  'video.s1': 'Die Strategie Fibonacci-Retracement wird gewählt und ein Screenshot eines Charts hochgeladen.',
  'video.s2': 'Das Bild wird gespeichert, gesendet und vermessen; einige Sekunden später ist die Analyse da.',
  'video.s3': 'Die Ebenen über dem Bild werden ein- und ausgeschaltet, dann werden Lesequalität und Analyse gelesen.',
  'video.s4': 'Die Analyse wird aus dem Verlauf wieder geöffnet.',

  'updates.title': 'Neuigkeiten',
  'updates.upcoming': 'Demnächst',
  'updates.binary': 'Analyse binärer Optionen',
  'updates.fundamental': 'Fundamentalanalyse',
  'updates.due': 'Geplant: {when}',
  'updates.may2024': 'Mai 2024',
  'updates.june2024': 'Juni 2024',
  'updates.progress': '{percent} fertig',
  'updates.releases': 'Versionen',
  'updates.feature': 'Funktion',
  'updates.bugfix': 'Fehlerbehebung',
  'updates.v120': 'v1.2.0',
  'updates.v112': 'v1.1.2',
  'updates.v120Text': 'Smart-Money-Konzepte: Order Blocks, Fair Value Gaps, Liquidität und Breaker Blocks.',
  'updates.v112Text': 'Hochkant aufgenommene Bilder werden vor dem Lesen richtig gedreht.',

  'legal.lastUpdated': 'Zuletzt geändert im März 2024',
  'terms.title': 'Nutzungsbedingungen',
  'terms.h1': 'Worin Sie einwilligen',
  'terms.p1':
    'Mit einem Konto oder der Nutzung von Wickwise stimmen Sie diesen Bedingungen zu. Wenn Sie nicht zustimmen, nutzen Sie den Dienst bitte nicht.',
  'terms.h2': 'Was der Dienst leistet',
  'terms.p2':
    'Wickwise liest Bilder von Charts und schreibt eine technische Analyse dessen, was darin gemessen wurde. Es kann ein Bild falsch lesen; jedes Ergebnis sagt, wie gut es gelesen wurde.',
  'terms.h3': 'Keine Anlageberatung',
  'terms.p3':
    'Eine Analyse beschreibt einen Chart. Sie ist keine Anlageberatung, kein Angebot und kein Renditeversprechen. Entscheidungen und ihre Folgen liegen bei Ihnen.',
  'terms.h4': 'Ihr Konto',
  'terms.p4':
    'Behalten Sie Ihr Passwort für sich und halten Sie Ihre E-Mail-Adresse aktuell. Sie sind für alles verantwortlich, was unter Ihrem Konto geschieht. Sie müssen mindestens 13 Jahre alt sein.',
  'terms.h5': 'Tarife und Zahlung',
  'terms.p5':
    'Jeder Tarif enthält eine Zahl von Analysen pro Monat. Bezahlte Tarife verlängern sich bis zur Kündigung; ein gekündigter Tarif bleibt bis zum Ende des bezahlten Zeitraums nutzbar. Eine fehlgeschlagene Analyse wird nicht berechnet.',
  'terms.h6': 'Faire Nutzung',
  'terms.p6':
    'Laden Sie nichts hoch, woran Sie kein Recht haben, stören Sie den Dienst nicht und versuchen Sie nicht, an Daten anderer zu gelangen. Wir dürfen Konten deaktivieren, die das tun.',
  'terms.h7': 'Haftung',
  'terms.p7':
    'Der Dienst wird bereitgestellt, wie er ist. Soweit das Gesetz es zulässt, haften wir nicht für Verluste aus Handelsentscheidungen oder weil der Dienst nicht verfügbar ist.',
  'terms.h8': 'Änderungen und Kontakt',
  'terms.p8':
    'Ändern sich diese Bedingungen wesentlich, sagen wir es in der App, bevor sie gelten. Fragen: Schreiben Sie uns über die Hilfe.',
  'privacy.title': 'Datenschutzerklärung',
  'privacy.h1': 'Was wir erheben',
  'privacy.p1':
    'Ihr Name, Ihre E-Mail-Adresse und Ihr Profilbild, ein Hash Ihres Passworts, die Chartbilder, die Sie senden, mit ihren Analysen, Ihre Einstellungen, Ihre Support-Tickets, die Geräte, auf denen Sie angemeldet sind, und Ihr Abonnement mit seinen Zahlungen.',
  'privacy.h2': 'Wofür',
  'privacy.p2':
    'Um Ihre Charts zu analysieren, Ihren Verlauf zu führen, Ihnen zu antworten und Ihr Abonnement zu verwalten. Wir verkaufen Ihre Daten nicht und zeigen keine Werbung.',
  'privacy.h3': 'Auf Ihrem Gerät',
  'privacy.p3':
    'Die App bewahrt im Speicher Ihres Browsers Ihre Sitzung, Ihre Sprache, Bilder, die noch gesendet werden, und zuletzt Gesehenes auf, damit sie auch ohne Netz funktioniert. Beim Abmelden wird das Gesehene entfernt. Sie setzt keine Tracking-Cookies.',
  'privacy.h4': 'Wer es sonst sieht',
  'privacy.p4':
    'Zahlungsdaten gehen an den Zahlungsanbieter und nie an uns. Bilder sehen nur Sie und unser Support, wenn Sie um Hilfe bitten.',
  'privacy.h5': 'Wie lange',
  'privacy.p5':
    'Solange Ihr Konto besteht. Eine Analyse, die Sie löschen, wird mit ihrem Bild nach einem Tag endgültig gelöscht. Ein gelöschtes Konto wird sofort geschlossen, Ihre personenbezogenen Daten werden nach 30 Tagen gelöscht; Zahlungen bleiben ohne Ihren Namen in unseren Büchern.',
  'privacy.h6': 'Ihre Rechte',
  'privacy.p6':
    'In den Einstellungen können Sie alle Ihre Daten als ZIP-Datei herunterladen und Ihr Konto löschen, im Profil Namen und Bild berichtigen und im Verlauf einzelne Analysen löschen. Für alles andere schreiben Sie uns über die Hilfe.',
  'privacy.h7': 'Kinder',
  'privacy.p7': 'Wickwise ist nicht für Kinder unter 13, und wir speichern wissentlich keine Daten von ihnen.',
};

import type { Translation } from '../text.ts';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  'factor.title': 'Bestätigung in zwei Schritten',
  'factor.lead':
    'Zusätzlich zum Passwort ein Code aus einer Authenticator-App auf Ihrem Telefon. Wer nur das Passwort kennt, kommt nicht hinein.',
  'factor.isOn': 'Eingeschaltet',
  'factor.isOff': 'Ausgeschaltet',
  'factor.left': { one: 'Noch {count} Wiederherstellungscode', other: 'Noch {count} Wiederherstellungscodes' },
  'factor.few': 'Es sind nur noch wenige übrig. Erstellen Sie rechtzeitig neue.',
  'factor.renew': 'Neue Wiederherstellungscodes',
  'factor.renewLead':
    'Sie erhalten zehn neue Wiederherstellungscodes. Alle bisher aufbewahrten gelten dann nicht mehr.',
  'factor.renewAct': 'Neue Codes erstellen',
  'factor.renewed': 'Die Wiederherstellungscodes sind neu',
  'factor.required':
    'Der Betreiber dieser Installation verlangt sie von allen Administratoren. Ist sie ausgeschaltet, muss sie vor allem anderen neu eingerichtet werden.',
  'factor.turnOn': 'Einschalten',
  'factor.turnOff': 'Ausschalten',
  'factor.password': 'Ihr Passwort',
  'factor.passwordHint':
    'Falls Sie sich nur mit Google anmelden, legen Sie zuerst über „Passwort vergessen?“ ein Passwort fest.',
  'factor.startLead': 'Sie brauchen eine Authenticator-App. Ihre anderen Geräte werden abgemeldet.',
  'factor.next': 'Weiter',
  'factor.scan': 'Scannen Sie diesen Code mit Ihrer Authenticator-App, oder geben Sie den Schlüssel ein.',
  'factor.qr': 'QR-Code mit dem Schlüssel für Ihre Authenticator-App',
  'factor.key': 'Schlüssel',
  'factor.openApp': 'In einer App auf diesem Gerät öffnen',
  'factor.code': '6-stelliger Code, den die App anzeigt',
  'factor.keep':
    'Bewahren Sie diese Wiederherstellungscodes an einem sicheren Ort auf, getrennt von Ihrem Telefon. Jeder öffnet Ihr Konto einmal, wenn die App verloren ist. Sie werden nicht noch einmal angezeigt.',
  'factor.codes': 'Wiederherstellungscodes',
  'factor.copied': 'Kopiert',
  'factor.save': 'Als Datei speichern',
  'factor.kept': 'Ich habe sie aufbewahrt',
  'factor.done': 'Die Bestätigung in zwei Schritten ist eingeschaltet',
  'factor.ended': 'Die Bestätigung in zwei Schritten ist ausgeschaltet',
  'factor.endLead': 'Danach öffnet das Passwort allein Ihr Konto. Ihre anderen Geräte werden abgemeldet.',
  'factor.endCode': 'Code der App oder ein Wiederherstellungscode',
  'factor.loadFailed': 'Ob sie eingeschaltet ist, konnte nicht geladen werden.',
  'factor.failed': 'Das hat nicht geklappt. Bitte versuchen Sie es erneut.',
  'factor.advice': 'Ihr Passwort allein öffnet das alles. Schützen Sie es mit einem zweiten Schritt.',
  'factor.adviceAct': 'Bestätigung in zwei Schritten einrichten',
  'factor.requiredTitle': 'Ein Schritt, bevor Sie beginnen',
  'factor.requiredLead':
    'Administratoren brauchen hier die Bestätigung in zwei Schritten. Sobald sie eingeschaltet ist, steht Ihnen alles offen.',
};

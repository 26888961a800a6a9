import type { Translation } from '../text.ts';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  'admin.area': 'Verwaltung',
  'admin.nav': 'Navigation der Verwaltung',
  'admin.login.title': 'Admin-Anmeldung',
  'admin.login.heading': 'Administration',
  'admin.login.lead': 'Melden Sie sich mit einem Administratorkonto an.',
  'admin.login.failed': 'Ungültige Zugangsdaten',
  'admin.dashboard': 'Übersicht',
  'admin.signedInAs': 'Angemeldet als {name}',
  'admin.sessionGood': 'Ihre Admin-Sitzung ist gültig.',
  'admin.sessionUnchecked': 'Der Server konnte nicht nach Ihrer Sitzung gefragt werden.',
  'admin.role': 'Rolle: {role}',
  'admin.role.admin': 'Administrator',
  'admin.role.owner': 'Inhaber',
  'admin.profile': 'Profileinstellungen',
  'admin.profileLead': 'Ihr Name und Ihre E-Mail-Adresse als Administrator.',
  'admin.profileLoadFailed': 'Ihr Profil konnte nicht geladen werden.',
  'admin.profileSaved': 'Profil gespeichert',
  'admin.profileFailed': 'Profil konnte nicht gespeichert werden',
  'admin.collapse': 'Seitenleiste einklappen',
  'admin.expand': 'Seitenleiste ausklappen',
};

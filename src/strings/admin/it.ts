import type { Translation } from '../text.ts';
import type { en } from './en.ts';

export const it: Translation<typeof en> = {
  'admin.area': 'Amministrazione',
  'admin.nav': 'Navigazione di amministrazione',
  'admin.login.title': 'Accesso amministratore',
  'admin.login.heading': 'Area di amministrazione',
  'admin.login.lead': 'Accedi con un account amministratore.',
  'admin.login.failed': 'Credenziali non valide',
  'admin.dashboard': 'Pannello',
  'admin.signedInAs': 'Accesso come {name}',
  'admin.sessionGood': 'La tua sessione di amministrazione è valida.',
  'admin.sessionUnchecked': 'Impossibile chiedere al server della tua sessione.',
  'admin.role': 'Ruolo: {role}',
  'admin.role.admin': 'amministratore',
  'admin.role.owner': 'proprietario',
  'admin.profile': 'Impostazioni profilo',
  'admin.profileLead': 'Il tuo nome e la tua email come amministratore.',
  'admin.profileLoadFailed': 'Impossibile caricare il profilo.',
  'admin.profileSaved': 'Profilo salvato',
  'admin.profileFailed': 'Impossibile salvare il profilo',
  'admin.collapse': 'Comprimi la barra laterale',
  'admin.expand': 'Espandi la barra laterale',
};

import type { Translation } from '../text.ts';
import type { en } from './en.ts';

export const it: Translation<typeof en> = {
  'factor.title': 'Verifica in due passaggi',
  'factor.lead':
    'Oltre alla password, un codice di un’app di autenticazione sul tuo telefono. Chi conosce solo la password non entra.',
  'factor.isOn': 'Attiva',
  'factor.isOff': 'Non attiva',
  'factor.left': {
    one: '{count} codice di recupero rimasto',
    many: '{count} codici di recupero rimasti',
    other: '{count} codici di recupero rimasti',
  },
  'factor.few': 'Ne restano pochi. Creane di nuovi in tempo.',
  'factor.renew': 'Nuovi codici di recupero',
  'factor.renewLead': 'Riceverai dieci nuovi codici di recupero. Tutti quelli conservati finora non varranno più.',
  'factor.renewAct': 'Crea nuovi codici',
  'factor.renewed': 'I codici di recupero sono nuovi',
  'factor.required':
    'Chi gestisce questa installazione la richiede agli amministratori. Se la disattivi, dovrai configurarla di nuovo prima di tutto il resto.',
  'factor.turnOn': 'Attiva',
  'factor.turnOff': 'Disattiva',
  'factor.password': 'La tua password',
  'factor.passwordHint': 'Se accedi solo con Google, imposta prima una password con “Password dimenticata?”.',
  'factor.startLead': 'Ti serve un’app di autenticazione. Gli altri tuoi dispositivi verranno disconnessi.',
  'factor.next': 'Continua',
  'factor.scan': 'Scansiona questo codice con la tua app di autenticazione oppure digita la chiave.',
  'factor.qr': 'Codice QR con la chiave per la tua app di autenticazione',
  'factor.key': 'Chiave',
  'factor.openApp': 'Apri in un’app di questo dispositivo',
  'factor.code': 'Codice di 6 cifre mostrato dall’app',
  'factor.keep':
    'Conserva questi codici di recupero in un luogo sicuro, lontano dal telefono. Ognuno apre il tuo account una volta se perdi l’app. Non verranno più mostrati.',
  'factor.codes': 'Codici di recupero',
  'factor.copied': 'Copiato',
  'factor.save': 'Salva come file',
  'factor.kept': 'Li ho conservati',
  'factor.done': 'La verifica in due passaggi è attiva',
  'factor.ended': 'La verifica in due passaggi non è più attiva',
  'factor.endLead': 'Dopo, la sola password aprirà il tuo account. Gli altri tuoi dispositivi verranno disconnessi.',
  'factor.endCode': 'Codice dell’app o codice di recupero',
  'factor.loadFailed': 'Impossibile sapere se è attiva.',
  'factor.failed': 'Non ha funzionato. Riprova.',
  'factor.advice': 'La sola password apre tutto questo. Proteggila con un secondo passaggio.',
  'factor.adviceAct': 'Configura la verifica in due passaggi',
  'factor.requiredTitle': 'Un passaggio prima di iniziare',
  'factor.requiredLead':
    'Qui gli amministratori hanno bisogno della verifica in due passaggi. Appena è attiva, avrai accesso a tutto.',
};

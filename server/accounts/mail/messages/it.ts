import type { MailCatalogue } from '../mail-text.ts';

export const it: MailCatalogue = {
  greeting: 'Ciao {name},',
  closing: 'Il team di Wickwise',
  optOut: 'Puoi disattivare e-mail come questa nelle impostazioni di Wickwise.',
  welcome: {
    subject: 'Ti diamo il benvenuto su Wickwise',
    lines: [
      'Il tuo account è pronto. Fotografa un grafico di borsa o scegli un’immagine e leggi che cosa dicono i suoi prezzi.',
      'Aggiungi Wickwise alla schermata iniziale del telefono: le foto scattate senza connessione vengono conservate e inviate più tardi.',
    ],
    action: 'Analizza un grafico',
  },
  code: {
    subject: '{code} è il tuo codice Wickwise',
    lines: [
      'Il codice per impostare una nuova password è {code}. È valido per 10 minuti.',
      'Non l’hai chiesto tu? Non fare nulla: la password resta quella di prima. Non comunicare il codice a nessuno.',
    ],
    action: 'Imposta una nuova password',
  },
  passwordChanged: {
    subject: 'La tua password di Wickwise è stata cambiata',
    lines: [
      'La password del tuo account è appena stata cambiata. Gli altri dispositivi sono stati disconnessi.',
      'Non sei stato tu? Imposta subito una nuova password.',
    ],
    action: 'Imposta una nuova password',
  },
  secondFactorOn: {
    subject: 'La verifica in due passaggi è attiva',
    lines: [
      'Da ora per accedere al tuo account serve un codice della tua app di autenticazione. Gli altri dispositivi sono stati disconnessi. Conserva i codici di recupero in un luogo sicuro.',
      'Non sei stato tu? Scrivi subito alla nostra assistenza.',
    ],
    action: 'Apri le impostazioni',
  },
  secondFactorOff: {
    subject: 'La verifica in due passaggi è stata disattivata',
    lines: [
      'Ora il tuo account si apre con la sola password. Gli altri dispositivi sono stati disconnessi.',
      'Non sei stato tu? Imposta subito una nuova password e riattivala.',
    ],
    action: 'Apri le impostazioni',
  },
  recoveryCodeUsed: {
    subject: 'Un codice di recupero ha aperto il tuo account Wickwise',
    lines: [
      'Qualcuno ha appena effettuato l’accesso al tuo account con la password e un codice di recupero. Quel codice non vale più; codici rimasti: {left}.',
      'Non sei stato tu? Imposta subito una nuova password. Ne restano pochi? Creane di nuovi nelle impostazioni.',
    ],
    action: 'Apri le impostazioni',
  },
  recoveryCodesRenewed: {
    subject: 'I tuoi codici di recupero Wickwise sono nuovi',
    lines: [
      'Sono stati appena creati dieci nuovi codici di recupero per il tuo account. Quelli che conservavi non valgono più.',
      'Non sei stato tu? Imposta subito una nuova password e crea altri codici di recupero.',
    ],
    action: 'Apri le impostazioni',
  },
  emailChanged: {
    subject: 'L’e-mail del tuo account Wickwise è stata cambiata',
    lines: [
      'L’e-mail del tuo account è appena stata cambiata. Questo indirizzo non è più associato all’account.',
      'Non sei stato tu? Scrivi subito alla nostra assistenza.',
    ],
    action: 'Scrivi all’assistenza',
  },
  accountDeleted: {
    subject: 'Il tuo account Wickwise è stato chiuso',
    lines: [
      'Il tuo account è appena stato chiuso e sei stato disconnesso ovunque. Immagini, analisi e dati personali saranno cancellati tra 30 giorni.',
      'Non sei stato tu o hai cambiato idea? Scrivi prima di allora alla nostra assistenza e tutto tornerà come prima.',
    ],
    action: 'Scrivi all’assistenza',
  },
  ticketAnswered: {
    subject: 'Risposta al tuo ticket: {subject}',
    lines: ['La nostra assistenza ha risposto al tuo ticket «{subject}»:'],
    action: 'Leggi e rispondi',
  },
  analysisReady: {
    subject: 'La tua analisi è pronta',
    lines: [
      'L’analisi del grafico che hai inviato è pronta. Ha richiesto più tempo del solito, per questo ti scriviamo.',
    ],
    action: 'Leggi l’analisi',
  },
  planChanged: {
    subject: 'Il tuo piano ora è {plan}',
    lines: [
      '{plan} è iniziato. I tuoi nuovi crediti sono pronti e il piano vale fino al {date}.',
      'Hai pagato {amount}. La ricevuta si trova nell’app, alla voce Abbonamento.',
    ],
    action: 'Vedi il tuo piano',
  },
  planRenewed: {
    subject: '{plan} è stato rinnovato',
    lines: [
      '{plan} è stato rinnovato e vale fino al {date}. I tuoi nuovi crediti sono pronti.',
      'Hai pagato {amount}. La ricevuta si trova nell’app, alla voce Abbonamento.',
    ],
    action: 'Vedi il tuo piano',
  },
  paymentFailed: {
    subject: 'Il pagamento di {plan} non è riuscito',
    lines: [
      'Il pagamento di {amount} per rinnovare {plan} è stato rifiutato. Riproveremo nei prossimi giorni.',
      'Controlla la tua carta o scegli di nuovo un piano. Nulla della tua cronologia va perso.',
    ],
    action: 'Controlla il piano',
  },
  planCanceled: {
    subject: '{plan} è stato disdetto',
    lines: [
      '{plan} è stato disdetto e non sarà più addebitato. È valido fino al {date}, poi si applica il Free Plan.',
      'Hai cambiato idea? Fino ad allora puoi riprenderlo in un solo passo.',
    ],
    action: 'Vedi il tuo piano',
  },
  creditsLow: {
    subject: 'Hai usato {used} analisi su {total}',
    lines: [
      'Hai usato {used} delle {total} analisi che {plan} comprende in questo periodo.',
      'Un piano più grande inizia subito, e ciò che non hai usato viene detratto dal prezzo.',
    ],
    action: 'Confronta i piani',
  },
};

import type { Translation } from '../text.ts';
import type { en } from './en.ts';

export const it: Translation<typeof en> = {
  'help.title': 'Aiuto e supporto',
  'help.lead': 'Risposte, una guida e persone.',
  'help.faq': 'Domande frequenti',
  'help.q1': 'Quali formati di immagine sono accettati?',
  'help.a1': 'PNG, JPG/JPEG e WebP, max 5 MB.',
  'help.q2': 'Quante analisi ho?',
  'help.a2': 'Free: 3 analisi al mese. Basic: 50. Pro: 200. Enterprise: illimitate.',
  'help.q3': 'Posso esportare un’analisi in PDF?',
  'help.a3': 'Sì, con i piani Pro ed Enterprise.',
  'help.q4': 'Da dove vengono i prezzi di un’analisi?',
  'help.a4':
    'Dalla tua immagine. Ogni candela è misurata in pixel e riportata sulla scala dei prezzi dell’asse. Se l’asse non è leggibile, l’analisi lo dice e parla in termini relativi.',
  'help.q5': 'Che cosa succede senza connessione?',
  'help.a5':
    'L’immagine viene salvata su questo dispositivo e inviata appena c’è una connessione. Non viene mai inviata due volte.',
  'help.q6': 'Un’immagine illeggibile viene addebitata?',
  'help.a6': 'No. Se non si trova un grafico o l’analisi non riesce, il credito viene restituito.',
  'help.q7': 'C’è un limite di età?',
  'help.a7': 'Sì. I minori di 13 anni non possono usare Wickwise.',
  'help.contact': 'Scrivici',
  'help.contactLead': 'Rispondiamo via email.',
  'help.resources': 'Risorse',
  'help.chat': 'Fai una domanda',
  'help.tickets': 'Le tue richieste di assistenza',

  'guide.title': 'Guida all’uso',
  'guide.lead': 'Dall’immagine all’analisi.',
  'guide.contents': 'Indice',
  'guide.h1': 'Scattare una buona immagine',
  'guide.p1':
    'Uno screenshot si legge meglio; una foto va scattata di fronte, nitida e senza riflessi. Mostra candele o barre ben separate e almeno tre etichette dell’asse dei prezzi. Scegli prima la strategia: l’analisi parte con l’immagine.',
  'guide.h2': 'Leggere il risultato',
  'guide.p2':
    'Gli strati sopra l’immagine mostrano candele, scala, livelli e segnali letti; puoi attivarli e disattivarli. La percentuale dice quanto è sicura la lettura, l’errore di lettura (±) di quanto può sbagliare un prezzo. Senza un asse leggibile l’analisi usa termini relativi. Un’immagine illeggibile è rifiutata con il motivo, senza costi.',
  'guide.h3': 'Correggere la scala',
  'guide.p3':
    'Se i prezzi sembrano sbagliati, scegli «Correggi la scala». Trascina le due linee su altezze di cui conosci il prezzo e scrivi i prezzi: l’analisi viene riscritta. Serve una connessione e non costa crediti.',
  'guide.h4': 'Offline e posta in uscita',
  'guide.p4':
    'Ogni immagine è salvata su questo dispositivo prima dell’invio e non è mai inviata due volte. Senza connessione aspetta in «Immagini in viaggio», in alto, dove puoi eliminarla o salvare tutto in ZIP. Le analisi già aperte si leggono anche offline.',
  'guide.h5': 'Piani e crediti',
  'guide.p5':
    'Ogni analisi usa un credito del mese; se fallisce, il credito torna. Quando non ne restano, le altre immagini aspettano sul dispositivo. Dopo la disdetta un piano pagato dura fino alla fine del periodo.',
  'guide.h6': 'Cronologia, confronto, PDF',
  'guide.p6':
    'La cronologia conserva le tue analisi: puoi cercarle, filtrarle per data ed eliminarle. «Confronta» ne affianca due; «Analizza di nuovo» applica un’altra strategia alla stessa immagine per un credito. Pro ed Enterprise salvano un PDF.',
  'guide.h7': 'Privacy e i tuoi dati',
  'guide.p7':
    'Immagini e analisi le vedi solo tu, e la nostra assistenza se chiedi aiuto. Le analisi si eliminano nella cronologia. Nelle impostazioni puoi scollegare tutti i dispositivi, scaricare tutti i tuoi dati o eliminare l’account, i cui dati sono cancellati dopo 30 giorni.',
  'video.title': 'Videotutorial',
  'video.lead': 'Mezzo minuto dell’app in uso, senza audio.',
  'video.transcript': 'Che cosa mostra',
  'video.s1': 'Si sceglie la strategia Ritracciamento di Fibonacci e si carica lo screenshot di un grafico.',
  'video.s2': 'L’immagine è salvata, inviata e misurata; dopo qualche secondo l’analisi è pronta.',
  'video.s3': 'I livelli grafici vengono attivati e disattivati, poi si leggono la qualità di lettura e l’analisi.',
  'video.s4': 'L’analisi viene riaperta dalla cronologia.',

  'updates.title': 'Novità',
  'updates.upcoming': 'In arrivo',
  'updates.binary': 'Analisi di opzioni binarie',
  'updates.fundamental': 'Analisi fondamentale',
  'updates.due': 'Previsto: {when}',
  'updates.may2024': 'Maggio 2024',
  'updates.june2024': 'Giugno 2024',
  'updates.progress': '{percent} fatto',
  'updates.releases': 'Versioni',
  'updates.feature': 'Funzione',
  'updates.bugfix': 'Correzione',
  'updates.v120': 'v1.2.0',
  'updates.v112': 'v1.1.2',
  'updates.v120Text': 'Smart money: order block, fair value gap, liquidità e breaker block.',
  'updates.v112Text': 'Le immagini scattate con il telefono in verticale vengono raddrizzate prima della lettura.',

  'legal.lastUpdated': 'Ultimo aggiornamento: marzo 2024',
  'terms.title': 'Termini e condizioni',
  'terms.h1': 'Che cosa accetti',
  'terms.p1':
    'Creando un account o usando Wickwise accetti questi termini. Se non sei d’accordo, non usare il servizio.',
  'terms.h2': 'Che cosa fa il servizio',
  'terms.p2':
    'Wickwise legge immagini di grafici di trading e scrive un’analisi tecnica di ciò che vi ha misurato. Può leggere male un’immagine; ogni risultato dice con quale qualità è stata letta.',
  'terms.h3': 'Nessuna consulenza finanziaria',
  'terms.p3':
    'Un’analisi descrive un grafico. Non è consulenza d’investimento, né un’offerta, né una promessa di rendimento. Le decisioni e le loro conseguenze sono tue.',
  'terms.h4': 'Il tuo account',
  'terms.p4':
    'Tieni per te la password e aggiornata la tua email. Sei responsabile di ciò che accade con il tuo account. Devi avere almeno 13 anni.',
  'terms.h5': 'Piani e pagamento',
  'terms.p5':
    'Ogni piano comprende un numero di analisi al mese. I piani a pagamento si rinnovano fino alla disdetta; un piano disdetto resta utilizzabile fino alla fine del periodo pagato. Un’analisi non riuscita non viene addebitata.',
  'terms.h6': 'Uso corretto',
  'terms.p6':
    'Non caricare ciò su cui non hai diritti, non disturbare il servizio e non cercare di raggiungere i dati altrui. Possiamo disattivare gli account che lo fanno.',
  'terms.h7': 'Responsabilità',
  'terms.p7':
    'Il servizio è fornito così com’è. Nei limiti di legge, non rispondiamo di perdite dovute a decisioni di trading o all’indisponibilità del servizio.',
  'terms.h8': 'Modifiche e contatti',
  'terms.p8':
    'Se questi termini cambiano nella sostanza, lo diciamo nell’app prima che valgano. Domande: scrivici da Aiuto.',
  'privacy.title': 'Informativa privacy',
  'privacy.h1': 'Che cosa raccogliamo',
  'privacy.p1':
    'Il tuo nome, la tua e-mail e la tua immagine del profilo, un hash della password, le immagini dei grafici che invii con le loro analisi, le impostazioni, i ticket di assistenza, i dispositivi su cui hai effettuato l’accesso e il tuo abbonamento con i relativi pagamenti.',
  'privacy.h2': 'Perché',
  'privacy.p2':
    'Per analizzare i tuoi grafici, conservare la cronologia, risponderti e gestire l’abbonamento. Non vendiamo i tuoi dati e non mostriamo pubblicità.',
  'privacy.h3': 'Sul tuo dispositivo',
  'privacy.p3':
    'L’app conserva nel tuo browser la sessione, la lingua, le immagini in attesa di invio e ciò che hai visto per ultimo, così da funzionare senza rete. Quando esci, ciò che hai visto viene rimosso. Non imposta cookie di tracciamento.',
  'privacy.h4': 'Chi altro li vede',
  'privacy.p4':
    'I dati di pagamento vanno al fornitore di pagamento e mai a noi. Le immagini sono mostrate solo a te, e al nostro supporto quando chiedi aiuto.',
  'privacy.h5': 'Per quanto tempo',
  'privacy.p5':
    'Finché esiste il tuo account. Un’analisi che elimini viene cancellata con la sua immagine dopo un giorno. Un account eliminato viene chiuso subito e i tuoi dati personali sono cancellati dopo 30 giorni; i pagamenti restano nella nostra contabilità senza il tuo nome.',
  'privacy.h6': 'I tuoi diritti',
  'privacy.p6':
    'Nelle impostazioni puoi scaricare tutti i tuoi dati in un file ZIP ed eliminare il tuo account; nel profilo puoi correggere nome e immagine; nella cronologia puoi eliminare singole analisi. Per tutto il resto scrivici da Aiuto.',
  'privacy.h7': 'Minori',
  'privacy.p7': 'Wickwise non è per minori di 13 anni e non conserviamo consapevolmente loro dati.',
};

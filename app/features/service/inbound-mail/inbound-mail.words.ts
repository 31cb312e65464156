import type { WordTable } from '#app/kit/words/words.ts'
import { listsWords } from '#app/kit/lists/lists.words.ts'
import { terms } from '#app/terms.words.ts'

/** What is said of mails that came in: in their messages, and in what their senders are answered. */
export const inboundWords = {
  'only-files': { it: 'File inviati per e-mail.', en: 'Files sent by email.', fr: 'Fichiers envoyés par e-mail.' },
  'no-files': {
    it: 'E-mail senza testo: i file allegati non sono stati accettati.',
    en: 'An email without text: the files in it were not accepted.',
    fr: 'E-mail sans texte\u00a0: les fichiers joints n’ont pas été acceptés.',
  },

  'answer.subject': {
    it: 'Intervento {id}: la tua e-mail non è arrivata nell’intervento',
    en: 'Ticket {id}: your email did not arrive in the ticket',
    fr: 'Dossier SAV {id}\u00a0: votre e-mail n’est pas arrivé dans le dossier',
  },
  'answer.files.subject': {
    it: 'Intervento {id}: file non accettati',
    en: 'Ticket {id}: files that were not accepted',
    fr: 'Dossier SAV {id}\u00a0: fichiers refusés',
  },
  'answer.staff': {
    it: 'da un’e-mail non si può rispondere a nome dell’assistenza: la risposta non è stata scritta. Rispondi dalla pagina dell’intervento.',
    en: 'It is not possible to answer for after-sales by email: nothing was written. Please reply on the page of the ticket.',
    fr: 'Il n’est pas possible de répondre au nom du service après-vente par e-mail\u00a0: rien n’a été enregistré. Répondez depuis la page du dossier SAV.',
  },
  'answer.closed': {
    it: 'l’intervento {id} è chiuso e non riceve altri messaggi: il testo non è stato registrato. Se il problema continua, apri un nuovo intervento.',
    en: 'Ticket {id} is closed and takes no more messages: your text was not recorded. If the problem goes on, please open a new ticket.',
    fr: 'Le dossier SAV {id} est clôturé et ne reçoit plus de messages\u00a0: votre texte n’a pas été enregistré. Si le problème persiste, ouvrez un nouveau dossier SAV.',
  },
  'answer.closed.follower': {
    it: 'l’intervento {id} è chiuso e non riceve altri messaggi: il testo non è stato registrato. Se il problema continua, rivolgiti a chi lo ha aperto.',
    en: 'Ticket {id} is closed and takes no more messages: your text was not recorded. If the problem goes on, please turn to those who opened it.',
    fr: 'Le dossier SAV {id} est clôturé et ne reçoit plus de messages\u00a0: votre texte n’a pas été enregistré. Si le problème persiste, adressez-vous à la personne qui l’a ouvert.',
  },
  'answer.merged': {
    it: 'l’intervento {id} è stato unito al n. {other} e non riceve altri messaggi: il testo non è stato registrato. Per rispondere, usa il n. {other}.',
    en: 'Ticket {id} was merged into no. {other} and takes no more messages: your text was not recorded. To reply, please use no. {other}.',
    fr: 'Le dossier SAV {id} a été fusionné avec le n°\u00a0{other} et ne reçoit plus de messages\u00a0: votre texte n’a pas été enregistré. Pour répondre, utilisez le n°\u00a0{other}.',
  },
  'answer.too-large': {
    it: 'la tua e-mail è troppo grande: al massimo 25\u00a0MB con gli allegati. Non è stato registrato nulla: invia meno foto alla volta, o video più brevi.',
    en: 'Your email is too large: the limit is 25\u00a0MB with its attachments. Nothing was recorded: send fewer photos at a time, or shorter videos.',
    fr: 'Votre e-mail est trop volumineux\u00a0: 25\u00a0Mo au maximum, pièces jointes comprises. Rien n’a été enregistré\u00a0: envoyez moins de photos à la fois, ou des vidéos plus courtes.',
  },
  'answer.limit': {
    it: 'oggi sono già arrivati molti messaggi: questo non è stato registrato. Invialo di nuovo domani.',
    en: 'Many messages have arrived today already: this one was not recorded. Please send it again tomorrow.',
    fr: 'De nombreux messages sont déjà arrivés aujourd’hui\u00a0: celui-ci n’a pas été enregistré. Renvoyez-le demain.',
  },
  'answer.files': {
    it: 'il testo della tua e-mail è arrivato nell’intervento, ma non tutti i file:',
    en: 'The text of your email has arrived in the ticket, but not all of its files:',
    fr: 'Le texte de votre e-mail est arrivé dans le dossier SAV, mais pas tous les fichiers\u00a0:',
  },
  'answer.open': terms.openTicket,
  'answer.new': terms.openNewTicket,
} as const satisfies WordTable

/** The console's page of mails that wait for staff, and of addresses that mails came back from. */
export const asideWords = {
  console: terms.console,
  title: terms.incomingMail,
  intro: {
    it: 'Risposte che non sono diventate messaggi di un intervento. Per ognuna è scritto il motivo e che cosa fare; l’e-mail intera è nella cartella «{folder}» della casella.',
    en: 'Replies that did not become messages of a ticket. For each it says why, and what to do; the whole email is in the folder “{folder}” of the mailbox.',
    fr: 'Réponses qui ne sont pas devenues des messages d’un dossier SAV. Pour chacune figurent la raison et ce qu’il faut faire\u00a0; l’e-mail entier se trouve dans le dossier «\u00a0{folder}\u00a0» de la boîte.',
  },
  off: {
    it: 'Il portale non legge nessuna casella: con MAIL_INBOUND=imap le risposte alle e-mail arrivano negli interventi.',
    en: 'The portal reads no mailbox: with MAIL_INBOUND=imap, replies to its emails arrive in the tickets.',
    fr: 'Le portail ne lit aucune boîte\u00a0: avec MAIL_INBOUND=imap, les réponses aux e-mails arrivent dans les dossiers SAV.',
  },
  count: {
    it: { one: '{count} e-mail da vedere.', other: '{count} e-mail da vedere.' },
    en: { one: '{count} email to look at.', other: '{count} emails to look at.' },
    fr: { one: '{count} e-mail à examiner.', other: '{count} e-mails à examiner.' },
  },
  none: { it: 'Nessuna e-mail da vedere', en: 'No mail to look at', fr: 'Aucun e-mail à examiner' },
  'none.words': {
    it: 'Tutte le risposte arrivate sono diventate messaggi, o hanno avuto una risposta.',
    en: 'All replies that came in became messages, or were answered.',
    fr: 'Toutes les réponses reçues sont devenues des messages ou ont reçu une réponse.',
  },
  mail: { it: 'E-mail', en: 'Email', fr: 'E-mail' },
  'no-subject': { it: 'Senza oggetto', en: 'No subject', fr: 'Sans objet' },
  'no-sender': { it: 'mittente non leggibile', en: 'sender cannot be read', fr: 'expéditeur illisible' },
  why: { it: 'Motivo e che cosa fare', en: 'Why, and what to do', fr: 'Raison et que faire' },
  arrived: { it: 'Arrivata', en: 'Arrived', fr: 'Reçu' },
  text: { it: 'Leggi il testo', en: 'Read the text', fr: 'Lire le texte' },
  'text.of': { it: 'Testo: {subject}', en: 'Text: {subject}', fr: 'Texte\u00a0: {subject}' },
  ticket: {
    it: 'Vai all’intervento {number}',
    en: 'Go to ticket {number}',
    fr: 'Aller au dossier SAV {number}',
  },
  checks: {
    it: 'Controlli del server: {found}',
    en: 'Checks of the server: {found}',
    fr: 'Contrôles du serveur\u00a0: {found}',
  },
  done: { it: 'Fatto', en: 'Done', fr: 'Traité' },
  'done.of': { it: 'Fatto: {subject}', en: 'Done: {subject}', fr: 'Traité\u00a0: {subject}' },
  'notice.settled': { it: 'E-mail tolta dall’elenco', en: 'Removed from the list', fr: 'E-mail retiré de la liste' },
  'notice.released': {
    it: 'A questo indirizzo si scrive di nuovo',
    en: 'This address is written to again',
    fr: 'Les e-mails repartent vers cette adresse',
  },

  'reason.no-token': {
    it: 'Non si capisce a quale intervento appartiene. Se è una richiesta, rispondi dalla casella di posta.',
    en: 'It is not clear which ticket it belongs to. If it is a request, answer it from the mailbox.',
    fr: 'Impossible de savoir à quel dossier SAV il se rapporte. S’il s’agit d’une demande, répondez depuis la boîte.',
  },
  'reason.old-token': {
    it: 'Risponde a un’e-mail di oltre un anno fa. Cerca il cliente e, se serve, apri un intervento per suo conto.',
    en: 'It answers an email from more than a year ago. Look up the customer and open a ticket for them if needed.',
    fr: 'Il répond à un e-mail de plus d’un an. Cherchez le client et ouvrez un dossier SAV en son nom si nécessaire.',
  },
  'reason.sender': {
    it: 'Non viene dall’indirizzo a cui era stata scritta l’e-mail: può essere un collega o un inganno. Chiedi alla persona dell’intervento; se deve scrivere anche questo indirizzo, aggiungilo a chi segue.',
    en: 'It does not come from the address that the email was sent to: a colleague, or a trick. Ask the person on the ticket; if this address is to write as well, add it to the followers.',
    fr: 'Il ne vient pas de l’adresse à laquelle l’e-mail avait été envoyé\u00a0: un collègue ou une tromperie. Demandez à la personne du dossier SAV\u00a0; si cette adresse doit aussi écrire, ajoutez-la aux personnes qui suivent.',
  },
  'reason.no-access': {
    it: 'Chi scrive non ha più accesso a questo intervento. Controlla l’azienda e i suoi utenti.',
    en: 'Its sender has no access to this ticket any more. Check the company and its people.',
    fr: 'L’expéditeur n’a plus accès à ce dossier SAV. Vérifiez l’entreprise et ses utilisateurs.',
  },
  'reason.empty': {
    it: 'Non contiene né testo né file. Se aspetti una risposta, scrivi nell’intervento.',
    en: 'It holds neither text nor files. If you are waiting for an answer, write in the ticket.',
    fr: 'Il ne contient ni texte ni fichier. Si vous attendez une réponse, écrivez dans le dossier SAV.',
  },
  'reason.too-large': {
    it: 'È troppo grande per essere letta. Guardala nella casella.',
    en: 'It is too large to be read. Look at it in the mailbox.',
    fr: 'Il est trop volumineux pour être lu. Consultez-le dans la boîte.',
  },
  'reason.too-many': {
    it: 'Da questo indirizzo sono arrivate troppe e-mail in un’ora. Se sono vere, copia quello che serve nell’intervento.',
    en: 'Too many emails came from this address within an hour. If they are real, copy what matters into the ticket.',
    fr: 'Trop d’e-mails sont arrivés de cette adresse en une heure. S’ils sont réels, copiez l’essentiel dans le dossier SAV.',
  },
  'reason.too-many-recipients': {
    it: 'È stata inviata a moltissimi indirizzi. Di solito non c’è nulla da fare.',
    en: 'It was sent to a great many addresses. Usually there is nothing to do.',
    fr: 'Il a été envoyé à de très nombreuses adresses. En général, il n’y a rien à faire.',
  },
  'reason.unreadable': {
    it: 'Non è leggibile. Guardala nella casella, con prudenza.',
    en: 'It cannot be read. Look at it in the mailbox, with care.',
    fr: 'Il est illisible. Consultez-le dans la boîte, avec prudence.',
  },
  'reason.complaint': {
    it: 'Qualcuno ha segnalato come indesiderata un’e-mail del portale. Se segue un intervento, toglilo da chi segue.',
    en: 'Someone reported an email of the portal as unwanted. If they follow a ticket, remove them from its followers.',
    fr: 'Quelqu’un a signalé un e-mail du portail comme indésirable. S’il suit un dossier SAV, retirez-le des personnes qui suivent.',
  },
  'reason.bounce-unknown': {
    it: 'Un’e-mail è tornata indietro, ma non si sa con certezza di chi. Leggi il testo e, se serve, correggi l’indirizzo.',
    en: 'An email came back, but it is not certain whose. Read the text, and correct the address if needed.',
    fr: 'Un e-mail est revenu, mais on ne sait pas avec certitude à qui il était destiné. Lisez le texte et corrigez l’adresse si nécessaire.',
  },

  blocked: { it: 'Indirizzi non raggiungibili', en: 'Addresses that cannot be reached', fr: 'Adresses injoignables' },
  'blocked.words': {
    it: 'Le e-mail a questi indirizzi sono tornate indietro e non ne partono altre. Correggi l’indirizzo della persona, oppure riprova quando la causa è risolta.',
    en: 'Emails to these addresses came back, and no more are sent. Correct the person’s address, or try again once the cause is gone.',
    fr: 'Les e-mails envoyés à ces adresses sont revenus et plus aucun ne part. Corrigez l’adresse de la personne, ou réessayez une fois la cause résolue.',
  },
  'blocked.most': {
    it: 'Sono elencati i {most} più recenti: cerca gli altri per indirizzo.',
    en: 'The latest {most} are listed: search for the others by address.',
    fr: 'Les {most} plus récentes sont affichées\u00a0: cherchez les autres par adresse.',
  },
  address: { it: 'Indirizzo e-mail', en: 'Email address', fr: 'Adresse e-mail' },
  since: terms.since,
  release: listsWords.retry,
  'release.of': { it: 'Riprova: {address}', en: 'Try again: {address}', fr: 'Réessayer\u00a0: {address}' },
} as const satisfies WordTable

import { pageNames } from '#app/features/people/pages/pages.words.ts'
import type { WordTable } from '#app/kit/words/words.ts'
import { terms } from '#app/terms.words.ts'

/** How mail is set and whether it works, for administrators. */
export const mailPageWords = {
  console: terms.console,
  title: pageNames.mail,
  intro: {
    it: 'Come partono e arrivano le e-mail del portale. Si imposta sul server: accanto a ogni dato c’è il nome dell’impostazione da cambiare.',
    en: 'How the portal’s emails leave and arrive. This is set on the server: beside each entry stands the name of the setting to change.',
    fr: 'Comment les e-mails du portail partent et arrivent. Tout se règle sur le serveur\u00a0: à côté de chaque donnée figure le nom du réglage à modifier.',
  },
  test: { it: 'Inviami un’e-mail di prova', en: 'Send me a test email', fr: 'M’envoyer un e-mail de test' },
  'notice.test': {
    it: 'E-mail di prova in coda: tra poco ricarica la pagina',
    en: 'Test email queued: read this page again in a moment',
    fr: 'E-mail de test en file\u00a0: rechargez la page dans un instant',
  },
  off: {
    it: 'Nessuna e-mail parte dal portale',
    en: 'No email leaves the portal',
    fr: 'Aucun e-mail ne part du portail',
  },
  'off.words': {
    it: 'Ogni e-mail viene conservata un mese nel database e non raggiunge nessuno. Per inviarle, sul server: MAIL=smtp con SMTP_URL e MAIL_FROM.',
    en: 'Each email is kept in the database for a month and reaches nobody. To send them, on the server: MAIL=smtp with SMTP_URL and MAIL_FROM.',
    fr: 'Chaque e-mail est conservé un mois dans la base de données et n’arrive à personne. Pour les envoyer, sur le serveur\u00a0: MAIL=smtp avec SMTP_URL et MAIL_FROM.',
  },
  'off.demo': {
    it: 'È una dimostrazione: le e-mail si leggono nella casella dimostrativa.',
    en: 'This is a demonstration: its emails are read in the demo mailbox.',
    fr: 'Ceci est une démonstration\u00a0: ses e-mails se lisent dans la boîte de démonstration.',
  },
  still: {
    it: 'Le e-mail attendono e nessuno le invia',
    en: 'Emails wait and nothing sends them',
    fr: 'Des e-mails attendent et rien ne les envoie',
  },
  'still.words': {
    it: 'Non sono ancora state tentate. Verifica che il portale, o il suo worker (ROLE), sia in funzione.',
    en: 'They have not been tried yet. Check that the portal, or its worker (ROLE), is running.',
    fr: 'Aucun envoi n’a encore été tenté. Vérifiez que le portail, ou son worker (ROLE), fonctionne.',
  },
  'reason.host': {
    it: 'Server di posta non trovato',
    en: 'Mail server not found',
    fr: 'Serveur de messagerie introuvable',
  },
  'reason.silent': {
    it: 'Il server di posta non risponde',
    en: 'The mail server does not answer',
    fr: 'Le serveur de messagerie ne répond pas',
  },
  'reason.login': {
    it: 'Il server di posta rifiuta l’accesso',
    en: 'The mail server refuses the login',
    fr: 'Le serveur de messagerie refuse la connexion',
  },
  'reason.certificate': {
    it: 'Connessione sicura con il server di posta non riuscita',
    en: 'No secure connection with the mail server',
    fr: 'Échec de la connexion sécurisée avec le serveur de messagerie',
  },
  'reason.refused': {
    it: 'Il server di posta ha rifiutato un’e-mail',
    en: 'The mail server refused an email',
    fr: 'Le serveur de messagerie a refusé un e-mail',
  },
  'reason.later': {
    it: 'Il server di posta chiede di riprovare più tardi',
    en: 'The mail server asks to try again later',
    fr: 'Le serveur de messagerie demande de réessayer plus tard',
  },
  'reason.other': {
    it: 'Un’e-mail non è partita',
    en: 'An email did not leave',
    fr: 'Un e-mail n’est pas parti',
  },
  'do.host': {
    it: 'Correggi il nome del server in {setting}.',
    en: 'Correct the server’s name in {setting}.',
    fr: 'Corrigez le nom du serveur dans {setting}.',
  },
  'do.silent': {
    it: 'Controlla server e porta in {setting}, e che la rete lasci passare il portale.',
    en: 'Check server and port in {setting}, and that the network lets the portal through.',
    fr: 'Vérifiez le serveur et le port dans {setting}, et que le réseau laisse passer le portail.',
  },
  'do.login': {
    it: 'Controlla nome utente e password in {setting}: i caratteri speciali vanno codificati con %.',
    en: 'Check user and password in {setting}: special characters have to be percent-encoded.',
    fr: 'Vérifiez l’utilisateur et le mot de passe dans {setting}\u00a0: les caractères spéciaux s’écrivent avec %.',
  },
  'do.certificate': {
    it: 'Il certificato deve essere valido per il nome in {setting}; quello di una propria autorità si indica con NODE_EXTRA_CA_CERTS.',
    en: 'The certificate has to be good for the name in {setting}; one of your own authority is named by NODE_EXTRA_CA_CERTS.',
    fr: 'Le certificat doit être valable pour le nom dans {setting}\u00a0; celui de votre propre autorité s’indique avec NODE_EXTRA_CA_CERTS.',
  },
  'do.refused': {
    it: 'Le altre partono. Spesso è l’indirizzo di chi riceve, o il server non accetta il mittente in MAIL_FROM.',
    en: 'Others leave. Often it is the reader’s address, or the server does not take the sender in MAIL_FROM.',
    fr: 'Les autres partent. Souvent, c’est l’adresse du destinataire, ou le serveur n’accepte pas l’expéditeur de MAIL_FROM.',
  },
  'do.later': {
    it: 'Il portale riprova per circa un giorno. Se continua, chiedi a chi gestisce il server di posta.',
    en: 'The portal tries again for about a day. If it goes on, ask who runs the mail server.',
    fr: 'Le portail réessaie pendant environ un jour. Si cela continue, demandez au responsable du serveur de messagerie.',
  },
  'do.other': {
    it: 'Il motivo è qui sotto e nel registro del server, alla riga «a job failed».',
    en: 'The reason stands below and in the server’s log, in the line “a job failed”.',
    fr: 'La raison figure ci-dessous et dans le journal du serveur, à la ligne «\u00a0a job failed\u00a0».',
  },
  'failed-at': { it: 'Ultimo errore: {at}', en: 'Last failure: {at}', fr: 'Dernier échec\u00a0: {at}' },
  state: { it: 'Funziona?', en: 'Does it work?', fr: 'Fonctionne-t-il\u00a0?' },
  waiting: { it: 'Ancora da inviare', en: 'Still to be sent', fr: 'Encore à envoyer' },
  'waiting.none': { it: 'Nessuna e-mail', en: 'No email', fr: 'Aucun e-mail' },
  'waiting.count': {
    it: { one: '{count}, in coda da: {since}', other: '{count}, la più vecchia in coda da: {since}' },
    en: { one: '{count}, since {since}', other: '{count}, the oldest since {since}' },
    fr: { one: '{count}, depuis le {since}', other: '{count}, le plus ancien depuis le {since}' },
  },
  'last.sent': { it: 'Ultima partita', en: 'Last sent', fr: 'Dernier envoi' },
  'last.kept': { it: 'Ultima conservata', en: 'Last kept', fr: 'Dernier conservé' },
  'last.none': { it: 'Ancora nessuna', en: 'None yet', fr: 'Aucun pour l’instant' },
  failure: { it: 'Errori in sospeso', en: 'Failures that last', fr: 'Échecs en cours' },
  'failure.none': { it: 'Nessun errore', en: 'No failure', fr: 'Aucun échec' },
  'given-up': { it: 'Non inviate', en: 'Not sent', fr: 'Non envoyés' },
  blocked: {
    it: 'Indirizzi da cui le e-mail tornano indietro',
    en: 'Addresses that emails come back from',
    fr: 'Adresses d’où les e-mails reviennent',
  },
  'blocked.unknown': {
    it: 'Non si sa: il portale non legge la posta in arrivo',
    en: 'Not known: the portal reads no incoming mail',
    fr: 'Inconnu\u00a0: le portail ne lit pas le courrier reçu',
  },
  fate: { it: 'La tua e-mail di prova', en: 'Your test email', fr: 'Votre e-mail de test' },
  'fate.waiting': {
    it: 'In coda. Ricarica la pagina tra qualche secondo. Richiesta: {at}.',
    en: 'Queued since {at}: read this page again in a few seconds.',
    fr: 'En file depuis le {at}\u00a0: rechargez la page dans quelques secondes.',
  },
  'fate.left': {
    it: 'Il server di posta l’ha presa in consegna per {to}: {at}. Guarda nella casella, anche nello spam.',
    en: 'On {at} the mail server took it for {to}. Look into the mailbox, and into its spam folder.',
    fr: 'Le {at}, le serveur de messagerie l’a pris en charge pour {to}. Regardez dans la boîte, y compris dans les indésirables.',
  },
  'fate.kept': {
    it: 'Conservata, non inviata: {at}.',
    en: 'Kept on {at}, not sent.',
    fr: 'Conservé le {at}, non envoyé.',
  },
  'fate.failing': {
    it: 'Non ancora partita: il portale riprova. Richiesta: {at}.',
    en: 'Asked for on {at}, not sent yet: the portal tries again.',
    fr: 'Demandé le {at}, pas encore parti\u00a0: le portail réessaie.',
  },
  'fate.given-up': {
    it: 'Non è partita. Richiesta: {at}.',
    en: 'Asked for on {at}, it did not leave.',
    fr: 'Demandé le {at}, il n’est pas parti.',
  },
  out: { it: 'In uscita', en: 'Outgoing', fr: 'Envoi' },
  in: { it: 'In arrivo', en: 'Replies', fr: 'Réception' },
  by: { it: 'Invio', en: 'Way', fr: 'Moyen' },
  server: { it: 'Server', en: 'Server', fr: 'Serveur' },
  security: { it: 'Cifratura', en: 'Encryption', fr: 'Chiffrement' },
  'tls.from the start': { it: 'TLS dall’inizio', en: 'TLS from the start', fr: 'TLS dès le début' },
  'tls.required': { it: 'STARTTLS obbligatorio', en: 'STARTTLS required', fr: 'STARTTLS obligatoire' },
  'tls.none': {
    it: 'Nessuna, sullo stesso server del portale',
    en: 'None, on the portal’s own machine',
    fr: 'Aucun, sur la machine du portail',
  },
  login: { it: 'Accesso al server', en: 'Login to the server', fr: 'Connexion au serveur' },
  'login.yes': {
    it: 'Con nome utente e password',
    en: 'With user and password',
    fr: 'Avec utilisateur et mot de passe',
  },
  'login.no': { it: 'Senza', en: 'Without', fr: 'Sans' },
  from: { it: 'Mittente delle e-mail', en: 'Emails are from', fr: 'Expéditeur des e-mails' },
  'reply-to': { it: 'Risposte a', en: 'Replies to', fr: 'Réponses à' },
  'reply-to.from': { it: 'Al mittente', en: 'To the sender', fr: 'À l’expéditeur' },
  signed: { it: 'Firma DKIM', en: 'DKIM signature', fr: 'Signature DKIM' },
  'signed.no': { it: 'Non dal portale', en: 'Not by the portal', fr: 'Pas par le portail' },
  account: { it: 'Casella', en: 'Mailbox', fr: 'Boîte' },
  folders: { it: 'Cartelle del portale', en: 'The portal’s folders', fr: 'Dossiers du portail' },
  'in.off': {
    it: 'Il portale non legge le risposte alle e-mail: si attiva con MAIL_INBOUND=imap e IMAP_URL.',
    en: 'The portal reads no replies to its emails: turn it on with MAIL_INBOUND=imap and IMAP_URL.',
    fr: 'Le portail ne lit pas les réponses à ses e-mails\u00a0: activez-le avec MAIL_INBOUND=imap et IMAP_URL.',
  },
} as const satisfies WordTable

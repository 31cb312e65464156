import type { WordTable } from '#app/kit/words/words.ts'
import { terms } from '#app/terms.words.ts'

const storeAway = {
  it: 'Verifica che l’indirizzo S3_ENDPOINT sia raggiungibile dal server. Il portale riprova ogni ora.',
  en: 'Check that the server can reach the address in S3_ENDPOINT. The portal tries again every hour.',
  fr: 'Vérifiez que le serveur peut joindre l’adresse de S3_ENDPOINT. Le portail réessaie toutes les heures.',
} as const

const storeRefuses = {
  it: 'Verifica S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, l’orologio del server e che la chiave possa scrivere nel bucket. Il portale riprova ogni ora.',
  en: 'Check S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, the server’s clock, and that the key may write to the bucket. The portal tries again every hour.',
  fr: 'Vérifiez S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, l’horloge du serveur et que la clé peut écrire dans le bucket. Le portail réessaie toutes les heures.',
} as const

/** What became of the backups, for administrators. */
export const backupWords = {
  console: terms.console,
  title: terms.backups,
  intro: {
    it: 'Ogni notte il portale copia in un unico file il database, i file caricati e la propria chiave.',
    en: 'Every night the portal copies its database, the uploaded files and its own key into one file.',
    fr: 'Chaque nuit, le portail copie dans un seul fichier sa base de données, les fichiers envoyés et sa propre clé.',
  },
  'intro.listed': {
    it: 'Ogni notte il portale copia in un unico file il database, la propria chiave e l’elenco dei file caricati, che restano in {store}: proteggi il bucket con le versioni degli oggetti.',
    en: 'Every night the portal copies its database, its own key and a list of the uploaded files into one file. The files themselves stay in {store}: protect the bucket with object versions.',
    fr: 'Chaque nuit, le portail copie dans un seul fichier sa base de données, sa propre clé et la liste des fichiers envoyés, qui restent dans {store}\u00a0: protégez le bucket avec les versions d’objets.',
  },
  now: { it: 'Esegui un backup ora', en: 'Back up now', fr: 'Sauvegarder maintenant' },
  'notice.now': {
    it: 'Backup richiesto: comincia tra pochi secondi',
    en: 'Backup requested: it starts within seconds',
    fr: 'Sauvegarde demandée\u00a0: elle commence dans quelques secondes',
  },
  recent: {
    it: 'Un backup è già stato richiesto nell’ultima ora. Attendi prima di richiederne un altro.',
    en: 'A backup was already requested within the last hour. Wait before requesting another one.',
    fr: 'Une sauvegarde a déjà été demandée il y a moins d’une heure. Attendez avant d’en demander une autre.',
  },
  off: {
    it: 'I backup automatici non sono attivi',
    en: 'Automatic backups are off',
    fr: 'Les sauvegardes automatiques ne sont pas actives',
  },
  'off.words': {
    it: 'Si attivano sul server con l’impostazione BACKUP_DIR, la cartella in cui conservarli, o BACKUP_S3, il bucket. Fino ad allora c’è npm run backup, da lanciare a mano.',
    en: 'Turn them on, on the server, with the setting BACKUP_DIR, the folder to keep them in, or BACKUP_S3, the bucket. Until then there is npm run backup, by hand.',
    fr: 'Elles s’activent sur le serveur avec le réglage BACKUP_DIR, le dossier où les conserver, ou BACKUP_S3, le bucket. En attendant, il y a npm run backup, à lancer à la main.',
  },
  'error.full': {
    it: 'Spazio esaurito sul disco dei backup',
    en: 'The disk of the backups is full',
    fr: 'Le disque des sauvegardes est plein',
  },
  'error.missing': {
    it: 'Cartella dei backup non trovata',
    en: 'The folder of the backups is missing',
    fr: 'Le dossier des sauvegardes est introuvable',
  },
  'error.not-writable': {
    it: 'Cartella dei backup non scrivibile',
    en: 'The folder of the backups cannot be written to',
    fr: 'Le dossier des sauvegardes n’est pas accessible en écriture',
  },
  'error.store-away': {
    it: 'Il bucket dei backup non risponde',
    en: 'The bucket of the backups does not answer',
    fr: 'Le bucket des sauvegardes ne répond pas',
  },
  'error.store-refuses': {
    it: 'Il bucket dei backup rifiuta l’accesso',
    en: 'The bucket of the backups refuses access',
    fr: 'Le bucket des sauvegardes refuse l’accès',
  },
  'error.store-missing': {
    it: 'Bucket dei backup non trovato',
    en: 'The bucket of the backups is missing',
    fr: 'Le bucket des sauvegardes est introuvable',
  },
  'error.files-away': {
    it: 'Il bucket con i file del portale non risponde',
    en: 'The bucket of the portal’s files does not answer',
    fr: 'Le bucket des fichiers du portail ne répond pas',
  },
  'error.files-refuse': {
    it: 'Il bucket con i file del portale rifiuta l’accesso',
    en: 'The bucket of the portal’s files refuses access',
    fr: 'Le bucket des fichiers du portail refuse l’accès',
  },
  'error.files-missing': {
    it: 'Bucket con i file del portale non trovato',
    en: 'The bucket of the portal’s files is missing',
    fr: 'Le bucket des fichiers du portail est introuvable',
  },
  'error.interrupted': { it: 'Backup interrotto', en: 'Backup cut short', fr: 'Sauvegarde interrompue' },
  'error.failed': { it: 'Backup non riuscito', en: 'Backup failed', fr: 'Échec de la sauvegarde' },
  'do.full': {
    it: 'Libera spazio nella cartella o riduci BACKUP_KEEP. Il portale riprova ogni ora.',
    en: 'Make room in the folder, or lower BACKUP_KEEP. The portal tries again every hour.',
    fr: 'Libérez de l’espace dans le dossier ou réduisez BACKUP_KEEP. Le portail réessaie toutes les heures.',
  },
  'do.missing': {
    it: 'Ricollega il disco o ricrea la cartella indicata da BACKUP_DIR. Il portale riprova ogni ora.',
    en: 'Connect the disk again, or make the folder that BACKUP_DIR names. The portal tries again every hour.',
    fr: 'Reconnectez le disque ou recréez le dossier indiqué par BACKUP_DIR. Le portail réessaie toutes les heures.',
  },
  'do.not-writable': {
    it: 'Assegna la cartella all’utente del portale, con permessi 700; se il portale è avviato da systemd, aggiungila a ReadWritePaths del servizio e riavvia. Il portale riprova ogni ora.',
    en: 'Give the folder to the portal’s user, with mode 700; where systemd starts the portal, add the folder to the service’s ReadWritePaths and restart. The portal tries again every hour.',
    fr: 'Attribuez le dossier à l’utilisateur du portail, avec les droits 700\u00a0; si le portail est lancé par systemd, ajoutez ce dossier à ReadWritePaths du service et redémarrez. Le portail réessaie toutes les heures.',
  },
  'do.store-away': storeAway,
  'do.files-away': storeAway,
  'do.store-refuses': storeRefuses,
  'do.files-refuse': storeRefuses,
  'do.store-missing': {
    it: 'Crea il bucket indicato da BACKUP_S3 o correggi l’impostazione. Il portale riprova ogni ora.',
    en: 'Make the bucket that BACKUP_S3 names, or correct the setting. The portal tries again every hour.',
    fr: 'Créez le bucket indiqué par BACKUP_S3 ou corrigez le réglage. Le portail réessaie toutes les heures.',
  },
  'do.files-missing': {
    it: 'Crea il bucket indicato da S3_BUCKET o correggi l’impostazione. Il portale riprova ogni ora.',
    en: 'Make the bucket that S3_BUCKET names, or correct the setting. The portal tries again every hour.',
    fr: 'Créez le bucket indiqué par S3_BUCKET ou corrigez le réglage. Le portail réessaie toutes les heures.',
  },
  'do.interrupted': {
    it: 'Il portale si è fermato durante il backup e il giorno è passato. Verifica che il prossimo riesca.',
    en: 'The portal stopped during the backup, and its day is over. Check that the next one succeeds.',
    fr: 'Le portail s’est arrêté pendant la sauvegarde et la journée est passée. Vérifiez que la prochaine réussit.',
  },
  'do.failed': {
    it: 'Il motivo è nel registro del server, alla riga «no backup could be made». Il portale riprova ogni ora.',
    en: 'The server’s log says why, in the line “no backup could be made”. The portal tries again every hour.',
    fr: 'Le journal du serveur en donne la raison, à la ligne «\u00a0no backup could be made\u00a0». Le portail réessaie toutes les heures.',
  },
  'too-old': {
    it: 'Nessun backup riuscito da più di un giorno e mezzo',
    en: 'No good backup for more than a day and a half',
    fr: 'Aucune sauvegarde réussie depuis plus d’un jour et demi',
  },
  'too-old.words': {
    it: 'Verifica che il portale, o il suo worker, sia in funzione all’ora del backup.',
    en: 'Check that the portal, or its worker, runs at the hour of the backup.',
    fr: 'Vérifiez que le portail, ou son worker, fonctionne à l’heure de la sauvegarde.',
  },
  where: terms.folder,
  at: { it: 'Ogni giorno dalle', en: 'Every day from', fr: 'Chaque jour à partir de' },
  keep: { it: 'Copie conservate', en: 'Copies kept', fr: 'Copies conservées' },
  'keep.count': {
    it: { one: '{count} notturna e {count} a richiesta', other: '{count} notturne e {count} a richiesta' },
    en: { one: '{count} nightly and {count} on request', other: '{count} nightly and {count} on request' },
    fr: { one: '{count} de nuit et {count} à la demande', other: '{count} de nuit et {count} à la demande' },
  },
  last: { it: 'Ultimo riuscito', en: 'Last good one', fr: 'Dernière réussie' },
  'last.none': { it: 'Nessuno finora', en: 'None yet', fr: 'Aucune pour l’instant' },
  'last.hours': {
    it: { one: '{count} ora fa', other: '{count} ore fa' },
    en: { one: '{count} hour ago', other: '{count} hours ago' },
    fr: { one: 'il y a {count} heure', other: 'il y a {count} heures' },
  },
  'last.days': {
    it: { one: '{count} giorno fa', other: '{count} giorni fa' },
    en: { one: '{count} day ago', other: '{count} days ago' },
    fr: { one: 'il y a {count} jour', other: 'il y a {count} jours' },
  },
  'last.now': { it: 'meno di un’ora fa', en: 'less than an hour ago', fr: 'il y a moins d’une heure' },
  restore: { it: 'Per ripristinare', en: 'To restore', fr: 'Pour restaurer' },
  'restore.words': {
    it: 'Sul server, in una cartella vuota: DATA_DIR=./nuova npm run restore -- FILE, poi avvia il portale con quella cartella. Provalo prima di averne bisogno, accanto al portale in funzione: DATA_DIR=./nuova PORT=3999 ROLE=web npm start. Senza ROLE=web la copia leggerebbe la stessa casella di posta e invierebbe di nuovo e-mail e ordini.',
    en: 'On the server, into an empty folder: DATA_DIR=./new npm run restore -- FILE, then start the portal with that folder. Try it before you need it, beside the portal that works: DATA_DIR=./new PORT=3999 ROLE=web npm start. Without ROLE=web the copy would read the same mailbox, and send emails and orders again.',
    fr: 'Sur le serveur, dans un dossier vide\u00a0: DATA_DIR=./nouveau npm run restore -- FILE, puis démarrez le portail avec ce dossier. Essayez avant d’en avoir besoin, à côté du portail en service\u00a0: DATA_DIR=./nouveau PORT=3999 ROLE=web npm start. Sans ROLE=web, la copie lirait la même boîte e-mail et renverrait e-mails et commandes.',
  },
  keepClosed: {
    it: 'Un backup contiene i dati di tutti e la chiave del portale: tienilo riservato quanto il portale, e una copia su un’altra macchina.',
    en: 'A backup holds everybody’s data and the portal’s key: keep it as closed as the portal, and a copy on another machine.',
    fr: 'Une sauvegarde contient les données de tous et la clé du portail\u00a0: gardez-la aussi protégée que le portail, avec une copie sur une autre machine.',
  },
  list: { it: 'Ultimi backup', en: 'Latest backups', fr: 'Dernières sauvegardes' },
  none: { it: 'Ancora nessun backup', en: 'No backup yet', fr: 'Pas encore de sauvegarde' },
  'none.words': {
    it: 'Il primo arriva alla prossima ora prevista, oppure quando lo richiedi.',
    en: 'The first one comes at the next hour planned, or when you ask for it.',
    fr: 'La première arrivera à la prochaine heure prévue, ou quand vous la demanderez.',
  },
  'row.when': terms.date,
  'row.kind': terms.kind,
  'row.nightly': { it: 'Notturno', en: 'Nightly', fr: 'De nuit' },
  'row.asked': { it: 'A richiesta', en: 'On request', fr: 'À la demande' },
  'row.size': terms.fileSize,
  'row.outcome': terms.outcome,
  'state.done': { it: 'Completato', en: 'Done', fr: 'Terminée' },
  'state.running': { it: 'In corso', en: 'Under way', fr: 'En cours' },
  'state.waiting': { it: 'In coda', en: 'Queued', fr: 'En file' },
} as const satisfies WordTable

import type { WordTable } from '#app/kit/words/words.ts'
import { terms } from '#app/terms.words.ts'

/** What became of the backups, for administrators. */
export const backupWords = {
  console: terms.console,
  title: terms.backups,
  intro: {
    it: 'Ogni notte il portale copia in un unico file il database, i file caricati e la propria chiave.',
    en: 'Every night the portal copies its database, the uploaded files and its own key into one file.',
    fr: 'Chaque nuit, le portail copie dans un seul fichier sa base de données, les fichiers envoyés et sa propre clé.',
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
    it: 'Si attivano sul server con l’impostazione BACKUP_DIR, la cartella in cui conservarli. Fino ad allora c’è npm run backup, da lanciare a mano.',
    en: 'Turn them on, on the server, with the setting BACKUP_DIR, the folder to keep them in. Until then there is npm run backup, by hand.',
    fr: 'Elles s’activent sur le serveur avec le réglage BACKUP_DIR, le dossier où les conserver. En attendant, il y a npm run backup, à lancer à la main.',
  },
  'off.own-database': {
    it: 'Il database è un PostgreSQL gestito a parte (DATABASE_URL): va salvato con i suoi strumenti, insieme alla cartella dei file.',
    en: 'The database is a PostgreSQL of your own (DATABASE_URL): it is backed up with its own tools, together with the folder of files.',
    fr: 'La base de données est un PostgreSQL géré à part (DATABASE_URL)\u00a0: elle se sauvegarde avec ses propres outils, avec le dossier des fichiers.',
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
    it: 'Assegna la cartella all’utente del portale, con permessi 700. Il portale riprova ogni ora.',
    en: 'Give the folder to the portal’s user, with mode 700. The portal tries again every hour.',
    fr: 'Attribuez le dossier à l’utilisateur du portail, avec les droits 700. Le portail réessaie toutes les heures.',
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
    it: 'Ultimo backup riuscito più vecchio di un giorno e mezzo',
    en: 'The last good backup is more than a day and a half old',
    fr: 'La dernière sauvegarde réussie date de plus d’un jour et demi',
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
    it: 'Sul server, in una cartella vuota: DATA_DIR=./nuova npm run restore -- FILE, poi avvia il portale con quella cartella. Provalo prima di averne bisogno.',
    en: 'On the server, into an empty folder: DATA_DIR=./new npm run restore -- FILE, then start the portal with that folder. Try it before you need it.',
    fr: 'Sur le serveur, dans un dossier vide\u00a0: DATA_DIR=./nouveau npm run restore -- FILE, puis démarrez le portail avec ce dossier. Essayez avant d’en avoir besoin.',
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
  'row.outcome': { it: 'Esito', en: 'Outcome', fr: 'Résultat' },
  'state.done': { it: 'Completato', en: 'Done', fr: 'Terminée' },
  'state.running': { it: 'In corso', en: 'Under way', fr: 'En cours' },
  'state.waiting': { it: 'In coda', en: 'Queued', fr: 'En file' },
} as const satisfies WordTable

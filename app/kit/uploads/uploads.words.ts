import type { WordTable } from '#app/kit/words/words.ts'

export const uploadsWords = {
  // For one file and for several: the names follow.
  uploaded: { it: 'Caricamento riuscito', en: 'File uploaded successfully', fr: 'Fichier chargé' },
  'upload-failed': {
    it: 'Errore nel caricamento del file',
    en: 'Error uploading file',
    fr: 'Erreur lors de l’envoi du fichier',
  },
  removed: { it: 'File eliminato', en: 'File deleted successfully', fr: 'Fichier supprimé' },
  'remove-failed': {
    it: 'Errore nell’eliminazione del file',
    en: 'Error deleting file',
    fr: 'Erreur lors de la suppression du fichier',
  },
  'files-of': { it: 'File: {label}', en: 'Files: {label}', fr: 'Fichiers\u00a0: {label}' },
  choose: { it: 'Scegli i file', en: 'Choose files', fr: 'Choisissez des fichiers' },
  'choose.one': { it: 'Scegli un file', en: 'Choose a file', fr: 'Choisissez un fichier' },
  // Continues the two above, on devices with a mouse.
  'choose.drop': { it: 'o trascinali qui', en: 'or drop them here', fr: 'ou déposez-les ici' },
  'choose.one.drop': { it: 'o trascinalo qui', en: 'or drop it here', fr: 'ou déposez-le ici' },
  running: {
    it: { one: 'Caricamento in corso: manca {count} file.', other: 'Caricamento in corso: mancano {count} file.' },
    en: { one: 'Uploading: {count} file to go.', other: 'Uploading: {count} files to go.' },
    fr: {
      one: 'Envoi en cours\u00a0: encore {count} fichier.',
      other: 'Envoi en cours\u00a0: encore {count} fichiers.',
    },
  },
  'all-done': {
    it: { one: '{count} file caricato.', other: '{count} file caricati.' },
    en: { one: '{count} file uploaded.', other: '{count} files uploaded.' },
    fr: { one: '{count} fichier envoyé.', other: '{count} fichiers envoyés.' },
  },
  'file-empty': { it: 'Il file è vuoto.', en: 'This file is empty.', fr: 'Ce fichier est vide.' },
  'file-type': {
    it: 'Formato non accettato: servono foto (JPEG, PNG, WebP, HEIC), PDF o video (MP4, MOV).',
    en: 'This kind of file is not accepted: use photos (JPEG, PNG, WebP, HEIC), PDFs or videos (MP4, MOV).',
    fr: 'Format non accepté\u00a0: utilisez des photos (JPEG, PNG, WebP, HEIC), un PDF ou une vidéo (MP4, MOV).',
  },
  'file-count': {
    it: { one: 'Puoi allegare un solo file.', other: 'Puoi allegare al massimo {count} file.' },
    en: { one: 'You can attach only one file.', other: 'You can attach up to {count} files.' },
    fr: { one: 'Un seul fichier peut être joint.', other: '{count} fichiers au maximum peuvent être joints.' },
  },
  'file-size': {
    it: 'File troppo grande: al massimo {size} MB.',
    en: 'This file is too large: the limit is {size} MB.',
    fr: 'Fichier trop volumineux\u00a0: {size} Mo au maximum.',
  },
  'file-total': {
    it: 'File troppo grandi: al massimo {size} MB in tutto.',
    en: 'These files are too large: the limit is {size} MB in total.',
    fr: 'Fichiers trop volumineux\u00a0: {size} Mo au maximum en tout.',
  },
  'file-network': {
    it: 'Connessione interrotta. Riprova.',
    en: 'The connection was lost. Please try again.',
    fr: 'Connexion interrompue. Réessayez.',
  },
  'file-waits': {
    it: 'In attesa della connessione: il file si carica da solo.',
    en: 'Waiting for the connection: the file will be uploaded automatically.',
    fr: 'En attente de la connexion\u00a0: le fichier sera envoyé automatiquement.',
  },
  'file-gone': {
    it: 'Il file non è più leggibile su questo dispositivo: sceglilo di nuovo.',
    en: 'The file can no longer be read on this device: please choose it again.',
    fr: 'Le fichier n’est plus lisible sur cet appareil\u00a0: choisissez-le à nouveau.',
  },
  unkept: {
    it: 'Non chiudere la pagina prima della fine del caricamento',
    en: 'Please keep this page open until the files are uploaded',
    fr: 'Gardez cette page ouverte jusqu’à la fin de l’envoi',
  },
  'unkept.full': {
    it: 'Su questo dispositivo non c’è più spazio per conservare i file. Liberane un po’, oppure attendi qui che siano caricati.',
    en: 'This device has no room left to keep the files. Free some space, or wait here until they are uploaded.',
    fr: 'Cet appareil n’a plus assez de place pour conserver les fichiers. Libérez de l’espace ou attendez ici la fin de l’envoi.',
  },
  'unkept.refused': {
    it: 'Questo browser non conserva i file, forse perché la finestra è privata.',
    en: 'This browser does not keep the files, perhaps because the window is private.',
    fr: 'Ce navigateur ne conserve pas les fichiers, peut-être parce que la fenêtre est privée.',
  },
  'file-session': {
    it: 'La sessione è scaduta. Dopo l’accesso il file si carica da solo.',
    en: 'Your session has ended. The file will be uploaded automatically once you log in.',
    fr: 'La session a expiré. Le fichier sera envoyé dès la reconnexion.',
  },
  'files-required': {
    it: 'Allega almeno un file.',
    en: 'Attach at least one file.',
    fr: 'Joignez au moins un fichier.',
  },
  'files-failed': {
    it: 'Un file non è stato caricato: riprova o eliminalo.',
    en: 'A file was not uploaded: retry it or delete it.',
    fr: 'Un fichier n’a pas été envoyé\u00a0: réessayez ou supprimez-le.',
  },
} as const satisfies WordTable

import type { WordTable } from '#app/kit/words/words.ts'
import { terms } from '#app/terms.words.ts'
import { resourceWords } from '../resources.words.ts'

export const mediaWords = {
  where: { it: 'Titolo, modello, file', en: 'Title, model, file', fr: 'Titre, modèle, fichier' },
  kind: terms.kind,
  'kind.all': terms.allKinds,
  'kind.photo': { it: 'Immagini', en: 'Images', fr: 'Images' },
  'kind.video': { it: 'Video', en: 'Videos', fr: 'Vidéos' },
  'kind.pdf': { it: 'PDF', en: 'PDF', fr: 'PDF' },
  folders: { it: 'Cartelle', en: 'Folders', fr: 'Dossiers' },
  all: { it: 'Tutta la libreria', en: 'The whole library', fr: 'Toute la médiathèque' },
  count: resourceWords['files.count'],
  'count.many': { it: 'Più di {count} file', en: 'More than {count} files', fr: 'Plus de {count} fichiers' },
  choose: { it: 'Scegli «{title}»', en: 'Choose “{title}”', fr: 'Choisir «\u00a0{title}\u00a0»' },
  'chosen.elsewhere': {
    it: { one: '{count} file scelto altrove', other: '{count} file scelti altrove' },
    en: { one: '{count} file chosen elsewhere', other: '{count} files chosen elsewhere' },
    fr: { one: '{count} fichier choisi ailleurs', other: '{count} fichiers choisis ailleurs' },
  },
  'download.chosen': { it: 'Scarica i file scelti', en: 'Download selected files', fr: 'Télécharger la sélection' },
  'download.count': {
    it: { one: 'Scarica {count} file', other: 'Scarica {count} file' },
    en: { one: 'Download {count} file', other: 'Download {count} files' },
    fr: { one: 'Télécharger {count} fichier', other: 'Télécharger {count} fichiers' },
  },
  'download.folder': { it: 'Scarica la cartella', en: 'Download folder', fr: 'Télécharger le dossier' },
  'download.hint': {
    it: 'In un unico zip, con le condizioni d’uso di ogni file. Restano fuori quelli con diritti scaduti.',
    en: 'In a single zip, with the terms of use of each file. Files whose rights have ended are left out.',
    fr: 'Dans un seul zip, avec les conditions d’utilisation de chaque fichier, sauf ceux dont les droits ont expiré.',
  },
  share: { it: 'Condividi', en: 'Share', fr: 'Partager' },
  shares: terms.mediaShares,
  'notice.none-shared': {
    it: 'Scegli almeno un file, poi condividilo.',
    en: 'Choose at least one file, then share.',
    fr: 'Choisissez au moins un fichier, puis partagez.',
  },
  'notice.too-many-shared': {
    it: 'Una condivisione contiene al massimo 100 file: scegline meno.',
    en: 'A share holds up to 100 files: choose fewer.',
    fr: 'Un partage contient au maximum 100 fichiers\u00a0: choisissez-en moins.',
  },
  'notice.none-chosen': {
    it: 'Scegli almeno un file, poi scaricalo.',
    en: 'Choose at least one file, then download.',
    fr: 'Choisissez au moins un fichier, puis téléchargez.',
  },
  'notice.rights-over': {
    it: 'I diritti di questi file sono scaduti: non si possono più usare.',
    en: 'The rights of these files have ended: they may not be used any more.',
    fr: 'Les droits de ces fichiers ont expiré\u00a0: ils ne peuvent plus être utilisés.',
  },
  'notice.too-many': {
    it: 'Puoi scaricare al massimo 200 file per volta: scegline meno o una cartella più piccola.',
    en: 'You can download up to 200 files at a time: choose fewer, or a smaller folder.',
    fr: '200 fichiers au maximum par téléchargement\u00a0: choisissez-en moins ou un dossier plus petit.',
  },
  error: {
    it: 'Impossibile caricare la libreria',
    en: 'The library could not be loaded',
    fr: 'La médiathèque n’a pas pu être chargée',
  },
  empty: { it: 'Qui non c’è ancora nulla', en: 'There is nothing here yet', fr: 'Il n’y a encore rien ici' },
  'empty.words': {
    it: 'Foto, loghi e materiali compariranno qui appena pubblicati.',
    en: 'Photos, logos and materials will appear here as soon as we publish them.',
    fr: 'Photos, logos et supports apparaîtront ici dès leur publication.',
  },
  'no-result': { it: 'Nessun file trovato', en: 'No files found', fr: 'Aucun fichier trouvé' },
  'no-result.words': {
    it: 'Prova con meno parole, un altro tipo o tutta la libreria.',
    en: 'Try fewer words, another kind or the whole library.',
    fr: 'Essayez avec moins de mots, un autre type ou toute la médiathèque.',
  },
  'show-all': { it: 'Mostra tutto', en: 'Show everything', fr: 'Tout afficher' },

  file: { it: 'File', en: 'File', fr: 'Fichier' },
  'file.name': { it: 'Nome del file', en: 'File name', fr: 'Nom du fichier' },
  size: terms.fileSize,
  pixels: { it: 'Pixel', en: 'Pixels', fr: 'Pixels' },
  folder: terms.folder,
  model: terms.model,
  language: terms.language,
  changed: { it: 'Aggiornato', en: 'Updated', fr: 'Mis à jour' },
  terms: terms.termsOfUse,
  preview: { it: 'Anteprima di «{title}»', en: 'Preview of “{title}”', fr: 'Aperçu de «\u00a0{title}\u00a0»' },
  'download.version': {
    it: 'Scarica la versione {number}',
    en: 'Download version {number}',
    fr: 'Télécharger la version {number}',
  },
} as const satisfies WordTable

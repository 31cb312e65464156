import type { WordTable } from '#app/kit/words/words.ts'

export const firstAccessWords = {
  intro: {
    it: 'Come trovare, scegliere e usare i materiali della libreria media.',
    en: 'How to find, choose and use the materials of the media library.',
    fr: 'Comment trouver, choisir et utiliser les supports de la médiathèque.',
  },
  'find.title': { it: 'Trovare un file', en: 'Find a file', fr: 'Trouver un fichier' },
  'find.words': {
    it: 'I file sono raccolti in cartelle: ogni cartella mostra anche ciò che sta nelle sue sottocartelle, dal più recente. La ricerca parte da 3 caratteri e riguarda titolo, modello e nome del file, nella cartella aperta o, dalla pagina iniziale, in tutta la libreria.',
    en: 'Files are kept in folders: each folder also shows what is in its subfolders, newest first. Search starts at 3 characters and covers title, model and file name, in the open folder or, from the first page, in the whole library.',
    fr: 'Les fichiers sont rangés dans des dossiers\u00a0: chaque dossier montre aussi le contenu de ses sous-dossiers, du plus récent au plus ancien. La recherche commence à 3 caractères et porte sur le titre, le modèle et le nom du fichier, dans le dossier ouvert ou, depuis la première page, dans toute la médiathèque.',
  },
  'terms.title': {
    it: 'Leggere le condizioni d’uso',
    en: 'Read the terms of use',
    fr: 'Lire les conditions d’utilisation',
  },
  'terms.words': {
    it: 'Accanto a ogni file c’è scritto che uso è consentito. La pagina del file riporta il testo completo, chi va indicato come autore e fino a quando valgono i diritti. Le condizioni sono quattro:',
    en: 'Each file shows what you may do with it. Its page has the full text, whom to credit and how long the rights last. There are four kinds of terms:',
    fr: 'À côté de chaque fichier est indiqué ce que vous pouvez en faire. Sa page donne le texte complet, l’auteur à mentionner et la durée des droits. Il existe quatre types de conditions\u00a0:',
  },
  'download.title': {
    it: 'Scaricare più file insieme',
    en: 'Download several files at once',
    fr: 'Télécharger plusieurs fichiers',
  },
  'download.words': {
    it: 'Spunta le caselle dei file che servono e premi «Scarica i file scelti»: si scarica un unico zip, con le cartelle e un testo con le condizioni d’uso di ogni file. «Scarica la cartella» comprende tutto il suo contenuto, fino a 200 file.',
    en: 'Tick the boxes of the files you need and press “Download selected files”: you get a single zip, with its folders and a text with the terms of use of each file. “Download folder” downloads everything in a folder, up to 200 files.',
    fr: 'Cochez les cases des fichiers voulus et appuyez sur «\u00a0Télécharger la sélection\u00a0»\u00a0: vous recevez un seul zip, avec ses dossiers et un texte reprenant les conditions d’utilisation de chaque fichier. «\u00a0Télécharger le dossier\u00a0» prend tout le contenu d’un dossier, jusqu’à 200 fichiers.',
  },
  'versions.title': {
    it: 'Usare la versione attuale',
    en: 'Use the current version',
    fr: 'Utiliser la version actuelle',
  },
  'versions.words': {
    it: 'Quando un file viene aggiornato, la libreria mostra e scarica la versione nuova; le precedenti restano nella pagina del file.',
    en: 'When a file is updated, the library shows and downloads the new version; earlier ones stay on the file’s page.',
    fr: 'Lorsqu’un fichier est mis à jour, la médiathèque montre et télécharge la nouvelle version\u00a0; les précédentes restent sur la page du fichier.',
  },
  open: { it: 'Apri la libreria', en: 'Open the library', fr: 'Ouvrir la médiathèque' },
} as const satisfies WordTable

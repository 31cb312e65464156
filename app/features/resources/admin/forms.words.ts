import type { WordTable } from '#app/kit/words/words.ts'

export const formWords = {
  'file-missing': { it: 'Scelga il file.', en: 'Choose the file.', fr: 'Choisissez le fichier.' },
  'file-again': {
    it: 'Corregga il resto e scelga di nuovo il file.',
    en: 'Correct the rest and choose the file again.',
    fr: 'Corrigez le reste et choisissez à nouveau le fichier.',
  },
  'file-too-large': {
    it: 'Il file è troppo grande: al massimo 100\u00a0MB.',
    en: 'The file is too large: 100\u00a0MB at most.',
    fr: 'Le fichier est trop volumineux\u00a0: 100\u00a0Mo au maximum.',
  },
  'file-no-pdf': {
    it: 'Manuali e guide alle taglie devono essere PDF.',
    en: 'Manuals and size guides must be PDFs.',
    fr: 'Les manuels et guides des tailles doivent être des PDF.',
  },
  'folder-gone': { it: 'Scelga una cartella.', en: 'Choose a folder.', fr: 'Choisissez un dossier.' },
  'folder-taken': {
    it: 'Qui c’è già una cartella con questo nome.',
    en: 'There is a folder of this name here already.',
    fr: 'Il existe déjà un dossier de ce nom ici.',
  },
} as const satisfies WordTable

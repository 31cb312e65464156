import type { WordTable } from '#app/kit/words/words.ts'

export const formWords = {
  'file-missing': { it: 'Scegli il file.', en: 'Choose the file.', fr: 'Choisissez le fichier.' },
  'file-too-large': {
    it: 'Il file è troppo grande: al massimo 100\u00a0MB.',
    en: 'The file is too large: the limit is 100\u00a0MB.',
    fr: 'Le fichier est trop volumineux\u00a0: 100\u00a0Mo au maximum.',
  },
  'file-kind': {
    it: 'Formato non accettato: serve una foto (JPEG, PNG, WebP, HEIC), un PDF o un video (MP4, MOV).',
    en: 'This kind of file is not accepted: use a photo (JPEG, PNG, WebP, HEIC), a PDF or a video (MP4, MOV).',
    fr: 'Format non accepté\u00a0: utilisez une photo (JPEG, PNG, WebP, HEIC), un PDF ou une vidéo (MP4, MOV).',
  },
  'file-empty': {
    it: 'Il file è vuoto: scegline un altro.',
    en: 'This file is empty: choose another one.',
    fr: 'Ce fichier est vide\u00a0: choisissez-en un autre.',
  },
  'file-no-pdf': {
    it: 'Manuali e guide alle taglie devono essere PDF.',
    en: 'Manuals and size guides must be PDFs.',
    fr: 'Les manuels et guides des tailles doivent être des PDF.',
  },
  'facts-changed': {
    it: 'Nel frattempo un’altra persona o un’importazione ha modificato i dati di questo file. Il modulo mostra i tuoi: confrontali con quelli salvati e salva di nuovo.',
    en: 'Someone else, or an import, has changed the details of this file in the meantime. The form shows yours: compare them with the saved ones and save again.',
    fr: 'Une autre personne ou une importation a modifié les données de ce fichier entre-temps. Le formulaire affiche les vôtres\u00a0: comparez-les avec celles enregistrées et enregistrez de nouveau.',
  },
  'folder-gone': { it: 'Scegli una cartella.', en: 'Choose a folder.', fr: 'Choisissez un dossier.' },
  'folder-full': {
    it: 'La cartella non è vuota: sposta prima il contenuto, anche i file ritirati.',
    en: 'The folder is not empty: first move its contents, withdrawn files included.',
    fr: 'Le dossier n’est pas vide\u00a0: déplacez d’abord son contenu, y compris les fichiers retirés.',
  },
  'folder-taken': {
    it: 'Qui c’è già una cartella con questo nome: scegline un altro.',
    en: 'A folder with this name already exists here: choose another name.',
    fr: 'Un dossier de ce nom existe déjà ici\u00a0: choisissez un autre nom.',
  },
} as const satisfies WordTable

import type { WordTable } from '#app/kit/words/words.ts'

/** Why a file was not taken; `{name}` is the name the sender gave it. */
export const attachmentWords = {
  empty: {
    it: '«{name}» è vuoto.',
    en: '“{name}” is empty.',
    fr: '«\u00a0{name}\u00a0» est vide.',
  },
  kind: {
    it: '«{name}» non è di un tipo accettato: servono foto JPEG, PNG, WebP o HEIC, PDF, oppure video MP4 o MOV.',
    en: '“{name}” is not a kind of file we accept: use photos (JPEG, PNG, WebP, HEIC), PDFs or videos (MP4, MOV).',
    fr: '«\u00a0{name}\u00a0» n’est pas un type de fichier accepté\u00a0: photos JPEG, PNG, WebP ou HEIC, PDF, vidéos MP4 ou MOV.',
  },
  unreadable: {
    it: '«{name}» è danneggiato o illeggibile.',
    en: '“{name}” is damaged or cannot be read.',
    fr: '«\u00a0{name}\u00a0» est endommagé ou illisible.',
  },
  'too-many-pixels': {
    it: '«{name}» ha troppi pixel: al massimo 100 megapixel.',
    en: '“{name}” has too many pixels: 100 megapixels at most.',
    fr: '«\u00a0{name}\u00a0» a trop de pixels\u00a0: 100 mégapixels au maximum.',
  },
  'photo-too-large': {
    it: '«{name}» è troppo grande: al massimo 25\u00a0MB per foto o PDF.',
    en: '“{name}” is too large: 25\u00a0MB a photo or PDF at most.',
    fr: '«\u00a0{name}\u00a0» est trop volumineux\u00a0: 25\u00a0Mo au maximum par photo ou PDF.',
  },
  'video-too-large': {
    it: '«{name}» è troppo grande: al massimo 100\u00a0MB per video.',
    en: '“{name}” is too large: 100\u00a0MB a video at most.',
    fr: '«\u00a0{name}\u00a0» est trop volumineux\u00a0: 100\u00a0Mo au maximum par vidéo.',
  },
  'too-many': {
    it: '«{name}» non è stato aggiunto: al massimo 12 file.',
    en: '“{name}” was not added: 12 files at most.',
    fr: '«\u00a0{name}\u00a0» n’a pas été ajouté\u00a0: 12 fichiers au maximum.',
  },
  'total-too-large': {
    it: '«{name}» non è stato aggiunto: al massimo 150\u00a0MB in tutto.',
    en: '“{name}” was not added: 150\u00a0MB in all at most.',
    fr: '«\u00a0{name}\u00a0» n’a pas été ajouté\u00a0: 150\u00a0Mo au maximum en tout.',
  },
  'form-too-large': {
    it: 'L’invio è troppo grande: al massimo 150\u00a0MB in tutto. Il testo è rimasto nel modulo.',
    en: 'What you sent is too large: the limit is 150\u00a0MB in all. Your text is still in the form.',
    fr: 'L’envoi est trop volumineux\u00a0: 150\u00a0Mo au maximum en tout. Votre texte est toujours dans le formulaire.',
  },
  'form-incomplete': {
    it: 'L’invio si è interrotto. Il testo arrivato è nel modulo: controlli i file e riprovi.',
    en: 'The upload was interrupted. The text that arrived is in the form: check the files and try again.',
    fr: 'L’envoi s’est interrompu. Le texte reçu est dans le formulaire\u00a0: vérifiez les fichiers et réessayez.',
  },
} as const satisfies WordTable

/** Photos and proofs of purchase of the ticket before for which a new form had no room. */
export const copyWords = {
  'left-out': {
    it: {
      one: 'Un file dell’intervento {id} non è stato copiato: al massimo 12 file e 150\u00a0MB in tutto. Se va bene così, invii di nuovo.',
      other:
        '{count} file dell’intervento {id} non sono stati copiati: al massimo 12 file e 150\u00a0MB in tutto. Se va bene così, invii di nuovo.',
    },
    en: {
      one: 'One file of ticket {id} was not copied: 12 files and 150\u00a0MB in all at most. If that is fine, send the form again.',
      other:
        '{count} files of ticket {id} were not copied: 12 files and 150\u00a0MB in all at most. If that is fine, send the form again.',
    },
    fr: {
      one: 'Un fichier de l’intervention {id} n’a pas été copié\u00a0: 12 fichiers et 150\u00a0Mo au maximum en tout. Si cela vous convient, envoyez à nouveau.',
      other:
        '{count} fichiers de l’intervention {id} n’ont pas été copiés\u00a0: 12 fichiers et 150\u00a0Mo au maximum en tout. Si cela vous convient, envoyez à nouveau.',
    },
  },
} as const satisfies WordTable

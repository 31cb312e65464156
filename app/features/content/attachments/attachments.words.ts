import type { WordTable } from '#app/kit/words/words.ts'

/** Why a file was not taken; `{name}` is the name the sender gave it. */
export const attachmentWords = {
  empty: {
    it: '«{name}» è vuoto: scegli un altro file.',
    en: '“{name}” is empty: choose another file.',
    fr: '«\u00a0{name}\u00a0» est vide\u00a0: choisissez un autre fichier.',
  },
  kind: {
    it: '«{name}» non è di un tipo accettato: servono foto JPEG, PNG, WebP o HEIC, PDF, oppure video MP4 o MOV.',
    en: '“{name}” is not a kind of file we accept: use photos (JPEG, PNG, WebP, HEIC), PDFs or videos (MP4, MOV).',
    fr: '«\u00a0{name}\u00a0» n’est pas un type de fichier accepté\u00a0: photos JPEG, PNG, WebP ou HEIC, PDF, vidéos MP4 ou MOV.',
  },
  'no-photo': {
    it: '«{name}» non è una foto: da qui si aggiungono solo foto JPEG, PNG, WebP o HEIC.',
    en: '“{name}” is not a photo: only photos (JPEG, PNG, WebP, HEIC) can be added from here.',
    fr: '«\u00a0{name}\u00a0» n’est pas une photo\u00a0: seules des photos JPEG, PNG, WebP ou HEIC peuvent être ajoutées ici.',
  },
  unreadable: {
    it: '«{name}» è danneggiato o illeggibile: scegli un altro file.',
    en: '“{name}” is damaged or cannot be read: choose another file.',
    fr: '«\u00a0{name}\u00a0» est endommagé ou illisible\u00a0: choisissez un autre fichier.',
  },
  'too-many-pixels': {
    it: '«{name}» ha troppi pixel: al massimo 100 megapixel.',
    en: '“{name}” has too many pixels: the limit is 100 megapixels.',
    fr: '«\u00a0{name}\u00a0» a trop de pixels\u00a0: 100 mégapixels au maximum.',
  },
  'photo-too-large': {
    it: '«{name}» è troppo grande: al massimo 25\u00a0MB per foto o PDF.',
    en: '“{name}” is too large: the limit is 25\u00a0MB per photo or PDF.',
    fr: '«\u00a0{name}\u00a0» est trop volumineux\u00a0: 25\u00a0Mo au maximum par photo ou PDF.',
  },
  'video-too-large': {
    it: '«{name}» è troppo grande: al massimo 100\u00a0MB per video.',
    en: '“{name}” is too large: the limit is 100\u00a0MB per video.',
    fr: '«\u00a0{name}\u00a0» est trop volumineux\u00a0: 100\u00a0Mo au maximum par vidéo.',
  },
  'too-many': {
    it: '«{name}» non è stato aggiunto: al massimo 12 file.',
    en: '“{name}” was not added: the limit is 12 files.',
    fr: '«\u00a0{name}\u00a0» n’a pas été ajouté\u00a0: 12 fichiers au maximum.',
  },
  'too-many-receipts': {
    it: '«{name}» non è stato aggiunto: al massimo 3 file per la prova d’acquisto.',
    en: '“{name}” was not added: the limit is 3 files for the proof of purchase.',
    fr: '«\u00a0{name}\u00a0» n’a pas été ajouté\u00a0: 3 fichiers au maximum pour la preuve d’achat.',
  },
  'total-too-large': {
    it: '«{name}» non è stato aggiunto: al massimo 150\u00a0MB in tutto.',
    en: '“{name}” was not added: the limit is 150\u00a0MB in total.',
    fr: '«\u00a0{name}\u00a0» n’a pas été ajouté\u00a0: 150\u00a0Mo au maximum en tout.',
  },
  'too-slow': {
    it: '«{name}» richiede troppo tempo per essere elaborato. Riprova, oppure invia una versione più piccola.',
    en: '“{name}” takes too long to process. Try again, or send a smaller version.',
    fr: 'Le traitement de «\u00a0{name}\u00a0» prend trop de temps. Réessayez, ou envoyez une version plus petite.',
  },
  'unsent-forms': {
    it: '«{name}» non è stato aggiunto: ci sono già {forms} moduli con file non ancora inviati. Inviane o eliminane uno, poi riprova.',
    en: '“{name}” was not added: you already have {forms} unsent forms with files. Send or delete one of them, then try again.',
    fr: '«\u00a0{name}\u00a0» n’a pas été ajouté\u00a0: vous avez déjà {forms} formulaires avec des fichiers en attente d’envoi. Envoyez ou supprimez l’un d’eux, puis réessayez.',
  },
  'unsent-bytes': {
    it: '«{name}» non è stato aggiunto: i file non ancora inviati occupano già {megabytes}\u00a0MB, il massimo. Invia o elimina uno dei moduli iniziati, poi riprova.',
    en: '“{name}” was not added: your unsent files have reached the limit of {megabytes}\u00a0MB. Send or delete a form you have started, then try again.',
    fr: '«\u00a0{name}\u00a0» n’a pas été ajouté\u00a0: vos fichiers en attente d’envoi occupent déjà {megabytes}\u00a0Mo, le maximum. Envoyez ou supprimez un formulaire commencé, puis réessayez.',
  },
  busy: {
    it: '«{name}» non è stato aggiunto: altri file sono ancora in elaborazione. Riprova tra qualche secondo.',
    en: '“{name}” was not added: other files are still being processed. Try again in a few seconds.',
    fr: '«\u00a0{name}\u00a0» n’a pas été ajouté\u00a0: d’autres fichiers sont en cours de traitement. Réessayez dans quelques secondes.',
  },
  'disk-fails': {
    it: '«{name}» non è stato aggiunto: in questo momento i file non possono essere salvati. Il testo è ancora nel modulo: riprova più tardi.',
    en: '“{name}” was not added: files cannot be saved right now. Your text is still in the form; try again later.',
    fr: '«\u00a0{name}\u00a0» n’a pas été ajouté\u00a0: les fichiers ne peuvent pas être enregistrés pour le moment. Votre texte est toujours dans le formulaire\u00a0; réessayez plus tard.',
  },
  'no-room': {
    it: '«{name}» non è stato aggiunto: lo spazio per i file è esaurito. Il testo è ancora nel modulo: riprova più tardi.',
    en: '“{name}” was not added: there is no room left for files. Your text is still in the form; try again later.',
    fr: '«\u00a0{name}\u00a0» n’a pas été ajouté\u00a0: il n’y a plus de place pour les fichiers. Votre texte est toujours dans le formulaire\u00a0; réessayez plus tard.',
  },
  'form-too-large': {
    it: 'L’invio è troppo grande: al massimo 150\u00a0MB in tutto. Il testo è ancora nel modulo.',
    en: 'What you sent is too large: the limit is 150\u00a0MB in total. Your text is still in the form.',
    fr: 'L’envoi est trop volumineux\u00a0: 150\u00a0Mo au maximum en tout. Votre texte est toujours dans le formulaire.',
  },
  'form-incomplete': {
    it: 'L’invio si è interrotto. Il testo arrivato è ancora nel modulo: controlla i file e riprova.',
    en: 'The upload was interrupted. The text that arrived is in the form: check the files and try again.',
    fr: 'L’envoi s’est interrompu. Le texte reçu est dans le formulaire\u00a0: vérifiez les fichiers et réessayez.',
  },
} as const satisfies WordTable

/** Files of the earlier ticket that did not fit into the form of the one that follows it. */
export const copyWords = {
  'left-out': {
    it: {
      one: 'Un file dell’intervento {id} non è stato copiato: al massimo 12 file e 150\u00a0MB in tutto. Se va bene così, invia di nuovo.',
      other:
        '{count} file dell’intervento {id} non sono stati copiati: al massimo 12 file e 150\u00a0MB in tutto. Se va bene così, invia di nuovo.',
    },
    en: {
      one: 'One file from ticket {id} was not copied: the limit is 12 files and 150\u00a0MB in total. If that is fine, send the form again.',
      other:
        '{count} files from ticket {id} were not copied: the limit is 12 files and 150\u00a0MB in total. If that is fine, send the form again.',
    },
    fr: {
      one: 'Un fichier du dossier SAV {id} n’a pas été copié\u00a0: 12 fichiers et 150\u00a0Mo au maximum en tout. Si cela vous convient, envoyez à nouveau.',
      other:
        '{count} fichiers du dossier SAV {id} n’ont pas été copiés\u00a0: 12 fichiers et 150\u00a0Mo au maximum en tout. Si cela vous convient, envoyez à nouveau.',
    },
  },
  'disk-fails': {
    it: 'I file dell’intervento {id} non sono stati copiati: in questo momento i file non possono essere letti né salvati. Il testo è ancora nel modulo: riprova più tardi, o invia senza copiarli.',
    en: 'The files from ticket {id} were not copied: files can be neither read nor saved right now. Your text is still in the form; try again later, or send it without copying them.',
    fr: 'Les fichiers du dossier SAV {id} n’ont pas été copiés\u00a0: les fichiers ne peuvent être ni lus ni enregistrés pour le moment. Votre texte est toujours dans le formulaire\u00a0; réessayez plus tard, ou envoyez sans les copier.',
  },
  'no-room': {
    it: 'I file dell’intervento {id} non sono stati copiati: lo spazio per i file è esaurito. Il testo è ancora nel modulo: riprova più tardi, o invia senza copiarli.',
    en: 'The files from ticket {id} were not copied: there is no room left for files. Your text is still in the form; try again later, or send it without copying them.',
    fr: 'Les fichiers du dossier SAV {id} n’ont pas été copiés\u00a0: il n’y a plus de place pour les fichiers. Votre texte est toujours dans le formulaire\u00a0; réessayez plus tard, ou envoyez sans les copier.',
  },
} as const satisfies WordTable

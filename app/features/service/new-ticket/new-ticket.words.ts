import type { WordTable } from '#app/kit/words/words.ts'
import { draftsWords } from '#app/kit/drafts/drafts.words.ts'
import { marksWords } from '#app/features/service/marks/marks.words.ts'
import { terms } from '#app/terms.words.ts'

export const newTicketWords = {
  'own.all': {
    it: 'Vedi tutte le bici registrate',
    en: 'See all registered bikes',
    fr: 'Voir tous les vélos enregistrés',
  },
  eyebrow: terms.warranty,
  title: { it: 'Richiesta di garanzia', en: 'Warranty request', fr: 'Demande de garantie' },
  failed: {
    it: 'Errore nella creazione dell’intervento',
    en: 'Error creating ticket',
    fr: 'Erreur lors de la création du dossier SAV',
  },

  'dispute.title': { it: 'Registrazione contestata', en: 'Disputed registration', fr: 'Enregistrement contesté' },
  'dispute.text': {
    it: 'Spiega perché la bici è tua e allega la prova d’acquisto. Il modulo è quello della garanzia: come parte interessata scegli il telaio, come foto invia la bici e l’adesivo con il numero di serie.',
    en: 'Explain why the bike is yours and attach the proof of purchase. This is the warranty form: choose the frame as the part involved, and send photos of the bike and of the sticker with its serial number.',
    fr: 'Expliquez pourquoi le vélo vous appartient et joignez la preuve d’achat. Ce formulaire est celui de la garantie\u00a0: choisissez le cadre comme pièce concernée et envoyez des photos du vélo et de l’autocollant portant son numéro de série.',
  },

  'resumed.title': draftsWords['draft-resumed'],
  'resumed.new': { it: 'Inizia un’altra richiesta', en: 'Start another request', fr: 'Commencer une autre demande' },
  others: {
    it: { one: 'Un’altra bozza da completare', other: 'Altre {count} bozze da completare' },
    en: { one: 'Another draft to finish', other: '{count} other drafts to finish' },
    fr: { one: 'Un autre brouillon à terminer', other: '{count} autres brouillons à terminer' },
  },

  'follows.title': {
    it: 'Fa seguito all’intervento {id}',
    en: 'Follows ticket {id}',
    fr: 'Fait suite au dossier SAV {id}',
  },
  'follows.text': {
    it: 'Modello, numero di serie e acquisto sono già compilati: controlla che siano ancora corretti.',
    en: 'Model, serial number and purchase are already filled in: please check they are still correct.',
    fr: 'Le modèle, le numéro de série et l’achat sont déjà remplis\u00a0: vérifiez qu’ils sont toujours exacts.',
  },
  'follows.see': { it: 'Vedi l’intervento {id}', en: 'See ticket {id}', fr: 'Voir le dossier SAV {id}' },
  'follows.copy': {
    it: {
      one: 'Allega anche la foto dell’intervento {id}',
      other: 'Allega anche le {count} foto dell’intervento {id}',
    },
    en: { one: 'Also attach the photo from ticket {id}', other: 'Also attach the {count} photos from ticket {id}' },
    fr: {
      one: 'Joindre aussi la photo du dossier SAV {id}',
      other: 'Joindre aussi les {count} photos du dossier SAV {id}',
    },
  },
  'follows.copy.both': {
    it: {
      one: 'Allega anche la foto e la prova d’acquisto dell’intervento {id}',
      other: 'Allega anche le {count} foto e la prova d’acquisto dell’intervento {id}',
    },
    en: {
      one: 'Also attach the photo and the proof of purchase from ticket {id}',
      other: 'Also attach the {count} photos and the proof of purchase from ticket {id}',
    },
    fr: {
      one: 'Joindre aussi la photo et la preuve d’achat du dossier SAV {id}',
      other: 'Joindre aussi les {count} photos et la preuve d’achat du dossier SAV {id}',
    },
  },
  'follows.copy.receipt': {
    it: 'Allega anche la prova d’acquisto dell’intervento {id}',
    en: 'Also attach the proof of purchase from ticket {id}',
    fr: 'Joindre aussi la preuve d’achat du dossier SAV {id}',
  },

  alike: {
    it: 'Quasi uguale a {serial} ({title}), che è registrata a tuo nome: il numero è giusto?',
    en: 'Almost the same as {serial} ({title}), which is registered to you: is the number right?',
    fr: 'Presque identique à {serial} ({title}), enregistré à votre nom\u00a0: le numéro est-il exact\u00a0?',
  },
  'alike.take': { it: 'Usa quel numero', en: 'Use that number', fr: 'Utiliser ce numéro' },
  'same.title': {
    it: 'Per questa bici c’è già un intervento aperto',
    en: 'There is already an open ticket for this bike',
    fr: 'Un dossier SAV est déjà ouvert pour ce vélo',
  },
  'same.text': {
    it: 'Se il danno è lo stesso, rispondi lì. Se è un altro, continua pure.',
    en: 'If the damage is the same, reply there. If not, continue here.',
    fr: 'S’il s’agit du même défaut, répondez-y. Sinon, vous pouvez continuer.',
  },
  'same.part.title': {
    it: 'Per questa bici e la stessa parte c’è già un intervento aperto',
    en: 'There is already an open ticket for this bike and the same part',
    fr: 'Un dossier SAV est déjà ouvert pour ce vélo et la même pièce',
  },
  'same.part.text': {
    it: 'Se è lo stesso danno, rispondi lì e non inviare un’altra richiesta. Se è un altro, continua pure.',
    en: 'If it is the same damage, reply there instead of sending another request. If not, continue here.',
    fr: 'S’il s’agit du même défaut, répondez-y au lieu d’envoyer une autre demande. Sinon, vous pouvez continuer.',
  },
  'same.ticket': {
    it: 'Intervento {id}, {day}',
    en: 'Ticket {id}, {day}',
    fr: 'Dossier SAV {id}, {day}',
  },

  'used.title': {
    it: { one: 'Una foto sembra già inviata', other: '{count} foto sembrano già inviate' },
    en: { one: 'One photo seems to have been sent before', other: '{count} photos seem to have been sent before' },
    fr: { one: 'Une photo semble déjà envoyée', other: '{count} photos semblent déjà envoyées' },
  },
  'used.text': {
    it: 'Controlla che sia la foto giusta. Se lo è, puoi inviarla di nuovo.',
    en: 'Check that it is the right photo. If it is, you can send it again.',
    fr: 'Vérifiez que c’est la bonne photo. Si oui, vous pouvez la renvoyer.',
  },
  'used.ticket': {
    it: 'già nell’intervento {id}',
    en: 'already in ticket {id}',
    fr: 'déjà dans le dossier SAV {id}',
  },

  'section.bike': terms.theBike,
  'section.damage': { it: 'Il danno', en: 'The damage', fr: 'Le défaut' },
  'section.photos': { it: 'Foto e documenti', en: 'Photos and documents', fr: 'Photos et documents' },
  'section.words': { it: 'Che cosa è successo', en: 'What happened', fr: 'Ce qui s’est passé' },

  'label.country': terms.country,
  'label.frame_model': terms.model,
  'label.serial_number': terms.serialNumber,
  'label.damage_phase': {
    it: 'Quando è stato notato il danno?',
    en: 'When was the damage noticed?',
    fr: 'Quand le défaut a-t-il été constaté\u00a0?',
  },
  'label.date_of_purchase': terms.dateOfPurchase,
  'label.part_involved': { it: 'Parti interessate', en: 'Parts involved', fr: 'Pièces concernées' },
  'label.marks': marksWords.title,
  'label.kind_of_damage': terms.kindOfDamage,
  'label.content': terms.description,
  'label.notes': { it: 'Note aggiuntive', en: 'Additional notes', fr: 'Remarques complémentaires' },
  'label.attachments': { it: 'Foto e altri file', en: 'Photos and other files', fr: 'Photos et autres fichiers' },
  'label.receipt': terms.proofOfPurchase,

  'hint.country': {
    it: 'Paese di vendita della bici: da questo dipende la garanzia legale.',
    en: 'Country of sale: the legal guarantee depends on it.',
    fr: 'Pays de vente du vélo\u00a0: la garantie légale en dépend.',
  },
  'hint.field-only': {
    it: 'Solo per un danno emerso durante l’uso.',
    en: 'Only for damage noticed in use.',
    fr: 'Uniquement pour un défaut constaté à l’usage.',
  },
  'hint.km0': {
    it: 'La bici non è ancora stata venduta',
    en: 'The bike has not been sold yet',
    fr: 'Le vélo n’est pas encore vendu',
  },
  'hint.field': {
    it: 'Servono data e prova d’acquisto',
    en: 'Date and proof of purchase needed',
    fr: 'Date et preuve d’achat demandées',
  },
  'hint.content': {
    it: 'Che cosa si vede o si sente, dove e da quando. Da {least} a {most} caratteri.',
    en: 'What you see or hear, where and since when. {least} to {most} characters.',
    fr: 'Ce qui se voit ou s’entend, où et depuis quand. De {least} à {most} caractères.',
  },
  'count.short': {
    it: { one: 'Manca {count} carattere', other: 'Mancano {count} caratteri' },
    en: { one: '{count} character to go', other: '{count} characters to go' },
    fr: { one: 'Il manque {count} caractère', other: 'Il manque {count} caractères' },
  },
  'count.used': { it: '{used} di {most}', en: '{used} of {most}', fr: '{used} sur {most}' },
  'hint.attachments': {
    it: 'JPEG, PNG, WebP, HEIC, PDF, MP4 o MOV. Al massimo {count} file: 25\u00a0MB per foto o PDF, 100\u00a0MB per video, 150\u00a0MB in tutto.',
    en: 'JPEG, PNG, WebP, HEIC, PDF, MP4 or MOV. Up to {count} files: 25\u00a0MB per photo or PDF, 100\u00a0MB per video, 150\u00a0MB in total.',
    fr: 'JPEG, PNG, WebP, HEIC, PDF, MP4 ou MOV. {count} fichiers au maximum\u00a0: 25\u00a0Mo par photo ou PDF, 100\u00a0Mo par vidéo, 150\u00a0Mo en tout.',
  },
  'hint.receipt.known': {
    it: 'C’è già, dalla registrazione della bici: {name}. Aggiungine un’altra solo se serve.',
    en: 'Already here, from the bike’s registration: {name}. Add another only if needed.',
    fr: 'Déjà jointe, depuis l’enregistrement du vélo\u00a0: {name}. N’en ajoutez une autre qu’en cas de besoin.',
  },
  'hint.receipt': {
    it: 'Scontrino o fattura, in foto o PDF: fino a 3 file.',
    en: 'Receipt or invoice, as a photo or PDF: up to 3 files.',
    fr: 'Ticket de caisse ou facture, en photo ou PDF\u00a0: 3 fichiers au maximum.',
  },

  'slots.other': { it: 'Altro', en: 'Other', fr: 'Autre' },
  'slot.camera': {
    it: 'Scatta con la fotocamera. {shot}',
    en: 'Take with the camera. {shot}',
    fr: 'Prendre avec l’appareil photo. {shot}',
  },
  'slot.there': { it: 'Caricata', en: 'Uploaded', fr: 'Envoyée' },
  'slot.replace': { it: 'Sostituisci. {shot}', en: 'Replace. {shot}', fr: 'Remplacer. {shot}' },
  'slot.empty': { it: 'Elimina. {shot}', en: 'Delete. {shot}', fr: 'Supprimer. {shot}' },
  'slot.retry': { it: 'Riprova. {shot}', en: 'Try again. {shot}', fr: 'Réessayer. {shot}' },
  'flaw.small': { it: 'troppo piccola', en: 'too small', fr: 'trop petite' },
  'flaw.dark': { it: 'un po’ scura', en: 'a little dark', fr: 'un peu sombre' },
  'flaw.bright': { it: 'troppo chiara', en: 'too bright', fr: 'trop claire' },
  'flaw.blurred': { it: 'mossa', en: 'blurred', fr: 'floue' },
  'slots.named': {
    it: 'Ancora da fare: {shots}.',
    en: 'Still to take: {shots}.',
    fr: 'Encore à prendre\u00a0: {shots}.',
  },
  'slots.needed': {
    it: {
      one: 'Manca una foto: serve per inviare.',
      other: 'Mancano {count} foto: per inviare ne servono almeno {least}.',
    },
    en: {
      one: 'One photo is missing: it is needed to send.',
      other: '{count} photos are missing: at least {least} are needed to send.',
    },
    fr: {
      one: 'Il manque une photo\u00a0: elle est nécessaire pour envoyer.',
      other: 'Il manque {count} photos\u00a0: il en faut au moins {least} pour envoyer.',
    },
  },
  'slots.missing': {
    it: {
      one: 'Manca una foto: si può inviare anche dopo.',
      other: 'Mancano {count} foto: si possono inviare anche dopo.',
    },
    en: {
      one: 'One photo is missing: it can be sent later as well.',
      other: '{count} photos are missing: they can be sent later as well.',
    },
    fr: {
      one: 'Il manque une photo\u00a0: elle peut être envoyée plus tard.',
      other: 'Il manque {count} photos\u00a0: elles peuvent être envoyées plus tard.',
    },
  },

  'shots.title': {
    it: { one: 'Foto da fare: almeno {count}', other: 'Foto da fare: almeno {count}' },
    en: { one: 'Photos to take: at least {count}', other: 'Photos to take: at least {count}' },
    fr: { one: 'Photos à prendre\u00a0: {count} au moins', other: 'Photos à prendre\u00a0: {count} au moins' },
  },
  'shots.any': { it: 'Foto da fare', en: 'Photos to take', fr: 'Photos à prendre' },
  'shots.more': {
    it: 'Scegli parti e tipo di danno per l’elenco completo.',
    en: 'Choose the parts and the kind of damage for the full list.',
    fr: 'Choisissez les pièces et le type de défaut pour la liste complète.',
  },

  'notes.title': { it: 'Prima di inviare', en: 'Before you send', fr: 'Avant d’envoyer' },
  'notes.model': {
    it: '{model}: prima di inviare',
    en: '{model}: before you send',
    fr: '{model}\u00a0: avant d’envoyer',
  },
  'notes.guides': { it: 'Da consultare', en: 'For reference', fr: 'À consulter' },
  'notes.guides.apart': {
    it: '(si apre in un’altra scheda)',
    en: '(opens in another tab)',
    fr: '(s’ouvre dans un autre onglet)',
  },
  'notes.choose': {
    it: 'Scegli il modello per sapere dove leggere il numero di serie e che cosa controllare.',
    en: 'Choose the model to see where its serial number is and what to check first.',
    fr: 'Choisissez le modèle\u00a0: vous verrez ici où lire le numéro de série et quoi contrôler.',
  },

  camera: { it: 'Foto', en: 'Photo', fr: 'Photo' },
  send: terms.sendTheRequest,
  later: {
    it: 'Nessuna connessione: la richiesta si invia da sola appena torna',
    en: 'You are offline: the request will be sent automatically once you are back online',
    fr: 'Pas de connexion\u00a0: la demande sera envoyée dès son retour',
  },
  'later.text': {
    it: 'È completa e conservata su questo dispositivo, foto comprese. Puoi chiudere la pagina: parte quando riapri il portale con la connessione.',
    en: 'It is complete and kept on this device, photos included. You can close this page: it goes when you next open the portal online.',
    fr: 'Elle est complète et conservée sur cet appareil, photos comprises. Vous pouvez fermer cette page\u00a0: elle partira à la prochaine ouverture du portail avec une connexion.',
  },
  'later.unkept': {
    it: 'Questo dispositivo non può conservarla: lascia aperta la pagina, parte appena torna la connessione.',
    en: 'This device cannot keep it: leave this page open, it goes as soon as the connection is back.',
    fr: 'Cet appareil ne peut pas la conserver\u00a0: laissez cette page ouverte, elle partira dès que la connexion sera rétablie.',
  },
  'later.stay': { it: 'Non inviare', en: 'Do not send', fr: 'Ne pas envoyer' },
  'told.sold': {
    it: 'Questa bici risulta già venduta (data di acquisto: {day}): controlla quando è stato trovato il danno.',
    en: 'This bike is registered as sold on {day}: check when the damage was found.',
    fr: 'Ce vélo est enregistré comme vendu le {day}\u00a0: vérifiez quand le défaut a été constaté.',
  },
  'told.other-day': {
    it: 'Nella registrazione della bici la data di acquisto è {day}: controlla quale delle due è giusta.',
    en: 'The bike is registered as bought on {day}: check the date.',
    fr: 'Le vélo est enregistré avec un achat le {day}\u00a0: vérifiez la date.',
  },
} as const satisfies WordTable

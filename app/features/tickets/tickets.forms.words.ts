import type { WordTable } from '#app/kit/words/words.ts'

/** What is wrong with what somebody typed, beyond the sentences every form shares. */
export const formWords = {
  'submission-missing': {
    it: 'Ricarichi la pagina e invii di nuovo il modulo.',
    en: 'Reload the page and send the form again.',
    fr: 'Rechargez la page et renvoyez le formulaire.',
  },
  'already-sent': {
    it: 'La richiesta precedente è già stata inviata: è l’intervento {id}. Per quest’altra bici controlli i dati, aggiunga le foto e invii di nuovo.',
    en: 'The earlier request was already sent: it is ticket {id}. For this other bike, check the details, add the photos and send again.',
    fr: 'La demande précédente a déjà été envoyée\u00a0: c’est l’intervention {id}. Pour cet autre vélo, vérifiez les données, ajoutez les photos et envoyez à nouveau.',
  },
  'parts-missing': {
    it: 'Indichi almeno una parte interessata.',
    en: 'Choose at least one part involved.',
    fr: 'Indiquez au moins une pièce concernée.',
  },
  'content-short': {
    it: 'Descriva il danno con almeno {count} caratteri.',
    en: 'Describe the damage in at least {count} characters.',
    fr: 'Décrivez le dommage en au moins {count} caractères.',
  },
  'date-missing': {
    it: 'Per un danno emerso durante l’uso serve la data di acquisto.',
    en: 'For damage noticed in use, the date of purchase is needed.',
    fr: 'Pour un dommage constaté à l’usage, la date d’achat est nécessaire.',
  },
  'date-in-future': {
    it: 'La data di acquisto non può essere nel futuro.',
    en: 'The date of purchase cannot be in the future.',
    fr: 'La date d’achat ne peut pas être dans le futur.',
  },
  'photos-missing': {
    it: {
      one: 'Serve almeno {count} foto: la scatola aperta o la distinta di imballaggio.',
      other: 'Servono almeno {count} foto.',
    },
    en: {
      one: 'At least {count} photo is needed: the open box or the packing list.',
      other: 'At least {count} photos are needed.',
    },
    fr: {
      one: 'Il faut au moins {count} photo\u00a0: le carton ouvert ou la liste de colisage.',
      other: 'Il faut au moins {count} photos.',
    },
  },
  'receipt-missing': {
    it: 'Per un danno emerso durante l’uso serve la prova d’acquisto.',
    en: 'For damage noticed in use, proof of purchase is needed.',
    fr: 'Pour un dommage constaté à l’usage, la preuve d’achat est nécessaire.',
  },
  'promised-past': {
    it: 'La data promessa non può essere passata: indichi oggi o un giorno a venire.',
    en: 'The promised date cannot be in the past: choose today or a later day.',
    fr: 'La date promise ne peut pas être passée\u00a0: indiquez aujourd’hui ou un jour à venir.',
  },
  'promised-far': {
    it: 'La data promessa è a più di due anni da oggi: controlli l’anno.',
    en: 'The promised date is more than two years ahead: please check the year.',
    fr: 'La date promise est dans plus de deux ans\u00a0: vérifiez l’année.',
  },
  'decision-missing': {
    it: 'Scelga se accettare o respingere la garanzia.',
    en: 'Choose whether to accept or refuse the claim.',
    fr: 'Choisissez d’accepter ou de refuser la garantie.',
  },
  'move-stage': {
    it: 'Da qui questo passaggio non è possibile.',
    en: 'That move is not possible from here.',
    fr: 'Ce passage n’est pas possible à partir d’ici.',
  },
  'move-reason': { it: 'Scriva il motivo.', en: 'Give the reason.', fr: 'Indiquez le motif.' },
  'move-resolution': {
    it: 'Indichi l’esito dell’intervento.',
    en: 'Choose the outcome of the ticket.',
    fr: 'Indiquez la solution apportée.',
  },
  'move-close-reason': {
    it: 'Scelga come si chiude l’intervento.',
    en: 'Choose how the ticket is closed.',
    fr: 'Choisissez comment l’intervention est clôturée.',
  },
  'move-paid-repair': {
    it: 'La garanzia è stata respinta: si procede solo se è stata concordata una riparazione a pagamento.',
    en: 'The claim was refused: work goes ahead only once a paid repair has been agreed.',
    fr: 'La garantie a été refusée\u00a0: on ne poursuit que si une réparation payante a été convenue.',
  },
  'move-decide-first': {
    it: 'Prima registri la decisione sulla garanzia.',
    en: 'Record the warranty decision first.',
    fr: 'Enregistrez d’abord la décision de garantie.',
  },
} as const satisfies WordTable

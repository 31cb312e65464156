import type { WordTable } from '#app/kit/words/words.ts'

/** The mails about leads; they say nothing of the customer, since mails stay where they were sent. */
export const mailWords = {
  hello: { it: 'Buongiorno {name},', en: 'Hello {name},', fr: 'Bonjour {name},' },
  'hello.nameless': { it: 'Buongiorno,', en: 'Hello,', fr: 'Bonjour,' },

  'routed.subject': {
    it: 'Nuovo lead {id} per il Suo negozio',
    en: 'New lead {id} for your shop',
    fr: 'Nouveau lead {id} pour votre magasin',
  },
  'routed.text': {
    it: 'abbiamo indirizzato al Suo negozio una persona interessata alle nostre biciclette.',
    en: 'We have referred somebody interested in our bicycles to your shop.',
    fr: 'Nous avons orienté vers votre magasin une personne intéressée par nos vélos.',
  },
  'routed.due': {
    it: 'Confermi o rifiuti il lead entro 72 ore. Scadenza: {moment}.',
    en: 'Please accept or decline the lead within 72 hours, by {moment}.',
    fr: 'Acceptez ou refusez le lead sous 72 heures. Échéance\u00a0: {moment}.',
  },

  'unanswered.subject': {
    it: 'Lead {id}: attendiamo la Sua risposta',
    en: 'Lead {id}: awaiting your answer',
    fr: 'Lead {id}\u00a0: votre réponse est attendue',
  },
  'unanswered.text': {
    it: 'una persona indirizzata al Suo negozio aspetta ancora di essere contattata.',
    en: 'Somebody we referred to your shop is still waiting to hear from you.',
    fr: 'Une personne orientée vers votre magasin attend toujours d’être contactée.',
  },
  'unanswered.due': {
    it: 'Confermi o rifiuti il lead. Scadenza: {moment}.',
    en: 'Please accept or decline the lead by {moment}.',
    fr: 'Acceptez ou refusez le lead. Échéance\u00a0: {moment}.',
  },

  'declined.subject': {
    it: 'Lead {id}: rifiutato da {company}',
    en: 'Lead {id}: declined by {company}',
    fr: 'Lead {id}\u00a0: refusé par {company}',
  },
  'declined.text': {
    it: 'il lead è stato rifiutato ({company}). Ora può indirizzarlo a un altro rivenditore.',
    en: 'The lead was declined ({company}). You can now route it to another dealer.',
    fr: 'Le lead a été refusé ({company}). Vous pouvez maintenant l’orienter vers un autre revendeur.',
  },

  models: { it: 'Modelli: {models}', en: 'Models: {models}', fr: 'Modèles\u00a0: {models}' },
  reason: { it: 'Motivo: {reason}', en: 'Reason: {reason}', fr: 'Motif\u00a0: {reason}' },
  open: { it: 'Apri il lead', en: 'Open the lead', fr: 'Ouvrir le lead' },
} as const satisfies WordTable

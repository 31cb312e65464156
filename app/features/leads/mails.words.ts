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

  'taken.subject': {
    it: 'Lead {id}: non è più assegnato al Suo negozio',
    en: 'Lead {id}: no longer with your shop',
    fr: 'Lead {id}\u00a0: il n’est plus confié à votre magasin',
  },
  'taken.text': {
    it: 'per 72 ore nessuno ha seguito il lead: lo abbiamo indirizzato a un altro rivenditore. Non deve fare altro e non occorre più contattare la persona.',
    en: 'Nobody had followed up the lead for 72 hours, so we have routed it to another dealer. There is nothing left to do, and no need to contact the person any more.',
    fr: 'Le lead est resté sans suite pendant 72 heures\u00a0: nous l’avons orienté vers un autre revendeur. Vous n’avez rien d’autre à faire et il n’est plus nécessaire de contacter la personne.',
  },

  'erased.subject': { it: 'Lead {id}: eliminato', en: 'Lead {id}: deleted', fr: 'Lead {id}\u00a0: supprimé' },
  'erased.text': {
    it: 'abbiamo eliminato il lead e tutti i dati personali della persona. Se li ha annotati anche altrove, li cancelli e non la contatti più.',
    en: 'We have deleted the lead and all personal data of the person. If you have kept any elsewhere, please delete them too and do not contact the person any more.',
    fr: 'Nous avons supprimé le lead et toutes les données personnelles de la personne. Si vous en avez noté ailleurs, supprimez-les également et ne contactez plus cette personne.',
  },

  models: { it: 'Modelli: {models}', en: 'Models: {models}', fr: 'Modèles\u00a0: {models}' },
  reason: { it: 'Motivo: {reason}', en: 'Reason: {reason}', fr: 'Motif\u00a0: {reason}' },
  'open.list': { it: 'Apri i Suoi lead', en: 'Open your leads', fr: 'Ouvrir vos leads' },
  open: { it: 'Apri il lead', en: 'Open the lead', fr: 'Ouvrir le lead' },
} as const satisfies WordTable

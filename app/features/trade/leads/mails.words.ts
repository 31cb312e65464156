import type { WordTable } from '#app/kit/words/words.ts'
import { mailTerms } from '#app/kit/mail.words.ts'
import { pageWords } from './page/page.words.ts'

/** The mails about leads; they say nothing of the customer, since mails stay where they were sent. */
export const mailWords = {
  hello: mailTerms.hello,
  'hello.nameless': mailTerms.helloNameless,

  'routed.subject': {
    it: 'Nuovo contatto {id} per il tuo negozio',
    en: 'New lead {id} for your shop',
    fr: 'Nouveau contact {id} pour votre magasin',
  },
  'routed.text': {
    it: 'una persona interessata alle nostre biciclette è stata assegnata al tuo negozio.',
    en: 'We have referred someone interested in our bicycles to your shop.',
    fr: 'Nous avons orienté vers votre magasin une personne intéressée par nos vélos.',
  },
  'routed.due': {
    it: 'Accetta o rifiuta il contatto entro 72 ore. Scadenza: {moment}.',
    en: 'Please accept or decline the lead within 72 hours, by {moment}.',
    fr: 'Acceptez ou refusez le contact sous 72 heures. Échéance\u00a0: {moment}.',
  },

  'unanswered.subject': {
    it: 'Contatto {id}: risposta in attesa',
    en: 'Lead {id}: awaiting your answer',
    fr: 'Contact {id}\u00a0: votre réponse est attendue',
  },
  'unanswered.text': {
    it: 'una persona assegnata al tuo negozio aspetta ancora di essere contattata.',
    en: 'Someone we referred to your shop is still waiting to hear from you.',
    fr: 'Une personne orientée vers votre magasin attend toujours d’être contactée.',
  },
  'unanswered.due': {
    it: 'Accetta o rifiuta il contatto. Scadenza: {moment}.',
    en: 'Please accept or decline the lead by {moment}.',
    fr: 'Acceptez ou refusez le contact. Échéance\u00a0: {moment}.',
  },

  'declined.subject': {
    it: 'Contatto {id}: rifiutato da {company}',
    en: 'Lead {id}: declined by {company}',
    fr: 'Contact {id}\u00a0: refusé par {company}',
  },
  'declined.text': {
    it: 'il contatto è stato rifiutato ({company}). Ora puoi assegnarlo a un altro rivenditore.',
    en: 'The lead was declined ({company}). You can now route it to another dealer.',
    fr: 'Le contact a été refusé ({company}). Vous pouvez maintenant l’orienter vers un autre revendeur.',
  },

  'taken.subject': {
    it: 'Contatto {id}: non è più assegnato al tuo negozio',
    en: 'Lead {id}: no longer with your shop',
    fr: 'Contact {id}\u00a0: il n’est plus confié à votre magasin',
  },
  'taken.text': {
    it: 'nessuno ha seguito il contatto per 72 ore: ora è assegnato a un altro rivenditore. Non serve fare altro, né contattare la persona.',
    en: 'The lead had no follow-up for 72 hours, so we have routed it to another dealer. You do not need to do anything else, or to contact the person.',
    fr: 'Le contact est resté sans suite pendant 72 heures\u00a0: nous l’avons orienté vers un autre revendeur. Vous n’avez rien d’autre à faire et il n’est plus nécessaire de contacter la personne.',
  },

  'erased.subject': { it: 'Contatto {id}: eliminato', en: 'Lead {id}: deleted', fr: 'Contact {id}\u00a0: supprimé' },
  'erased.text': {
    it: 'il contatto e tutti i dati personali della persona sono stati eliminati. Se li hai annotati anche altrove, cancellali e non contattare più la persona.',
    en: 'We have deleted the lead and all the person’s personal data. If you have noted any of it elsewhere, please delete it too and do not contact the person any more.',
    fr: 'Nous avons supprimé le contact et toutes les données personnelles de la personne. Si vous en avez noté ailleurs, supprimez-les également et ne contactez plus cette personne.',
  },

  models: pageWords['event.products'],
  reason: { it: 'Motivo: {reason}', en: 'Reason: {reason}', fr: 'Motif\u00a0: {reason}' },
  'open.list': { it: 'Apri i contatti', en: 'Open your leads', fr: 'Ouvrir vos contacts' },
  open: { it: 'Apri il contatto', en: 'Open the lead', fr: 'Ouvrir le contact' },
} as const satisfies WordTable

import { answerTerms } from '../tickets.answers.words.ts'
import type { WordTable } from '#app/kit/words/words.ts'

export const questionMailWords = {
  subject: {
    it: 'Intervento {id}: come è andata?',
    en: 'Ticket {id}: how did we do?',
    fr: 'Dossier SAV {id}\u00a0: comment cela s’est-il passé\u00a0?',
  },
  text: {
    it: 'il tuo intervento {id} è chiuso. Ci aiuti con una risposta?',
    en: 'Your ticket {id} is closed. Would you help us with one answer?',
    fr: 'Votre dossier SAV {id} est clôturé. Pouvez-vous nous aider par une réponse\u00a0?',
  },
  counts: answerTerms.ratingChosen,
  once: {
    it: 'Lo chiediamo una volta sola per intervento. Rispondere è facoltativo.',
    en: 'We ask once for each ticket. Answering is up to you.',
    fr: 'Nous posons la question une seule fois par dossier. Répondre est facultatif.',
  },
} as const satisfies WordTable

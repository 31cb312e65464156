import type { WordTable } from '#app/kit/words/words.ts'

export const questionMailWords = {
  subject: {
    it: 'Intervento {id}: come è andata?',
    en: 'Ticket {id}: how did we do?',
    fr: 'Dossier SAV {id}\u00a0: comment cela s’est-il passé\u00a0?',
  },
  text: {
    it: 'Il tuo intervento {id} è chiuso. Ci aiuti con una risposta?',
    en: 'Your ticket {id} is closed. Would you help us with one answer?',
    fr: 'Votre dossier SAV {id} est clos. Pouvez-vous nous aider par une réponse\u00a0?',
  },
  counts: {
    it: 'Il link apre la pagina con il voto già scelto: conta solo dopo l’invio. Non serve accedere.',
    en: 'The link opens the page with your rating already chosen: it counts only once you send it. You need not log in.',
    fr: 'Le lien ouvre la page avec la note déjà choisie\u00a0: elle ne compte qu’une fois envoyée. Aucune connexion n’est nécessaire.',
  },
  once: {
    it: 'Lo chiediamo una volta sola per intervento. Rispondere è facoltativo.',
    en: 'We ask once for each ticket. Answering is up to you.',
    fr: 'Nous posons la question une seule fois par dossier. Répondre est facultatif.',
  },
} as const satisfies WordTable

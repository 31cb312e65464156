import { answerTerms } from '../tickets.answers.words.ts'
import { terms } from '#app/terms.words.ts'
import type { WordTable } from '#app/kit/words/words.ts'
import { satisfactionWords } from '../satisfaction/satisfaction.words.ts'

export const ticketSurveyWords = {
  title: satisfactionWords.title,
  ask: {
    it: 'L’intervento è chiuso: com’è andata? Basta un minuto.',
    en: 'The ticket is closed: how did it go? It takes a minute.',
    fr: 'Le dossier SAV est clôturé\u00a0: comment cela s’est-il passé\u00a0? Une minute suffit.',
  },
  answer: terms.answerVerb,
  thanks: satisfactionWords.thanks,
  see: { it: 'Vedi la risposta', en: 'See the answer', fr: 'Voir la réponse' },
  desk: terms.satisfaction,
  score: answerTerms.scoreOf,
  'call.open': satisfactionWords.call,
  'call.done': satisfactionWords['event.called'],
} as const satisfies WordTable

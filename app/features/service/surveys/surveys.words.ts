import { answerTerms } from '#app/features/service/tickets/tickets.answers.words.ts'
import type { WordTable } from '#app/kit/words/words.ts'
import { terms } from '#app/terms.words.ts'

/** What several pages of surveys say. */
export const surveyWords = {
  surveys: terms.surveys,
  trigger: terms.when,
  'trigger.ticket': answerTerms.ticketClosed,
  'trigger.appointment': { it: 'Appuntamento concluso', en: 'Appointment done', fr: 'Rendez-vous terminé' },
  'trigger.registration': { it: 'Bici registrata', en: 'Bicycle registered', fr: 'Vélo enregistré' },
  'trigger.campaign': answerTerms.campaign,
  'about.campaign': answerTerms.campaign,
  state: terms.status,
  'state.draft': terms.draft,
  'state.open': terms.open,
  'state.closed': answerTerms.closedSaid,
  'ten.low': { it: '0 = per niente', en: '0 = not at all', fr: '0 = pas du tout' },
  'ten.high': { it: '10 = moltissimo', en: '10 = very much', fr: '10 = tout à fait' },
  'five.low': { it: '1 = molto male', en: '1 = very badly', fr: '1 = très mal' },
  'five.high': { it: '5 = molto bene', en: '5 = very well', fr: '5 = très bien' },
  'score.of': answerTerms.scoreOf,
  score: answerTerms.score,
  average: { it: 'Voto medio', en: 'Average score', fr: 'Note moyenne' },
  survey: answerTerms.survey,
  answered: { it: 'Risposta del', en: 'Answered on', fr: 'Réponse du' },
  answer: answerTerms.theAnswer,
  answers: answerTerms.answers,
  calls: answerTerms.toCallBack,
  person: answerTerms.whoAnswered,
  about: { it: 'Su che cosa', en: 'About', fr: 'À propos de' },
  'about.ticket': answerTerms.ticketOf,
  'about.appointment': { it: 'Appuntamento {id}', en: 'Appointment {id}', fr: 'Rendez-vous {id}' },
  'about.registration': { it: 'Bici registrata', en: 'Registered bicycle', fr: 'Vélo enregistré' },
} as const satisfies WordTable

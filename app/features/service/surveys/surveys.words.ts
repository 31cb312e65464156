import type { WordTable } from '#app/kit/words/words.ts'
import { terms } from '#app/terms.words.ts'

/** What several pages of surveys say. */
export const surveyWords = {
  surveys: terms.surveys,
  trigger: { it: 'Quando', en: 'When', fr: 'Quand' },
  'trigger.ticket': { it: 'Intervento chiuso', en: 'Ticket closed', fr: 'Dossier SAV clos' },
  'trigger.appointment': { it: 'Appuntamento concluso', en: 'Appointment done', fr: 'Rendez-vous terminé' },
  'trigger.registration': { it: 'Bici registrata', en: 'Bicycle registered', fr: 'Vélo enregistré' },
  'trigger.campaign': { it: 'Campagna', en: 'Campaign', fr: 'Campagne' },
  'about.campaign': { it: 'Campagna', en: 'Campaign', fr: 'Campagne' },
  state: terms.status,
  'state.draft': { it: 'Bozza', en: 'Draft', fr: 'Brouillon' },
  'state.open': { it: 'Aperto', en: 'Open', fr: 'Ouverte' },
  'state.closed': { it: 'Chiuso', en: 'Closed', fr: 'Close' },
  'ten.low': { it: '0 = per niente', en: '0 = not at all', fr: '0 = pas du tout' },
  'ten.high': { it: '10 = moltissimo', en: '10 = very much', fr: '10 = tout à fait' },
  'five.low': { it: '1 = molto male', en: '1 = very badly', fr: '1 = très mal' },
  'five.high': { it: '5 = molto bene', en: '5 = very well', fr: '5 = très bien' },
  'score.of': { it: '{score} su {of}', en: '{score} out of {of}', fr: '{score} sur {of}' },
  score: { it: 'Voto', en: 'Score', fr: 'Note' },
  average: { it: 'Voto medio', en: 'Average score', fr: 'Note moyenne' },
  survey: { it: 'Sondaggio', en: 'Survey', fr: 'Enquête' },
  answered: { it: 'Risposta del', en: 'Answered on', fr: 'Réponse du' },
  answer: { it: 'La risposta', en: 'The answer', fr: 'La réponse' },
  answers: { it: 'Risposte', en: 'Answers', fr: 'Réponses' },
  calls: { it: 'Da richiamare', en: 'To be called back', fr: 'À rappeler' },
  person: { it: 'Chi ha risposto', en: 'Who answered', fr: 'Qui a répondu' },
  about: { it: 'Su che cosa', en: 'About', fr: 'À propos de' },
  'about.ticket': { it: 'Intervento {id}', en: 'Ticket {id}', fr: 'Dossier SAV {id}' },
  'about.appointment': { it: 'Appuntamento {id}', en: 'Appointment {id}', fr: 'Rendez-vous {id}' },
  'about.registration': { it: 'Bici registrata', en: 'Registered bicycle', fr: 'Vélo enregistré' },
} as const satisfies WordTable

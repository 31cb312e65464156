import { answerTerms } from '#app/features/service/tickets/tickets.answers.words.ts'
import type { WordTable } from '#app/kit/words/words.ts'
import { terms } from '#app/terms.words.ts'

export const tasksWords = {
  console: terms.console,
  title: terms.customersToCall,
  intro: {
    it: 'Chi ha dato un voto basso in un sondaggio: chi chiama, entro quando e che cosa è emerso.',
    en: 'Customers who gave a low score in a survey: who calls, by when, and what came of it.',
    fr: 'Clients qui ont donné une note basse dans une enquête\u00a0: qui appelle, pour quand, et ce qu’il en est ressorti.',
  },
  open: answerTerms.toCallBack,
  done: { it: 'Richiamati', en: 'Called back', fr: 'Rappelés' },
  'open.none': { it: 'Nessuno da richiamare', en: 'Nobody to call back', fr: 'Personne à rappeler' },
  measure: {
    it: 'Richiamati entro due giorni lavorativi negli ultimi 12 mesi: {inTime} su {called}.',
    en: 'Called back within two working days in the last 12 months: {inTime} of {called}.',
    fr: 'Rappelés sous deux jours ouvrés au cours des 12 derniers mois\u00a0: {inTime} sur {called}.',
  },
  customer: terms.customer,
  score: answerTerms.score,
  caller: { it: 'Chi chiama', en: 'Who calls', fr: 'Qui appelle' },
  nobody: answerTerms.nobody,
  due: { it: 'Entro', en: 'Due by', fr: 'Échéance' },
  late: { it: '{day}, in ritardo', en: '{day}, late', fr: '{day}, en retard' },
  when: { it: 'Richiamato il', en: 'Called back on', fr: 'Rappelé le' },
  'call.title': { it: 'Da richiamare: {name}', en: 'Call back: {name}', fr: 'À rappeler\u00a0: {name}' },
  call: { it: 'Richiamata', en: 'Call', fr: 'Rappel' },
  said: answerTerms.theAnswer,
  survey: answerTerms.survey,
  email: terms.email,
  history: terms.history,
  'event.taken': {
    it: '{name} ha preso in carico la richiamata',
    en: '{name} took the call',
    fr: '{name} a pris l’appel en charge',
  },
  'event.done': { it: '{name} ha richiamato', en: '{name} called back', fr: '{name} a rappelé' },
  'event.before': { it: 'Prima era di {name}', en: 'It was {name}’s before', fr: 'Auparavant confié à {name}' },
  'notice.call-take': { it: 'Richiamata presa in carico', en: 'You have taken the call', fr: 'Appel pris en charge' },
  'notice.call-done': { it: 'Richiamata registrata', en: 'Call noted', fr: 'Rappel enregistré' },
} as const satisfies WordTable

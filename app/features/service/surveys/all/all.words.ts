import { answerTerms } from '#app/features/service/tickets/tickets.answers.words.ts'
import type { WordTable } from '#app/kit/words/words.ts'
import { terms } from '#app/terms.words.ts'
import { surveyWords } from '../surveys.words.ts'

export const allWords = {
  title: terms.surveys,
  console: terms.console,
  intro: {
    it: 'Che cosa si chiede dopo un intervento, un appuntamento o la registrazione di una bici, e le campagne.',
    en: 'What is asked after a ticket, an appointment or the registration of a bicycle, and campaigns.',
    fr: 'Ce qui est demandé après un dossier SAV, un rendez-vous ou l’enregistrement d’un vélo, et les campagnes.',
  },
  new: answerTerms.newSurvey,
  tasks: terms.customersToCall,
  survey: surveyWords.survey,
  answers: surveyWords.answers,
  'answers.of': { it: '{answered} su {invited}', en: '{answered} of {invited}', fr: '{answered} sur {invited}' },
  'answers.own': { it: 'nella pagina', en: 'on its page', fr: 'sur sa page' },
  days: { it: 'Dal – al', en: 'From – until', fr: 'Du – au' },
  none: { it: 'Nessun sondaggio', en: 'No surveys', fr: 'Aucune enquête' },
  'none.words': {
    it: 'Un sondaggio si scrive come bozza, si guarda come lo vede chi risponde, poi un amministratore lo apre.',
    en: 'A survey is written as a draft, looked at as the person answering sees it, and then opened by an administrator.',
    fr: 'Une enquête s’écrit comme brouillon, se regarde telle que la voit la personne qui répond, puis un administrateur l’ouvre.',
  },
} as const satisfies WordTable

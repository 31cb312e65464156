import { answerTerms } from '../tickets.answers.words.ts'
import { terms } from '#app/terms.words.ts'
import type { WordTable } from '#app/kit/words/words.ts'
import { satisfactionWords } from './satisfaction.words.ts'

export const resultsWords = {
  console: terms.console,
  title: terms.satisfaction,
  intro: {
    it: 'Che cosa dice di un intervento chiuso chi l’ha aperto. I gruppi con meno di cinque risposte non compaiono.',
    en: 'What the people who opened a ticket say of it once it is closed. Groups of fewer than five answers are not shown.',
    fr: 'Ce que disent d’un dossier SAV clôturé ceux qui l’ont ouvert. Les groupes de moins de cinq réponses n’apparaissent pas.',
  },
  calls: satisfactionWords.call,
  'calls.none': { it: 'Nessun cliente da richiamare.', en: 'Nobody to call back.', fr: 'Aucun client à rappeler.' },
  'calls.due': { it: 'Termine', en: 'Due by', fr: 'Échéance' },
  'calls.caller': { it: 'Chi chiama', en: 'Caller', fr: 'Qui appelle' },
  'calls.nobody': { it: 'ancora nessuno', en: 'nobody yet', fr: 'personne encore' },
  ticket: terms.ticket,
  customer: terms.customer,
  late: { it: '{day} · in ritardo', en: '{day} · late', fr: '{day} · en retard' },
  period: { it: 'Periodo delle risposte', en: 'Answers of', fr: 'Période des réponses' },
  'period.months': { it: 'Ultimi {count} mesi', en: 'The last {count} months', fr: '{count} derniers mois' },
  'period.all': { it: 'Da sempre', en: 'All time', fr: 'Depuis toujours' },
  few: {
    it: 'Meno di cinque risposte in questo periodo: nessuna media.',
    en: 'Fewer than five answers in this period: no average.',
    fr: 'Moins de cinq réponses sur cette période\u00a0: pas de moyenne.',
  },
  spread: { it: 'Voti', en: 'Ratings', fr: 'Notes' },
  score: { it: 'Voto', en: 'Rating', fr: 'Note' },
  answers: answerTerms.answers,
  average: { it: 'Voto medio', en: 'Average rating', fr: 'Note moyenne' },
  all: {
    it: 'Voto medio {average} su 5, {count} risposte',
    en: 'Average rating {average} out of 5, {count} answers',
    fr: 'Note moyenne {average} sur 5, {count} réponses',
  },
  'by.month': answerTerms.byMonth,
  'by.kind': { it: 'Per tipo di danno', en: 'By kind of damage', fr: 'Par type de défaut' },
  'by.agent': { it: 'Per persona assegnata', en: 'By assignee', fr: 'Par personne chargée du dossier' },
  'by.dealer': answerTerms.byDealer,
  'of.month': terms.month,
  'of.kind': terms.kindOfDamage,
  'of.agent': { it: 'Persona', en: 'Person', fr: 'Personne' },
  'of.dealer': terms.dealer,
  comments: { it: 'Commenti', en: 'Comments', fr: 'Commentaires' },
  'comments.none': {
    it: 'Nessun commento in questo periodo.',
    en: 'No comments in this period.',
    fr: 'Aucun commentaire sur cette période.',
  },
} as const satisfies WordTable

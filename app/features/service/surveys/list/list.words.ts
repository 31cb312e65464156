import { answerTerms } from '#app/features/service/tickets/tickets.answers.words.ts'
import type { WordTable } from '#app/kit/words/words.ts'
import { terms } from '#app/terms.words.ts'
import { surveyWords } from '../surveys.words.ts'

export const listWords = {
  title: terms.surveys,
  company: terms.company,
  own: { it: 'I tuoi risultati', en: 'Your results', fr: 'Vos résultats' },
  'own.intro': {
    it: 'Che cosa dicono di te clienti e ciclisti. La mediana dei rivenditori compare da cinque rivenditori in su.',
    en: 'What customers and riders say of you. The median of all dealers is shown from five dealers on.',
    fr: 'Ce que clients et cyclistes disent de vous. La médiane des revendeurs apparaît à partir de cinq revendeurs.',
  },
  survey: surveyWords.survey,
  answers: surveyWords.answers,
  average: surveyWords.average,
  median: answerTerms.medianOfDealers,
  'median.none': { it: 'non ancora', en: 'not yet', fr: 'pas encore' },
  score: surveyWords.score,
  highest: { it: 'Voto massimo', en: 'Highest score', fr: 'Note maximale' },
  about: surveyWords.about,
  model: terms.model,
  dealer: terms.dealer,
  person: surveyWords.person,
  date: terms.date,
  said: terms.text,
  'to-call': surveyWords.calls,
  'band.low': answerTerms.lowScores,
  'band.other': { it: 'Gli altri voti', en: 'Other scores', fr: 'Autres notes' },
  all: { it: 'Tutti i voti', en: 'All scores', fr: 'Toutes les notes' },
  'order.answered-desc': terms.newestFirst,
  'order.answered-asc': terms.oldestFirst,
  'order.score-asc': { it: 'Voti più bassi', en: 'Lowest scores first', fr: 'Notes les plus basses' },
  'order.score-desc': { it: 'Voti più alti', en: 'Highest scores first', fr: 'Notes les plus hautes' },
  count: {
    it: { one: '{count} risposta', other: '{count} risposte' },
    en: { one: '{count} answer', other: '{count} answers' },
    fr: { one: '{count} réponse', other: '{count} réponses' },
  },
  empty: { it: 'Ancora nessuna risposta', en: 'No answers yet', fr: 'Pas encore de réponse' },
  'empty.words': {
    it: 'Le risposte arrivano dai sondaggi del produttore: dopo un intervento, un appuntamento o la registrazione di una bici.',
    en: 'Answers come from the maker’s surveys: after a ticket, an appointment or the registration of a bicycle.',
    fr: 'Les réponses proviennent des enquêtes du fabricant\u00a0: après un dossier SAV, un rendez-vous ou l’enregistrement d’un vélo.',
  },
  'no-result': { it: 'Nessuna risposta trovata', en: 'No answers found', fr: 'Aucune réponse trouvée' },
  'search.fields': {
    it: 'testo, n. intervento o appuntamento',
    en: 'text, ticket or appointment no.',
    fr: 'texte, n°\u00a0de dossier ou de rendez-vous',
  },
  'search.hint': { it: 'Testo o numero', en: 'Text or number', fr: 'Texte ou numéro' },
  'show-all': { it: 'Mostra tutte le risposte', en: 'Show all answers', fr: 'Afficher toutes les réponses' },
  error: {
    it: 'Errore nel caricamento delle risposte',
    en: 'Error loading the answers',
    fr: 'Erreur lors du chargement des réponses',
  },
  'file.name': { it: 'risposte', en: 'answers', fr: 'reponses' },
} as const satisfies WordTable

import { answerTerms } from '#app/features/service/tickets/tickets.answers.words.ts'
import { terms } from '#app/terms.words.ts'
import { audienceMistakes } from '#app/features/people/audience/audience.words.ts'
import type { WordTable } from '#app/kit/words/words.ts'

/** What may be wrong in the forms of surveys, and what somebody else was quicker at. */
export const formWords = {
  ...audienceMistakes,
  'answer-number': {
    it: 'Scegli un voto tra quelli proposti',
    en: 'Choose one of the numbers',
    fr: 'Choisissez une des notes proposées',
  },
  'answer-choice': {
    it: 'Scegli una delle risposte proposte',
    en: 'Choose one of the answers',
    fr: 'Choisissez une des réponses proposées',
  },
  'answer-long': {
    it: 'Al massimo 1.000 caratteri',
    en: 'Up to 1,000 characters',
    fr: '1\u00a0000 caractères au plus',
  },
  'answer-late': answerTerms.answerLate,
  'ballot-used': {
    it: 'A questo sondaggio anonimo è già stato risposto con questo link: la risposta non si può cambiare.',
    en: 'This anonymous survey has been answered with this link already: the answer cannot be changed.',
    fr: 'Cette enquête anonyme a déjà reçu une réponse par ce lien\u00a0: la réponse ne peut pas être modifiée.',
  },
  'guest-over': {
    it: 'Per questo appuntamento non c’è più niente da chiedere.',
    en: 'There is nothing left to ask about this appointment.',
    fr: 'Il n’y a plus rien à demander sur ce rendez-vous.',
  },
  closed: {
    it: 'Il sondaggio è chiuso: questa risposta non è stata salvata.',
    en: 'The survey is closed: this answer was not kept.',
    fr: 'L’enquête est clôturée\u00a0: cette réponse n’a pas été enregistrée.',
  },
  'title-missing': {
    it: 'Scrivi il titolo in almeno una lingua',
    en: 'Write the title in one language at least',
    fr: 'Rédigez le titre dans une langue au moins',
  },
  'first-scale': {
    it: 'La prima domanda chiede un voto: da 0 a 10 o da 1 a 5',
    en: 'The first question asks for a number: 0 to 10, or 1 to 5',
    fr: 'La première question demande une note\u00a0: de 0 à 10 ou de 1 à 5',
  },
  'question-missing': {
    it: 'Scrivi la domanda nelle stesse lingue del titolo',
    en: 'Write the question in the same languages as the title',
    fr: 'Rédigez la question dans les mêmes langues que le titre',
  },
  'question-kind': {
    it: 'Scegli come si risponde a questa domanda',
    en: 'Choose how this question is answered',
    fr: 'Choisissez comment on répond à cette question',
  },
  'choices-few': {
    it: 'Scrivi da 2 a 10 risposte, una per riga, lo stesso numero in ogni lingua',
    en: 'Write 2 to 10 answers, one a line, as many in each language',
    fr: 'Rédigez de 2 à 10 réponses, une par ligne, autant dans chaque langue',
  },
  'dates-backwards': terms.lastDayFirst,
  'after-days': {
    it: 'Un numero di giorni da 0 a 90',
    en: 'A number of days from 0 to 90',
    fr: 'Un nombre de jours de 0 à 90',
  },
  'call-days': {
    it: 'Un numero di giorni lavorativi da 1 a 30',
    en: 'A number of working days from 1 to 30',
    fr: 'Un nombre de jours ouvrés de 1 à 30',
  },
  'not-draft': {
    it: 'Il sondaggio è già aperto: le domande non cambiano più.',
    en: 'The survey is open already: its questions no longer change.',
    fr: 'L’enquête est déjà ouverte\u00a0: ses questions ne changent plus.',
  },
  changed: {
    it: 'Nel frattempo qualcun altro ha modificato la bozza: controllala prima di continuare.',
    en: 'Someone else has changed the draft in the meantime: check it before you go on.',
    fr: 'Quelqu’un d’autre a modifié le brouillon entre-temps\u00a0: vérifiez-le avant de continuer.',
  },
  'opened-already': {
    it: 'Il sondaggio è già aperto.',
    en: 'The survey is open already.',
    fr: 'L’enquête est déjà ouverte.',
  },
  'closed-already': {
    it: 'Il sondaggio non è aperto.',
    en: 'The survey is not open.',
    fr: 'L’enquête n’est pas ouverte.',
  },
  'other-open': {
    it: 'È già aperto un altro sondaggio per la stessa occasione: prima va chiuso quello.',
    en: 'Another survey with the same occasion is open: close that one first.',
    fr: 'Une autre enquête pour la même occasion est ouverte\u00a0: clôturez d’abord celle-là.',
  },
  ended: {
    it: 'L’ultimo giorno è già passato: correggi le date della bozza.',
    en: 'Its last day has passed: correct the dates of the draft.',
    fr: 'Le dernier jour est déjà passé\u00a0: corrigez les dates du brouillon.',
  },
} as const satisfies WordTable

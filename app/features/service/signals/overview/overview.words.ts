import { pageNames } from '#app/features/people/pages/pages.words.ts'
import { terms } from '#app/terms.words.ts'
import { signalWords } from '../signals.words.ts'
import type { WordTable } from '#app/kit/words/words.ts'

/** What was found, as staff read of it. */
export const overviewWords = {
  console: terms.console,
  title: pageNames.signals,
  intro: {
    it: 'Parti che risultano difettose più del solito su bici con numeri di serie che cominciano allo stesso modo.',
    en: 'Parts that fail more often than usual on bikes whose serial numbers begin alike.',
    fr: 'Pièces défectueuses plus souvent que d’habitude sur des vélos dont les numéros de série commencent de la même façon.',
  },
  looked: {
    it: {
      one: 'Ultimo conteggio: {moment}, {count} parte segnalata nelle richieste.',
      other: 'Ultimo conteggio: {moment}, {count} parti segnalate nelle richieste.',
    },
    en: {
      one: 'Last counted: {moment}, {count} part claimed about.',
      other: 'Last counted: {moment}, {count} parts claimed about.',
    },
    fr: {
      one: 'Dernier comptage\u00a0: {moment}, {count} pièce citée dans les demandes.',
      other: 'Dernier comptage\u00a0: {moment}, {count} pièces citées dans les demandes.',
    },
  },
  'looked.never': {
    it: 'Il primo conteggio avviene la prossima notte.',
    en: 'The first count takes place next night.',
    fr: 'Le premier comptage aura lieu la nuit prochaine.',
  },
  off: {
    it: 'La ricerca dei segnali è disattivata.',
    en: 'Signals are not being looked for.',
    fr: 'La recherche de signaux est désactivée.',
  },
  settings: { it: 'Impostazioni', en: 'Settings', fr: 'Réglages' },
  open: terms.openOnes,
  closed: terms.closedOnes,
  none: { it: 'Nessun segnale aperto', en: 'No open signals', fr: 'Aucun signal ouvert' },
  'none.words': {
    it: 'Le richieste sono distribuite come ci si aspetta. Il conteggio si ripete ogni notte.',
    en: 'Requests are spread as expected. They are counted again every night.',
    fr: 'Les demandes se répartissent comme prévu. Le comptage se répète chaque nuit.',
  },
  what: terms.signal,
  observed: signalWords.requests,
  expected: signalWords.expected,
  times: { it: 'Rispetto al solito', en: 'Against the usual', fr: 'Par rapport à l’habituel' },
  since: { it: 'Inizio', en: 'Since', fr: 'Depuis le' },
  found: signalWords.found,
  'closed.at': signalWords.closedOn,
  state: terms.status,
} as const satisfies WordTable

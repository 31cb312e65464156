import type { WordTable } from '#app/kit/words/words.ts'
import { terms } from '#app/terms.words.ts'
import { shared } from '../recalls.words.ts'

export const unitWords = {
  title: { it: 'Bici del richiamo {number}', en: 'Bicycles of recall {number}', fr: 'Vélos du rappel {number}' },
  holder: { it: 'Chi la tiene', en: 'Owner', fr: 'Propriétaire' },
  dealer: terms.dealer,
  country: terms.country,
  since: { it: 'Da', en: 'Since', fr: 'Depuis' },
  'known-from': { it: 'Trovata in', en: 'Found in', fr: 'Trouvé dans' },
  all: shared.any,
  reach: shared.reached,
  'reach.nobody': shared.unreached,
  count: {
    it: { one: '{count} bici', other: '{count} bici' },
    en: { one: '{count} bicycle', other: '{count} bicycles' },
    fr: { one: '{count} vélo', other: '{count} vélos' },
  },
  empty: { it: 'Nessuna bici', en: 'No bicycles', fr: 'Aucun vélo' },
  'empty.words': {
    it: 'Le bici vengono cercate quando il richiamo è pubblicato.',
    en: 'Bicycles are looked for when the recall is published.',
    fr: 'Les vélos sont recherchés lors de la publication du rappel.',
  },
  'no-result': {
    it: 'Nessuna bici del richiamo trovata',
    en: 'No bicycles of this recall found',
    fr: 'Aucun vélo de ce rappel trouvé',
  },
  'search.fields': {
    it: 'numero di serie della bici',
    en: 'serial number of the bicycle',
    fr: 'le numéro de série du vélo',
  },
  'show-all': {
    it: 'Mostra tutte le bici del richiamo',
    en: 'Show all bicycles of the recall',
    fr: 'Afficher tous les vélos du rappel',
  },
  error: {
    it: 'Errore nel caricamento delle bici',
    en: 'Error loading the bicycles',
    fr: 'Erreur lors du chargement des vélos',
  },
  'file.name': { it: 'bici richiamate', en: 'recalled bicycles', fr: 'velos rappeles' },
  'notice.step': shared.stepped,
  save: terms.save,
  steps: { it: 'Segna', en: 'Mark', fr: 'Marquer' },
} as const satisfies WordTable

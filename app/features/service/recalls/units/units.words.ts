import type { WordTable } from '#app/kit/words/words.ts'
import { terms } from '#app/terms.words.ts'

export const unitWords = {
  title: { it: 'Bici del richiamo {number}', en: 'Bicycles of recall {number}', fr: 'Vélos du rappel {number}' },
  holder: { it: 'Chi la tiene', en: 'Owner', fr: 'Propriétaire' },
  dealer: terms.dealer,
  country: terms.country,
  since: { it: 'Da', en: 'Since', fr: 'Depuis' },
  'known-from': { it: 'Trovata in', en: 'Found in', fr: 'Trouvé dans' },
  all: { it: 'Tutti', en: 'All', fr: 'Tous' },
  reach: { it: 'Raggiunte', en: 'Reached', fr: 'Atteints' },
  'reach.nobody': { it: 'Nessuno da raggiungere', en: 'Nobody to reach', fr: 'Personne à atteindre' },
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
  'no-result': { it: 'Nessuna bici trovata', en: 'No bicycles found', fr: 'Aucun vélo trouvé' },
  'search.fields': { it: 'numero di serie', en: 'serial number', fr: 'le numéro de série' },
  'show-all': { it: 'Mostra tutte le bici', en: 'Show all bicycles', fr: 'Afficher tous les vélos' },
  error: {
    it: 'Errore nel caricamento delle bici',
    en: 'Error loading the bicycles',
    fr: 'Erreur lors du chargement des vélos',
  },
  'file.name': { it: 'bici richiamate', en: 'recalled bicycles', fr: 'velos rappeles' },
  'notice.step': { it: 'Stato salvato', en: 'State saved', fr: 'État enregistré' },
  save: terms.save,
  steps: { it: 'Segna', en: 'Mark', fr: 'Marquer' },
} as const satisfies WordTable

import type { WordTable } from '#app/kit/words/words.ts'
import { terms } from '#app/terms.words.ts'
import { shared } from '../recalls.words.ts'

export const listWords = {
  title: terms.recalls,
  console: terms.console,
  new: shared.newRecall,
  all: shared.any,
  settled: { it: 'Concluse', en: 'Settled', fr: 'Réglés' },
  'settled.of': { it: '{settled} su {units}', en: '{settled} of {units}', fr: '{settled} sur {units}' },
  units: shared.bicycles,
  count: {
    it: { one: '{count} richiamo', other: '{count} richiami' },
    en: { one: '{count} recall', other: '{count} recalls' },
    fr: { one: '{count} rappel', other: '{count} rappels' },
  },
  empty: { it: 'Nessun richiamo', en: 'No recalls', fr: 'Aucun rappel' },
  'empty.words': {
    it: 'Un richiamo raggiunge chi ha una delle bici interessate, nelle registrazioni, tra le bici costruite e negli ordini spediti. Si scrive come bozza, si controlla e poi lo pubblica un amministratore.',
    en: 'A recall reaches everyone who has one of its bicycles: registered, built or shipped. It is written as a draft, checked, and then published by an administrator.',
    fr: 'Un rappel atteint toute personne qui possède l’un des vélos concernés, dans les enregistrements, parmi les vélos fabriqués et dans les commandes expédiées. On l’écrit comme brouillon, on le vérifie, puis un administrateur le publie.',
  },
  'no-result': { it: 'Nessun richiamo trovato', en: 'No recalls found', fr: 'Aucun rappel trouvé' },
  'search.fields': { it: 'numero e prodotto', en: 'number and product', fr: 'le numéro et le produit' },
  'search.hint': { it: 'Numero, prodotto', en: 'Number, product', fr: 'Numéro, produit' },
  'show-all': { it: 'Mostra tutti i richiami', en: 'Show all recalls', fr: 'Afficher tous les rappels' },
  error: {
    it: 'Errore nel caricamento dei richiami',
    en: 'Error loading the recalls',
    fr: 'Erreur lors du chargement des rappels',
  },
  'file.name': { it: 'richiami', en: 'recalls', fr: 'rappels' },
} as const satisfies WordTable

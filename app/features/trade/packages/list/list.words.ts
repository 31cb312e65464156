import type { WordTable } from '#app/kit/words/words.ts'
import { terms } from '#app/terms.words.ts'
import { shared } from '../packages.words.ts'

export const listWords = {
  title: terms.packages,
  console: terms.console,
  trade: terms.trade,
  workshop: terms.workshop,
  new: shared.newPackage,
  all: terms.anyOne,
  model: terms.model,
  'order.listed-desc': terms.newestOf,
  'order.listed-asc': terms.oldestOf,
  'order.ends-asc': { it: 'Scadenza più vicina', en: 'Ending first', fr: 'Échéance la plus proche' },
  'order.ends-desc': { it: 'Scadenza più lontana', en: 'Ending last', fr: 'Échéance la plus lointaine' },
  count: {
    it: { one: '{count} pacchetto', other: '{count} pacchetti' },
    en: { one: '{count} package', other: '{count} packages' },
    fr: { one: '{count} forfait', other: '{count} forfaits' },
  },
  empty: { it: 'Nessun pacchetto', en: 'No packages', fr: 'Aucun forfait' },
  'empty.readers': {
    it: 'Qui trovi i pacchetti del produttore: forniture da ordinare insieme e servizi di officina a prezzo chiaro.',
    en: 'The maker’s packages stand here: sets to order together, and workshop services at a clear price.',
    fr: 'Vous trouvez ici les forfaits du fabricant\u00a0: fournitures à commander ensemble et prestations d’atelier à prix clair.',
  },
  'empty.rider': {
    it: 'Qui trovi i servizi che le officine offrono per la tua bici, con prezzo e durata.',
    en: 'The services that workshops offer for your bike stand here, with price and duration.',
    fr: 'Vous trouvez ici les prestations que les ateliers proposent pour votre vélo, avec prix et durée.',
  },
  'empty.desk': {
    it: 'Un pacchetto si scrive come bozza per chi deve vederlo; un amministratore lo pubblica, e qui si vede com’è andato.',
    en: 'A package is written as a draft for those who are to see it; an administrator publishes it, and what comes of it is seen here.',
    fr: 'Un forfait se rédige comme brouillon pour ceux qui doivent le voir\u00a0; un administrateur le publie, et l’on en voit ici les résultats.',
  },
  'no-result': { it: 'Nessun pacchetto trovato', en: 'No packages found', fr: 'Aucun forfait trouvé' },
  'search.fields': {
    it: 'titolo, testo, righe e modelli',
    en: 'title, text, lines and models',
    fr: 'le titre, le texte, les lignes et les modèles',
  },
  'search.hint': { it: 'Titolo, articolo, codice', en: 'Title, item, number', fr: 'Titre, article, référence' },
  'show-all': { it: 'Mostra tutti i pacchetti', en: 'Show all packages', fr: 'Afficher tous les forfaits' },
  error: {
    it: 'Errore nel caricamento dei pacchetti',
    en: 'Error loading the packages',
    fr: 'Erreur lors du chargement des forfaits',
  },
  'file.name': { it: 'pacchetti', en: 'packages', fr: 'forfaits' },
  listed: terms.since,
} as const satisfies WordTable

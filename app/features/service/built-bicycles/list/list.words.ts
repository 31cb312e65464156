import type { WordTable } from '#app/kit/words/words.ts'
import { terms } from '#app/terms.words.ts'

export const listWords = {
  title: terms.builtBicycles,
  console: terms.console,
  model: terms.model,
  'model.all': terms.allModels,
  serial: terms.serialNumber,
  size: terms.size,
  colour: terms.colour,
  sold: terms.soldTo,
  made: terms.madeOn,
  delivered: terms.deliveredOn,
  import: terms.importFromFile,
  count: {
    it: { one: '{count} bici costruita', other: '{count} bici costruite' },
    en: { one: '{count} built bicycle', other: '{count} built bicycles' },
    fr: { one: '{count} vélo fabriqué', other: '{count} vélos fabriqués' },
  },
  empty: { it: 'Nessuna bici costruita', en: 'No built bicycles', fr: 'Aucun vélo fabriqué' },
  'empty.words': {
    it: 'Con l’elenco dei numeri di serie prodotti, una registrazione prende da qui modello, taglia, colore e consegna; ciò che non è in elenco resta da confermare. L’elenco si importa da un file.',
    en: 'With the list of the serial numbers you have built, a registration takes model, size, colour and delivery from here; what is not listed stays to be confirmed. The list is imported from a file.',
    fr: 'Avec la liste des numéros de série fabriqués, un enregistrement reprend d’ici le modèle, la taille, la couleur et la livraison\u00a0; ce qui n’y figure pas reste à confirmer. La liste s’importe depuis un fichier.',
  },
  'no-result': { it: 'Nessuna bici trovata', en: 'No bicycles found', fr: 'Aucun vélo trouvé' },
  'search.fields': { it: 'numero di serie', en: 'serial number', fr: 'le numéro de série' },
  'show-all': { it: 'Mostra tutte le bici', en: 'Show all bicycles', fr: 'Afficher tous les vélos' },
  error: {
    it: 'Errore nel caricamento delle bici costruite',
    en: 'Error loading the built bicycles',
    fr: 'Erreur lors du chargement des vélos fabriqués',
  },
  'file.name': { it: 'bici costruite', en: 'built bicycles', fr: 'velos fabriques' },
} as const satisfies WordTable

import type { WordTable } from '#app/kit/words/words.ts'
import { terms } from '#app/terms.words.ts'

export const listWords = {
  'search.where': { it: 'Serie, modello, colore', en: 'Serial, model, colour', fr: 'Série, modèle, couleur' },
  'search.in': {
    it: 'Numero di serie, modello, colore',
    en: 'Serial number, model, colour',
    fr: 'Numéro de série, modèle, couleur',
  },
  model: terms.model,
  'model.all': terms.allModels,
  warranty: terms.warranty,
  'warranty.all': terms.all,
  'warranty.running': { it: 'In corso', en: 'In warranty', fr: 'En cours' },
  'warranty.ending': { it: 'Scade entro 60 giorni', en: 'Ending within 60 days', fr: 'Expire d’ici 60 jours' },
  'warranty.expired': terms.expired,
  serial: terms.serialNumber,
  company: terms.customer,
  purchase: { it: 'Acquisto', en: 'Purchased', fr: 'Achat' },
  expiry: { it: 'Fine garanzia', en: 'Warranty ends', fr: 'Fin de garantie' },
  count: {
    it: { one: '{count} bici', other: '{count} bici' },
    en: { one: '{count} bike', other: '{count} bikes' },
    fr: { one: '{count} vélo', other: '{count} vélos' },
  },
  empty: { it: 'Nessun prodotto', en: 'No products', fr: 'Aucun produit' },
  'empty.words': {
    it: 'Registra le bici con il numero di serie: qui compaiono garanzia, manutenzione e interventi di ciascuna.',
    en: 'Register bikes by their serial number: you will find warranty, services and tickets of each here.',
    fr: 'Enregistrez les vélos par leur numéro de série\u00a0: vous retrouverez ici la garantie, l’entretien et les dossiers SAV de chacun.',
  },
  'empty.staff': {
    it: 'Qui compaiono le bici registrate da rivenditori e ciclisti.',
    en: 'Bikes registered by dealers and riders appear here.',
    fr: 'Les vélos enregistrés par les revendeurs et les cyclistes apparaissent ici.',
  },
  'no-result': { it: 'Nessun prodotto trovato', en: 'No products found', fr: 'Aucun produit trouvé' },
  'search.fields': {
    it: 'numero di serie, modello, taglia e colore',
    en: 'serial number, model, size and colour',
    fr: 'le numéro de série, le modèle, la taille et la couleur',
  },
  'show-all': { it: 'Mostra tutti i prodotti', en: 'Show all products', fr: 'Afficher tous les produits' },
  error: {
    it: 'Errore nel caricamento dei prodotti',
    en: 'Error loading products',
    fr: 'Erreur lors du chargement des produits',
  },
  registration: { it: 'Registrazione', en: 'Registration', fr: 'Enregistrement' },
  'registration.confirmed': { it: 'Confermata', en: 'Confirmed', fr: 'Confirmé' },
  'registration.unconfirmed': terms.toBeConfirmed,
  'file.name': { it: 'prodotti', en: 'products', fr: 'produits' },
  family: terms.family,
  size: terms.size,
  colour: terms.colour,
} as const satisfies WordTable

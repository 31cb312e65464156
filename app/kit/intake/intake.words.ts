import type { WordTable } from '#app/kit/words/words.ts'

/** Why a row that another system handed over was not taken. */
export const intakeWords = {
  missing: { it: '{field}: manca', en: '{field}: missing', fr: '{field}\u00a0: manquant' },
  'wrong-form': { it: '{field}: valore non valido', en: '{field}: not valid', fr: '{field}\u00a0: valeur non valide' },
  'too-long': {
    it: '{field}: troppo lungo o grande',
    en: '{field}: too long or large',
    fr: '{field}\u00a0: trop long ou grand',
  },
  'too-many': { it: '{field}: troppi elementi', en: '{field}: too many', fr: '{field}\u00a0: trop d’éléments' },
  'unknown-field': {
    it: '{field}: campo sconosciuto',
    en: '{field}: unknown field',
    fr: '{field}\u00a0: champ inconnu',
  },
  'in-future': {
    it: '{field}: oltre un giorno nel futuro',
    en: '{field}: more than a day in the future',
    fr: '{field}\u00a0: plus d’un jour dans le futur',
  },
  'no-currency': {
    it: '{field}: valuta sconosciuta',
    en: '{field}: not a currency we know',
    fr: '{field}\u00a0: devise inconnue',
  },
  'no-country': {
    it: '{field}: paese sconosciuto',
    en: '{field}: not a country we know',
    fr: '{field}\u00a0: pays inconnu',
  },
  'no-sum': {
    it: '{field}: non è la somma di imponibile e IVA',
    en: '{field}: not the sum of net amount and VAT',
    fr: '{field}\u00a0: n’est pas la somme du montant HT et de la TVA',
  },
  'open-beyond': {
    it: '{field}: supera il totale',
    en: '{field}: more than the total',
    fr: '{field}\u00a0: dépasse le total',
  },
  'unknown-company': {
    it: '{field}: nessuna azienda ha questo codice cliente',
    en: '{field}: no company has this customer number',
    fr: '{field}\u00a0: aucune entreprise n’a ce code client',
  },
  'no-row': { it: 'La riga non è un oggetto', en: 'The row is no object', fr: 'La ligne n’est pas un objet' },
} as const satisfies WordTable

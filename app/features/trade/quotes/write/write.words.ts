import type { WordTable } from '#app/kit/words/words.ts'
import { terms } from '#app/terms.words.ts'
import { quoteWords } from '../quotes.words.ts'

/** The page on which staff write a quote. */
export const writeWords = {
  new: quoteWords.new,
  change: { it: 'Modifica il preventivo {number}', en: 'Edit quote {number}', fr: 'Modifier le devis {number}' },
  'new.words': {
    it: 'Si salva come bozza: il cliente lo vede quando è approvato.',
    en: 'It is saved as a draft: the customer sees it once it is approved.',
    fr: 'Il est enregistré comme brouillon\u00a0: le client le voit une fois approuvé.',
  },
  'no-customers': {
    it: 'Nessun rivenditore ha il modulo dei preventivi nella licenza.',
    en: 'No dealer has the quotes module in their licence.',
    fr: 'Aucun revendeur n’a le module des devis dans sa licence.',
  },
  'company.hint': {
    it: 'Chi ha il modulo dei preventivi nella licenza.',
    en: 'Those with the quotes module in their licence.',
    fr: 'Ceux qui ont le module des devis dans leur licence.',
  },
  number: quoteWords.number,
  'number.hint': {
    it: 'Vuoto: lo assegna il portale.',
    en: 'If empty, the portal gives one.',
    fr: 'Vide\u00a0: le portail en attribue un.',
  },
  title: quoteWords.title,
  company: quoteWords.company,
  currency: terms.currency,
  expires: quoteWords.expires,
  discount: {
    it: 'Sconto sul totale (%)',
    en: 'Discount on the total (%)',
    fr: 'Remise sur le total (%)',
  },
  terms: { it: 'Condizioni e note', en: 'Terms and notes', fr: 'Conditions et remarques' },
  'terms.hint': {
    it: 'Il cliente le legge. Gli importi sono senza IVA.',
    en: 'The customer reads them. Amounts are without VAT.',
    fr: 'Le client les lit. Les montants sont hors TVA.',
  },
  link: quoteWords.link,
  'no-draft': {
    it: 'Non è più una bozza: il preventivo non si modifica',
    en: 'This is no longer a draft: the quote cannot be edited',
    fr: 'Ce n’est plus un brouillon\u00a0: le devis ne se modifie plus',
  },
  save: { it: 'Salva la bozza', en: 'Save draft', fr: 'Enregistrer le brouillon' },
} as const satisfies WordTable

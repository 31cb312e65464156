import type { WordTable } from '#app/kit/words/words.ts'
import { terms } from '#app/terms.words.ts'
import { lineWords } from '#app/features/trade/items/items.words.ts'
import { detailWords } from '../page/detail.words.ts'
import { orderWords } from '../orders.words.ts'

/** The page on which staff write an order, and what its form says is wrong. */
export const writeWords = {
  ...lineWords,
  new: orderWords.new,
  'title.change': { it: 'Modifica l’ordine {number}', en: 'Edit order {number}', fr: 'Modifier la commande {number}' },
  'new.words': {
    it: 'Il cliente lo vede appena è salvato.',
    en: 'The customer sees it as soon as it is saved.',
    fr: 'Le client la voit dès qu’elle est enregistrée.',
  },
  'no-customers': {
    it: 'Nessun rivenditore ha il modulo degli ordini nella licenza.',
    en: 'No dealer has the orders module in their licence.',
    fr: 'Aucun revendeur n’a le module des commandes dans sa licence.',
  },
  'company.hint': {
    it: 'Chi ha il modulo degli ordini nella licenza.',
    en: 'Those with the orders module in their licence.',
    fr: 'Ceux qui ont le module des commandes dans leur licence.',
  },
  'from-erp': detailWords['from-erp'],
  company: orderWords.company,
  name: lineWords.title,
  reference: orderWords['reference.customers'],
  status: orderWords.status,
  'status.hint': {
    it: '«Spedito in parte», «Spedito» e «Fatturato» seguono dalle spedizioni e dalla fattura.',
    en: '“Partly shipped”, “Shipped” and “Invoiced” follow from the shipments and the invoice.',
    fr: '«\u00a0Expédiée en partie\u00a0», «\u00a0Expédiée\u00a0» et «\u00a0Facturée\u00a0» découlent des expéditions et de la facture.',
  },
  date: orderWords.date,
  requested: orderWords.requested,
  currency: terms.currency,
  vat: { it: 'IVA (%)', en: 'VAT (%)', fr: 'TVA (%)' },
  'vat-no': detailWords['vat-no'],
  payment: orderWords.payment,
  method: detailWords.method,
  agent: detailWords.agent,
  'invoice.number': { it: 'Numero della fattura', en: 'Invoice number', fr: 'Numéro de la facture' },
  'invoice.link': { it: 'Link della fattura', en: 'Invoice link', fr: 'Lien de la facture' },
  shipping: detailWords.shipping,
  addresses: detailWords.addresses,
  'address.of': { it: '{role}: {part}', en: '{role}: {part}', fr: '{role}\u00a0: {part}' },
  'part.name': terms.name,
  'part.contact': { it: 'Persona di riferimento', en: 'Contact person', fr: 'Personne à contacter' },
  'part.address': { it: 'Via e numero', en: 'Street and number', fr: 'Rue et numéro' },
  'part.postcode': terms.postcode,
  'part.city': { it: 'Città', en: 'Town or city', fr: 'Ville' },
  'part.county': { it: 'Provincia', en: 'County', fr: 'Département' },
  'part.country': { it: 'Paese (sigla)', en: 'Country (code)', fr: 'Pays (code)' },
  save: { it: 'Salva l’ordine', en: 'Save order', fr: 'Enregistrer la commande' },

  'number-taken': {
    it: 'C’è già un ordine con questo numero.',
    en: 'There is already an order with this number.',
    fr: 'Il existe déjà une commande avec ce numéro.',
  },
  'order-changed': {
    it: 'Un collega ha salvato questo ordine mentre lo modificavi, oppure ora arriva dal gestionale. Controlla e salva di nuovo.',
    en: 'A colleague saved this order while you were editing it, or it now comes from the ERP. Check it and save again.',
    fr: 'Un collègue a enregistré cette commande pendant que vous la modifiiez, ou elle vient maintenant de l’ERP. Vérifiez et enregistrez de nouveau.',
  },
  'line-gone': {
    it: 'Una riga di cui qualcosa è già stato spedito non si può togliere: prima correggi la spedizione.',
    en: 'A line of which something has been shipped cannot be removed: correct the shipment first.',
    fr: 'Une ligne dont une partie a été expédiée ne peut pas être retirée\u00a0: corrigez d’abord l’expédition.',
  },
  'line-less': {
    it: 'Di questa riga sono già stati spediti più pezzi: prima correggi la spedizione.',
    en: 'More items of this line have been shipped: correct the shipment first.',
    fr: 'Plus d’articles de cette ligne ont déjà été expédiés\u00a0: corrigez d’abord l’expédition.',
  },
  'vat-wrong': lineWords['line-discount'],
} as const satisfies WordTable

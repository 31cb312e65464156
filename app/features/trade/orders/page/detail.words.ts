import type { WordTable } from '#app/kit/words/words.ts'
import { terms } from '#app/terms.words.ts'
import { lineWords } from '#app/features/trade/items/items.words.ts'

/** What the page and the PDF of an order say. */
export const detailWords = {
  pdf: lineWords.pdf,

  change: terms.edit,
  saved: { it: 'Ordine salvato', en: 'Order saved', fr: 'Commande enregistrée' },
  'from-erp': {
    it: 'Arriva dal gestionale o da un’importazione: qui non si modifica',
    en: 'From the ERP or an import: not edited here',
    fr: 'Vient de l’ERP ou d’une importation\u00a0: ne se modifie pas ici',
  },

  lines: terms.items,
  item: lineWords.item,
  quantity: lineWords.quantity,
  shipped: lineWords.shipped,
  price: terms.price,
  amount: terms.amount,
  discount: { it: 'sconto {percent}%', en: '{percent}% off', fr: 'remise {percent}\u00a0%' },
  expected: lineWords.expected,
  late: { it: 'oltre la data richiesta', en: 'later than requested', fr: 'après la date souhaitée' },
  serials: lineWords.serials,
  'open-ticket': terms.newTicket,
  again: terms.requestSent,
  'no-lines': terms.noItems,

  shipping: { it: 'Spedizione', en: 'Shipping', fr: 'Expédition' },
  'shipping.progress': {
    it: '{shipped} di {ordered} pezzi spediti',
    en: '{shipped} of {ordered} items shipped',
    fr: 'Articles expédiés\u00a0: {shipped} sur {ordered}',
  },
  'shipping.all': { it: 'Tutto spedito', en: 'All shipped', fr: 'Tout est expédié' },
  'shipping.none': { it: 'Ancora nulla di spedito', en: 'Nothing shipped yet', fr: 'Rien d’expédié pour l’instant' },
  method: { it: 'Resa', en: 'Shipment method', fr: 'Mode de livraison' },
  agent: terms.carrier,
  'tracking.open': { it: 'Segui la spedizione', en: 'Track the shipment', fr: 'Suivre l’envoi' },
  'tracking.of': { it: 'Segui {number}', en: 'Track {number}', fr: 'Suivre {number}' },
  shipments: { it: 'Spedizioni', en: 'Shipments', fr: 'Expéditions' },
  'shipment.new': { it: 'Aggiungi una spedizione', en: 'Add a shipment', fr: 'Ajouter une expédition' },
  'shipment.number': { it: 'Spedizione {number}', en: 'Shipment {number}', fr: 'Expédition {number}' },
  'shipment.item': { it: '{quantity} × {item}', en: '{quantity} × {item}', fr: '{quantity} × {item}' },
  'shipment-saved': { it: 'Spedizione salvata', en: 'Shipment saved', fr: 'Expédition enregistrée' },
  'shipment-removed': { it: 'Spedizione eliminata', en: 'Shipment deleted', fr: 'Expédition supprimée' },
  'new-tab': lineWords['new-tab'],

  facts: { it: 'Dati dell’ordine', en: 'Order details', fr: 'Détails de la commande' },
  'vat-no': { it: 'Partita IVA', en: 'VAT number', fr: 'N°\u00a0de TVA intracommunautaire' },
  'invoice.open': { it: 'Apri la fattura', en: 'Open the invoice', fr: 'Ouvrir la facture' },

  addresses: { it: 'Indirizzi', en: 'Addresses', fr: 'Adresses' },
  totals: { it: 'Totali', en: 'Totals', fr: 'Totaux' },
} as const satisfies WordTable

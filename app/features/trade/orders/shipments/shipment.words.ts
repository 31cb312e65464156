import type { WordTable } from '#app/kit/words/words.ts'
import { lineWords } from '#app/features/trade/items/items.words.ts'
import { orderWords } from '../orders.words.ts'
import { detailWords } from '../page/detail.words.ts'
import { writeWords } from '../write/write.words.ts'

/** The page on which staff say what left of an order. */
export const shipmentWords = {
  ...lineWords,
  'order-changed': writeWords['order-changed'],
  new: detailWords['shipment.new'],
  'title.change': {
    it: 'Modifica la spedizione {number}',
    en: 'Edit shipment {number}',
    fr: 'Modifier l’expédition {number}',
  },
  'from-erp': detailWords['from-erp'],
  carrier: detailWords.agent,
  tracking: orderWords.tracking,
  'tracking.link': { it: 'Link della spedizione', en: 'Tracking link', fr: 'Lien de suivi' },
  'shipped.on': { it: 'Data di spedizione', en: 'Shipped on', fr: 'Date d’expédition' },
  items: {
    it: 'Quanti pezzi di ogni riga',
    en: 'How many of each line',
    fr: 'Combien d’articles de chaque ligne',
  },
  left: {
    it: '{left} ancora da spedire',
    en: '{left} still to ship',
    fr: '{left} encore à expédier',
  },
  save: { it: 'Salva la spedizione', en: 'Save shipment', fr: 'Enregistrer l’expédition' },
  remove: { it: 'Elimina la spedizione', en: 'Delete shipment', fr: 'Supprimer l’expédition' },
  'remove.words': {
    it: 'I suoi pezzi tornano da spedire.',
    en: 'Its items are to be shipped again.',
    fr: 'Ses articles sont de nouveau à expédier.',
  },
  'shipment-quantity': {
    it: 'Inserisci un numero, ad esempio 2.',
    en: 'Enter a number, such as 2.',
    fr: 'Saisissez un nombre, par exemple 2.',
  },
  'shipment-empty': {
    it: 'Scrivi quanti pezzi partono, almeno di una riga.',
    en: 'Enter how many items leave, of one line at least.',
    fr: 'Indiquez combien d’articles partent, au moins pour une ligne.',
  },
  'order-cancelled': {
    it: 'L’ordine è annullato: non se ne spedisce più nulla.',
    en: 'The order is cancelled: nothing of it is shipped any more.',
    fr: 'La commande est annulée\u00a0: plus rien n’en est expédié.',
  },
  'shipment-too-much': {
    it: 'Sono più di quanti restano da spedire.',
    en: 'These are more than are left to ship.',
    fr: 'C’est plus qu’il n’en reste à expédier.',
  },
} as const satisfies WordTable

import { formatNumber } from '#app/kit/words/formats.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import { sayIn, type WordTable } from '#app/kit/words/words.ts'
import { terms } from '#app/terms.words.ts'
import { lineWords } from '#app/features/trade/items/items.words.ts'

/** The words that all pages, documents and mails about quotes share. */
export const quoteWords = {
  quotes: terms.quotes,
  new: { it: 'Nuovo preventivo', en: 'New quote', fr: 'Nouveau devis' },
  number: lineWords.number,
  title: lineWords.title,
  company: terms.customer,
  owner: { it: 'Referente', en: 'Owner', fr: 'Interlocuteur' },
  amount: terms.amount,
  // Those of the whole quote.
  net: { it: 'Importo, IVA esclusa', en: 'Amount without VAT', fr: 'Montant HT' },
  'approved.by': { it: 'Approvato da', en: 'Approved by', fr: 'Approuvé par' },
  'by.at': { it: '{name}, {moment}', en: '{name}, {moment}', fr: '{name}, {moment}' },
  created: terms.date,
  expires: { it: 'Scadenza', en: 'Expires', fr: 'Valable jusqu’au' },
  acceptance: terms.answer,
  state: terms.status,
  status: terms.internalStatus,

  'standing.pending': { it: 'In attesa', en: 'Pending', fr: 'En attente' },
  'standing.accepted': { it: 'Accettato', en: 'Accepted', fr: 'Accepté' },
  'standing.rejected': terms.declined,
  'standing.withdrawn': terms.withdrawn,
  'standing.expired': { it: 'Scaduto', en: 'Expired', fr: 'Expiré' },

  'status.DRAFT': terms.draft,
  'status.PENDING_APPROVAL': { it: 'Da approvare', en: 'Pending approval', fr: 'À approuver' },
  'status.REJECTED': { it: 'Non approvato', en: 'Not approved', fr: 'Non approuvé' },
  'status.APPROVED': { it: 'Approvato', en: 'Approved', fr: 'Approuvé' },
  'status.APPROVAL_NOT_NEEDED': {
    it: 'Senza approvazione',
    en: 'Approval not needed',
    fr: 'Sans approbation',
  },

  'left.today': terms.today,
  left: {
    it: { one: 'tra {count} giorno', other: 'tra {count} giorni' },
    en: { one: 'in {count} day', other: 'in {count} days' },
    fr: { one: 'dans {count} jour', other: 'dans {count} jours' },
  },

  link: { it: 'Documento online', en: 'Online document', fr: 'Document en ligne' },

  item: lineWords.item,
  quantity: lineWords.quantity,
  price: terms.price,
  discount: { it: 'Sconto', en: 'Discount', fr: 'Remise' },
  gross: { it: 'Totale di listino', en: 'List price total', fr: 'Total au tarif' },
  discounts: { it: 'Sconti', en: 'Discounts', fr: 'Remises' },
  'discount.whole': {
    it: 'Sconto sul totale ({percent})',
    en: 'Discount on the total ({percent})',
    fr: 'Remise sur le total ({percent})',
  },
  total: { it: 'Totale, IVA esclusa', en: 'Total without VAT', fr: 'Total HT' },
  terms: terms.conditions,
  percent: { it: '{figure}%', en: '{figure}%', fr: '{figure}\u00a0%' },

  'decided.name': { it: 'Nome indicato', en: 'Signed by', fr: 'Nom indiqué' },
  'decided.by': terms.account,
  'decided.at': { it: 'Data e ora', en: 'Date and time', fr: 'Date et heure' },
  'decided.on': { it: 'Data risposta', en: 'Answered on', fr: 'Date de réponse' },
  'decided.comment': { it: 'Commento', en: 'Comment', fr: 'Commentaire' },
} as const satisfies WordTable

/** How many days are left, for when so few remain that they are counted. */
export function leftIn(locale: Locale, days: number): string {
  const say = sayIn(quoteWords, locale)
  return days === 0 ? say('left.today') : say('left', { count: days })
}

/** @param hundredths of a percent */
export function percentOf(locale: Locale, hundredths: number): string {
  return sayIn(quoteWords, locale)('percent', { figure: formatNumber(locale, hundredths / 100) })
}

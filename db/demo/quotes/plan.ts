import type { QuoteStatus } from '#app/features/trade/quotes/quotes.ts'

/** A quote of the demonstration; days are counted from the one it is filled on. */
export type QuotePlan = {
  for: 'bellavista' | 'harrow'
  title: string
  /** How many days ago it was made. */
  made: number
  /** In how many days it expires; below zero it has. */
  left: number
  owner: 'agent' | 'admin'
  status?: QuoteStatus
  /** Why it is not approved. */
  reason?: string
  /** Item, quantity, price in whole units, discount in percent, and its number in the ERP where it has one. */
  lines: readonly (readonly [item: string, quantity: number, price: number, discount: number, number?: string])[]
  hasLink?: true
  talk?: readonly { by: 'dealer' | 'sales' | 'third' | 'agent' | 'admin'; ago: number; text: string }[]
  answer?: {
    by: 'dealer' | 'sales' | 'third'
    ago: number
    decision: 'accepted' | 'rejected'
    comment?: string
  }
}

export const currencies = { bellavista: 'EUR', harrow: 'GBP' } as const

export const terms = {
  bellavista:
    'Prezzi in euro, IVA esclusa. Resa franco nostro magazzino di Milano. Pagamento con ricevuta bancaria a 60 giorni fine mese. I telai vengono verniciati su ordine: dopo l’accettazione taglia e colore non si possono più cambiare.',
  harrow:
    'Prices in pounds sterling, excluding VAT and import duties. Delivered at place. Payment within 30 days of the invoice. Frames are painted to order: size and colour cannot be changed once the quote is accepted.',
} as const

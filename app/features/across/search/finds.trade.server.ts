import { href } from 'react-router'
import type { Portal } from '#app/portal.server.ts'
import { type Locale, localePrefix } from '#app/kit/words/locales.ts'
import { sayIn } from '#app/kit/words/words.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { leadsById } from '#app/features/trade/leads/leads.by-id.server.ts'
import { searchLeads } from '#app/features/trade/leads/leads.server.ts'
import { leadWords } from '#app/features/trade/leads/leads.words.ts'
import { invoicesById, searchInvoices } from '#app/features/trade/invoices/invoices.server.ts'
import { invoiceWords } from '#app/features/trade/invoices/invoices.words.ts'
import { ordersById } from '#app/features/trade/orders/orders.by-id.server.ts'
import { searchOrders } from '#app/features/trade/orders/orders.server.ts'
import { packagesById, searchPackages } from '#app/features/trade/packages/packages.server.ts'
import { packageWords } from '#app/features/trade/packages/packages.words.ts'
import { textAmong } from '#app/kit/words/texts.ts'
import { quotesById } from '#app/features/trade/quotes/quotes.by-id.server.ts'
import { searchQuotes } from '#app/features/trade/quotes/quotes.server.ts'
import { type Hit, hitsMost, type RecordKind } from './search.ts'

/** The latest with these words, or these very ones. */
export type Wanted = { q: string } | { ids: readonly number[] }
export type Find = (portal: Portal, viewer: Viewer, locale: Locale, wanted: Wanted) => Promise<Omit<Hit, 'kind'>[]>

/** What dealers buy and sell. */
export const tradeFinds = {
  async orders(portal, viewer, locale, wanted) {
    const rows = await ('q' in wanted
      ? searchOrders(portal, viewer, wanted.q, hitsMost)
      : ordersById(portal, viewer, wanted.ids))
    return rows.map((row) => ({ ...row, to: href('/:locale?/orders/:id', place(locale, row)) }))
  },
  async invoices(portal, viewer, locale, wanted) {
    const say = sayIn(invoiceWords, locale)
    const rows = await ('q' in wanted
      ? searchInvoices(portal, viewer, wanted.q, hitsMost)
      : invoicesById(portal, viewer, wanted.ids))
    return rows.map((row) => ({
      id: row.id,
      to: href('/:locale?/invoices/:id', place(locale, row)),
      title: say(`number.${row.kind}`, { number: row.number }),
      hint: [row.orderNumber, viewer.side === 'maker' ? row.companyName : ''].filter(Boolean).join(' · '),
    }))
  },
  async quotes(portal, viewer, locale, wanted) {
    const rows = await ('q' in wanted
      ? searchQuotes(portal, viewer, wanted.q, hitsMost)
      : quotesById(portal, viewer, wanted.ids))
    return rows.map(({ id, number, title, companyName }) => ({
      id,
      to: href('/:locale?/quotes/:id', place(locale, { id })),
      title,
      hint: viewer.side === 'maker' ? `${number} · ${companyName}` : number,
    }))
  },
  async leads(portal, viewer, locale, wanted) {
    const say = sayIn(leadWords, locale)
    const rows = await ('q' in wanted
      ? searchLeads(portal, viewer, wanted.q, hitsMost)
      : leadsById(portal, viewer, wanted.ids))
    return rows.map(({ id, name, stage, companyName }) => ({
      id,
      to: href('/:locale?/leads/:id', place(locale, { id })),
      title: name,
      hint: viewer.side === 'maker' ? companyName : say(`stage.${stage}`),
    }))
  },
  async packages(portal, viewer, locale, wanted) {
    const rows = await ('q' in wanted
      ? searchPackages(portal, viewer, wanted.q, hitsMost)
      : packagesById(portal, viewer, wanted.ids))
    return rows.map(({ id, kind, titles }) => ({
      id,
      to: href('/:locale?/packages/:id', place(locale, { id })),
      title: textAmong(titles, locale),
      hint: sayIn(packageWords, locale)(`kind.${kind}`),
    }))
  },
} satisfies Partial<Record<RecordKind, Find>>

/** The part of an address that a record stands for. */
export function place(locale: Locale, { id }: { id: number }) {
  return { ...localePrefix(locale), id: String(id) }
}

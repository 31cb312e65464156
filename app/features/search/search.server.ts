import { href } from 'react-router'
import type { Portal } from '#app/portal.server.ts'
import { type Locale, localePrefix, pathIn } from '#app/kit/words/locales.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { hasModule, type Module, seesTrade, type Viewer } from '../account/account.ts'
import { searchLeads } from '../leads/leads.server.ts'
import { leadWords } from '../leads/leads.words.ts'
import { searchOrders } from '../orders/orders.server.ts'
import { searchProducts } from '../products/products.server.ts'
import { searchQuotes } from '../quotes/quotes.server.ts'
import { searchResources } from '../resources/resources.server.ts'
import { resourceWords } from '../resources/resources.words.ts'
import { searchTickets } from '../tickets/tickets.server.ts'
import { subjectOf, ticketWords } from '../tickets/tickets.words.ts'
import { type Hit, hitsMost, type Kind, kinds } from './search.ts'

type Found = Omit<Hit, 'kind'>[]

/** Looks through all that this person may see, every kind at once; what they may not see is not looked at. */
export async function searchEverywhere(portal: Portal, viewer: Viewer, locale: Locale, q: string) {
  const found = await Promise.all(
    kinds.map(async (kind) => {
      const hits = isOpen(viewer, kind) ? await searches[kind](portal, viewer, locale, q) : []
      const list = hits.length < hitsMost ? undefined : listOf(viewer, locale, kind)
      return { kind, hits: hits.map((hit) => ({ kind, ...hit })), list }
    }),
  )
  return found.filter(({ hits }) => hits.length > 0)
}

/** The list that searches on; resources have none that holds every shelf. */
function listOf(viewer: Viewer, locale: Locale, kind: Kind): string | undefined {
  if (kind === 'resources') return undefined
  return pathIn(locale, kind === 'tickets' && viewer.side === 'maker' ? '/console/tickets' : `/${kind}`)
}

const moduleFor: Partial<Record<Kind, Module>> = {
  tickets: 'tickets',
  orders: 'erp-integration',
  quotes: 'quotes',
  products: 'products',
  leads: 'leads',
}

function isOpen(viewer: Viewer, kind: Kind): boolean {
  const isTrade = kind === 'orders' || kind === 'quotes' || kind === 'leads'
  const module = moduleFor[kind]
  return (!isTrade || seesTrade(viewer)) && (!module || hasModule(viewer, module))
}

type Search = (portal: Portal, viewer: Viewer, locale: Locale, q: string) => Promise<Found>

const searches: Record<Kind, Search> = {
  async tickets(portal, viewer, locale, q) {
    const page = viewer.side === 'maker' ? '/:locale?/console/tickets/:id' : '/:locale?/tickets/:id'
    const say = sayIn(ticketWords, locale)
    const rows = await searchTickets(portal, viewer, q, hitsMost)
    return rows.map((row) => ({
      to: href(page, { ...localePrefix(locale), id: String(row.id) }),
      title: subjectOf(locale, row),
      hint: `${row.id} · ${say(`stage.${row.stage}`)}`,
    }))
  },
  async orders(portal, viewer, locale, q) {
    const rows = await searchOrders(portal, viewer, q, hitsMost)
    return rows.map(({ id, title, hint }) => ({
      to: href('/:locale?/orders/:id', { ...localePrefix(locale), id: String(id) }),
      title,
      hint,
    }))
  },
  async quotes(portal, viewer, locale, q) {
    const rows = await searchQuotes(portal, viewer, q, hitsMost)
    return rows.map(({ id, number, title }) => ({
      to: href('/:locale?/quotes/:id', { ...localePrefix(locale), id: String(id) }),
      title,
      hint: number,
    }))
  },
  async products(portal, viewer, locale, q) {
    const rows = await searchProducts(portal, viewer, q, hitsMost)
    return rows.map(({ id, title, hint }) => ({
      to: href('/:locale?/products/:id', { ...localePrefix(locale), id: String(id) }),
      title,
      hint,
    }))
  },
  async leads(portal, viewer, locale, q) {
    const rows = await searchLeads(portal, viewer, q, hitsMost)
    const say = sayIn(leadWords, locale)
    return rows.map(({ id, name, place, companyName }) => ({
      to: href('/:locale?/leads/:id', { ...localePrefix(locale), id: String(id) }),
      title: name,
      hint: viewer.side === 'maker' ? companyName : say(`place.${place}`),
    }))
  },
  async resources(portal, viewer, locale, q) {
    const rows = await searchResources(portal, viewer, q, hitsMost, locale)
    return rows.map(({ path, title, shelf }) => ({
      to: pathIn(locale, path),
      title,
      hint: sayIn(resourceWords, locale)(`shelf.${shelf}`),
    }))
  },
}

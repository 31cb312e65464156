import { digestOfHome } from '#app/features/across/home/home.revisits.server.ts'
import { accessNow } from '#app/features/people/account/account.sessions.server.ts'
import type { Access, Viewer } from '#app/features/people/account/account.ts'
import { sessionToken } from '#app/features/people/sign-in/sign-in.gate.server.ts'
import { digestOfProductList } from '#app/features/service/products/products.revisits.server.ts'
import {
  digestOfQueue,
  digestOfTicket,
  digestOfTicketList,
} from '#app/features/service/tickets/tickets.revisits.server.ts'
import { digestOfLeads } from '#app/features/trade/leads/leads.revisits.server.ts'
import { digestOfOrderList } from '#app/features/trade/orders/orders.revisits.server.ts'
import { digestOfQuoteList } from '#app/features/trade/quotes/quotes.revisits.server.ts'
import type { RequestInfo } from '#app/kit/http/request-info.server.ts'
import { tagsAtHand } from '#app/kit/http/etag.server.ts'
import { Problem } from '#app/kit/problem.ts'
import { codeFor } from '#app/kit/secret.server.ts'
import { dayOf } from '#app/kit/words/formats.ts'
import { defaultLocale, pathIn } from '#app/kit/words/locales.ts'
import { type Portal, siteOf } from '#app/portal.server.ts'

/**
 * A digest of all that a page reads from the database; undefined where this request takes no part. The frame, and what
 * is the same for the whole portal, is added elsewhere.
 */
type Digest = (portal: Portal, viewer: Viewer, url: URL, id: number) => Promise<string | undefined>

/** The pages people come back to, by their addresses without the language. Any other is never kept. */
const pages: Record<string, Digest> = {
  '/': digestOfHome,
  '/tickets': digestOfTicketList,
  '/console/tickets': digestOfQueue,
  '/products': digestOfProductList,
  '/orders': digestOfOrderList,
  '/quotes': digestOfQuoteList,
  '/leads': digestOfLeads,
}

/**
 * Pages whose form bears a number by which it is sent once: only their data is kept, since the scripts give the form a
 * new number each time (`useBegun`).
 */
const dataOfPages: Record<string, Digest> = {
  '/tickets/:id': digestOfTicket('company'),
  '/console/tickets/:id': digestOfTicket('maker'),
}

/** Who asks for a page that may be kept, and the tag of what it shows them. */
export type Revisit = { access: Access; tag?: string }

/**
 * Runs before the page reads anything: if something changes in between, the tag matches nothing later.
 * @returns undefined for all other requests
 */
export async function revisit(
  portal: Portal,
  buildId: string,
  request: Request,
  info: RequestInfo,
): Promise<Revisit | undefined> {
  const url = new URL(request.url)
  const [path = '', id] = split(url.pathname)
  const digest = pages[path] ?? (url.pathname.endsWith('.data') ? dataOfPages[path] : undefined)
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  // A notice is shown once.
  if (!digest || !isRead || info.refused || url.searchParams.has('notice')) return undefined
  // It may be answered without the router.
  info.route = path === '/' ? '/:locale?' : `/:locale?${path}`
  const token = sessionToken(request, info)
  try {
    const { access, databaseState } = await accessNow(portal, token)
    if (access.state !== 'full') return { access }
    const now = portal.clock.now()
    const asked = JSON.stringify([buildId, wholeOf(portal), token, access, url.pathname + url.search, dayOf(now)])
    // A replica may be behind the primary: the primary's state says nothing of what was read from it.
    const state = portal.reads.replica ? undefined : codeOfState(portal, asked, databaseState, now)
    const known = state && tagsAtHand(request).find((tag) => states.get(tag) === state)
    if (known) return { access, tag: `W/${known}` }
    const data = await digest(portal, access.viewer, url, Number(id))
    if (data === undefined) return { access }
    const tag = `"${codeFor(portal.secret, 'page', asked, data).slice(0, 22)}"`
    if (state) keepState(tag, state)
    return { access, tag: `W/${tag}` }
  } catch (error) {
    // The page meets the same error and reports it; if it does not, the page is just not kept.
    if (!(error instanceof Problem)) portal.log.warn({ err: error }, 'what a page shows could not be told')
    return undefined
  }
}

/**
 * For each tag the state of the database in which its page was last read, with the reader and the address. While
 * nothing is written, which in most portals is most of the time, a page that is asked for again need not be read at
 * all. Each process has its own; a page that it does not know is read.
 */
const states = new Map<string, string>()
const mostStates = 10_000

function keepState(tag: string, state: string): void {
  states.delete(tag)
  states.set(tag, state)
  const [oldest] = states.keys()
  if (states.size > mostStates && oldest !== undefined) states.delete(oldest)
}

/** To the minute: a page may show that something is late, for which nothing has to be written. */
function codeOfState({ secret }: Portal, asked: string, databaseState: string | undefined, now: Date): string {
  return codeFor(secret, 'state', asked, databaseState ?? '', Math.floor(now.getTime() / 60_000)).slice(0, 22)
}

/** The address without language and ending, and the number that it may end with. Scripts ask for `/` as `/_.data`. */
function split(pathname: string): string[] {
  const path = pathIn(defaultLocale, pathname.replace(/(?:(?<=^\/)_)?\.data$/, ''))
  const [, parent, id] = /^(.+)\/([1-9]\d{0,14})$/.exec(path) ?? []
  return parent && id ? [`${parent}/:id`, id] : [path]
}

/** What every page shows of the portal itself. */
function wholeOf(portal: Portal): unknown[] {
  const { demo, sendsMail, timeZone } = portal.settings
  const documents = [portal.brands.current(), portal.catalogues.current()]
  return [demo, sendsMail, timeZone, siteOf(portal), ...documents.map((one) => codeOf(portal, one))]
}

/** By document: each stays the same object until another is published. */
const codes = new WeakMap<object, string>()

function codeOf({ secret }: Portal, document: object): string {
  const code = codes.get(document) ?? codeFor(secret, 'document', JSON.stringify(document))
  codes.set(document, code)
  return code
}

import { digestOfHome } from '#app/features/across/home/home.revisits.server.ts'
import { accessBy } from '#app/features/people/account/account.sessions.server.ts'
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
import { Problem } from '#app/kit/problem.ts'
import { codeFor } from '#app/kit/secret.server.ts'
import { dayOf } from '#app/kit/words/formats.ts'
import { defaultLocale, pathIn } from '#app/kit/words/locales.ts'
import { type Portal, siteOf } from '#app/portal.server.ts'

/**
 * All that a page reads from the database; undefined where this one takes no part. What the frame
 * shows and what holds for the whole portal is none of its business.
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
 * Those with a form that is sent once by the number it bears: only what the scripts read is kept, since they give the form
 * a number of its own each time (`useBegun`).
 */
const dataOfPages: Record<string, Digest> = {
  '/tickets/:id': digestOfTicket('company'),
  '/console/tickets/:id': digestOfTicket('maker'),
}

/** Who asks for a page that may be kept, and what names all that it shows them. */
export type Revisit = { access: Access; tag?: string }

/**
 * Asked before the page reads anything: what changes meanwhile makes a tag that nothing will match.
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
    const access = await accessBy(portal, token)
    const data = access.state === 'full' ? await digest(portal, access.viewer, url, Number(id)) : undefined
    if (data === undefined) return { access }
    const shown = [buildId, wholeOf(portal), token, access, url.pathname + url.search, dayOf(portal.clock.now()), data]
    return { access, tag: `W/"${codeFor(portal.secret, 'page', JSON.stringify(shown)).slice(0, 22)}"` }
  } catch (error) {
    // The page itself meets it too, and says so; where it does not it is only not kept.
    if (!(error instanceof Problem)) portal.log.warn({ err: error }, 'what a page shows could not be told')
    return undefined
  }
}

/** The address without language and ending, and the number that it may end with. Scripts ask for `/` as `/_.data`. */
function split(pathname: string): string[] {
  const path = pathIn(defaultLocale, pathname.replace(/(?:(?<=^\/)_)?\.data$/, ''))
  const [, parent, id] = /^(.+)\/([1-9]\d{0,14})$/.exec(path) ?? []
  return parent && id ? [`${parent}/:id`, id] : [path]
}

/** What every page shows of the portal itself. */
function wholeOf(portal: Portal): unknown[] {
  const { demo, sendsMail } = portal.settings
  const documents = [portal.brands.current(), portal.catalogues.current()]
  return [demo, sendsMail, siteOf(portal), ...documents.map((one) => codeOf(portal, one))]
}

/** By document: each stays the same object until another is published. */
const codes = new WeakMap<object, string>()

function codeOf({ secret }: Portal, document: object): string {
  const code = codes.get(document) ?? codeFor(secret, 'document', JSON.stringify(document))
  codes.set(document, code)
  return code
}

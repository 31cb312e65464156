import * as z from 'zod/mini'
import type { ErpKind } from '#app/adapters/erp/erp.ts'
import { readJson } from '#app/kit/http/json.server.ts'
import { portalContext } from '#app/portal.server.ts'
import { isListeningSecret } from './erp.worker.server.ts'
import { askFor } from './store.server.ts'
import type { Route } from './+types/notices.route'

const mostBytes = 200_000
const notices = z.object({
  value: z.array(z.object({ clientState: z.optional(z.string()), resource: z.string() })).check(z.maxLength(1000)),
})

/** There is nothing to be read here. */
export function loader(): Response {
  return new Response(null, { status: 404 })
}

/**
 * Where the ERP says that something has changed. It is never believed what: it only hastens the reading. What it asks back
 * when it is asked to do so, it gets word for word, as text that no browser takes for a page.
 */
export async function action({ request, url, context }: Route.ActionArgs) {
  const portal = context.get(portalContext)
  if (portal.erp.resources.length === 0) return new Response(null, { status: 404 })
  const asked = url.searchParams.get('validationToken')
  if (asked !== null) return echo(asked)
  const read = notices.safeParse(await readJson(request, mostBytes))
  if (!read.success) return new Response(null, { status: 400 })
  const { value } = read.data
  if (!value.every(({ clientState }) => isListeningSecret(portal, clientState)))
    return new Response(null, { status: 403 })
  const kinds = new Set(value.flatMap(({ resource }) => kindsOf(resource)))
  if (kinds.size > 0) await askFor(portal.db, [...kinds], portal.clock.now())
  return new Response(null, { status: 202 })
}

function echo(token: string): Response {
  if (!/^[\w.~-]{1,500}$/.test(token)) return new Response(null, { status: 400 })
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'x-content-type-options': 'nosniff' }
  return new Response(token, { headers })
}

function kindsOf(resource: string): ErpKind[] {
  if (/salesOrders/i.test(resource)) return ['orders', 'stock']
  if (/items/i.test(resource)) return ['items', 'stock']
  return /salesInvoices|salesCreditMemos/i.test(resource) ? ['invoices'] : []
}

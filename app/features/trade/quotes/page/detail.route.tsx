import { data, href, redirect } from 'react-router'
import { parseForm } from '#app/kit/forms/parse.ts'
import { readFields } from '#app/kit/http/forms.server.ts'
import { dayOf } from '#app/kit/words/formats.ts'
import { localeOf, localePrefix } from '#app/kit/words/locales.ts'
import { type Portal, portalContext } from '#app/portal.server.ts'
import { viewerIn } from '#app/features/people/account/account.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { decisionForm, messageForm, statusForm } from '../quotes.forms.ts'
import { decideQuote, type Outcome, readQuote, requireQuote, writeMessage } from '../quotes.server.ts'
import { moveStatus } from '../quotes.staff.server.ts'
import { daysLeft, standingOf } from '../quotes.ts'
import { DetailPage } from './detail-page.tsx'
import { beforeIn, idIn, type Intent, intents, noticeIn, places, type Refusal } from './sent.ts'
import type { Route } from './+types/detail.route'

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const portal = context.get(portalContext)
  const viewer = viewerIn(context)
  const { quote, ...page } = await readQuote(portal, viewer, idIn(params.id), beforeIn(url.searchParams))
  const today = dayOf(portal.clock.now())
  const { status, companyId, companyName, ...shown } = quote
  return {
    ...page,
    quote: { ...shown, standing: standingOf(quote, today), daysLeft: daysLeft(quote, today) },
    // Where it stands in the maker's house is said within it only.
    forStaff: viewer.side === 'maker' ? { status, companyId, companyName } : undefined,
    notice: noticeIn(url.searchParams),
  }
}

export async function action({ params, request, url, context }: Route.ActionArgs) {
  const portal = context.get(portalContext)
  const viewer = viewerIn(context)
  const id = idIn(params.id)
  await requireQuote(portal, viewer, id)
  const fields = await readFields(request)
  const intent = intents.find((one) => one === fields.get('intent')) ?? 'message'
  const outcome = await carryOut[intent](portal, viewer, id, fields)
  if ('notice' in outcome) {
    const page = href('/:locale?/quotes/:id', { ...localePrefix(localeOf(url.pathname)), id: params.id })
    return redirect(`${page}?notice=${outcome.notice}#${places[intent]}`, 303)
  }
  const refusal: Refusal = { ...outcome, intent }
  return data(refusal, refusal.status)
}

/** After a refusal the page is read anew as well: the quote may have moved, which is what the message says. */
export function shouldRevalidate(): boolean {
  return true
}

export default function QuoteDetail({ loaderData, actionData }: Route.ComponentProps) {
  return <DetailPage key={loaderData.quote.id} page={loaderData} refusal={actionData} />
}

type Carried = { notice: string } | Omit<Refusal, 'intent'>
type Carry = (portal: Portal, viewer: Viewer, id: number, fields: URLSearchParams) => Promise<Carried>

const carryOut: Record<Intent, Carry> = {
  async decide(portal, viewer, id, fields) {
    const form = parseForm(decisionForm, fields)
    if (!form.ok) return { ...form, status: 400 }
    return carried(await decideQuote(portal, viewer, id, form.value), form.value.decision, form.typed)
  },
  async message(portal, viewer, id, fields) {
    const form = parseForm(messageForm, fields)
    if (!form.ok) return { ...form, status: 400 }
    return carried(await writeMessage(portal, viewer, id, form.value), `message.${form.value.submission}`, form.typed)
  },
  async status(portal, viewer, id, fields) {
    const form = parseForm(statusForm, fields)
    if (!form.ok) return { ...form, status: 400 }
    return carried(await moveStatus(portal, viewer, id, form.value), 'status', form.typed)
  },
}

function carried(outcome: Outcome, notice: string, typed: Refusal['typed']): Carried {
  if (outcome === 'done') return { notice }
  return { problems: [{ path: '', message: `quote-${outcome}` }], typed, status: 409 }
}

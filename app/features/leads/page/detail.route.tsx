import { randomUUID } from 'node:crypto'
import { data, href, redirect } from 'react-router'
import { readFields } from '#app/kit/http/forms.server.ts'
import { localeOf, localePrefix } from '#app/kit/words/locales.ts'
import { portalContext } from '#app/portal.server.ts'
import { viewerIn } from '../../account/account.server.ts'
import { readLead, requireOwnLead } from '../leads.server.ts'
import { canAnswer, canEdit, canRoute, canWork, clockOf } from '../leads.ts'
import { DetailPage } from './detail-page.tsx'
import { idIn } from './id-in.ts'
import { carryOut } from './sent.server.ts'
import { noticeIn } from './sent.ts'
import type { Route } from './+types/detail.route'

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const portal = context.get(portalContext)
  const viewer = viewerIn(context)
  const { lead, notes, events } = await readLead(portal, viewer, idIn(params.id))
  const { dueAt, contactId: _crm, ...shown } = lead
  const wanted = url.searchParams.get('to')
  return {
    lead: { ...shown, clock: clockOf(dueAt, portal.clock.now()) },
    notes,
    // Outside the maker's house its people are known by their first name.
    events: events.map((event) =>
      event.fromStaff ? { ...event, actorName: event.actorName.split(' ', 1)[0] ?? '' } : event,
    ),
    may: {
      answer: canAnswer(viewer, lead),
      edit: canEdit(viewer, lead),
      erase: canWork(viewer),
      route: canRoute(viewer),
    },
    submission: randomUUID(),
    wanted: wanted === 'lost' || wanted === 'declined' ? wanted : undefined,
    notice: noticeIn(url.searchParams),
  }
}

export async function action({ params, request, url, context }: Route.ActionArgs) {
  const portal = context.get(portalContext)
  const viewer = viewerIn(context)
  const locale = localeOf(url.pathname)
  const id = idIn(params.id)
  await requireOwnLead(portal, viewer, id)
  const outcome = await carryOut({ portal, viewer, locale, id, fields: await readFields(request) })
  if ('status' in outcome) return data(outcome, outcome.status)
  const prefix = localePrefix(locale)
  if (outcome.gone) return redirect(`${href('/:locale?/leads', prefix)}?notice=erased`, 303)
  return redirect(`${href('/:locale?/leads/:id', { ...prefix, id: params.id })}?notice=${outcome.notice}`, 303)
}

/** After a refusal the page is read anew as well: the lead may have moved, which is what the message says. */
export function shouldRevalidate(): boolean {
  return true
}

export default function LeadDetail({ loaderData, actionData }: Route.ComponentProps) {
  return <DetailPage key={loaderData.lead.id} page={loaderData} refusal={actionData} />
}

import { randomUUID } from 'node:crypto'
import { href } from 'react-router'
import { answerForm } from '#app/kit/forms/actions.server.ts'
import { intentIn } from '#app/kit/forms/parse.ts'
import { noticeIn } from '#app/kit/forms/notices.ts'
import { readFields } from '#app/kit/http/forms.server.ts'
import { Problem } from '#app/kit/problem.ts'
import { localeOf, localePrefix } from '#app/kit/words/locales.ts'
import { portalContext } from '#app/portal.server.ts'
import { viewerIn } from '#app/features/people/account/account.server.ts'
import { hasModule } from '#app/features/people/account/account.ts'
import { readLead, requireLead } from '../leads.server.ts'
import { dealersToRouteTo } from '../leads.staff.server.ts'
import { canAnswer, canEdit, canErase, canReach, canReroute, canRoute, canWork, clockOf } from '../leads.ts'
import { DetailPage } from './detail-page.tsx'
import { idIn } from '#app/kit/http/ids.ts'
import { forms } from './actions.server.ts'
import { anchors, dealerIntents, notices } from './actions.ts'
import type { Route } from './+types/detail.route'

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const portal = context.get(portalContext)
  const viewer = viewerIn(context)
  const now = portal.clock.now()
  const { lead, ...rest } = await readLead(portal, viewer, idIn(params.id))
  const { dueAt, contactId: _crm, answeredById: _who, visit, ...shown } = lead
  const wanted = url.searchParams.get('to')
  return {
    ...rest,
    lead: { ...shown, clock: clockOf(dueAt, now) },
    visit: hasModule(viewer, 'appointments') ? visit : null,
    may: {
      answer: canAnswer(viewer, lead),
      edit: canEdit(viewer, lead),
      erase: canErase(viewer, lead),
      reach: canReach(viewer, lead),
      route: canRoute(viewer),
      book: canEdit(viewer, lead) && hasModule(viewer, 'appointments'),
    },
    dealers: canReroute(viewer, lead, now) ? optionsOf(await dealersToRouteTo(portal, viewer)) : undefined,
    submission: randomUUID(),
    wanted: wanted === 'lost' || wanted === 'declined' ? wanted : undefined,
    notice: noticeIn(url.searchParams, notices),
  }
}

function optionsOf(dealers: { id: number; name: string }[]) {
  return dealers.map(({ id, name }) => ({ value: String(id), label: name }))
}

export async function action({ params, request, url, context }: Route.ActionArgs) {
  const portal = context.get(portalContext)
  const viewer = viewerIn(context)
  const locale = localeOf(url.pathname)
  const id = idIn(params.id)
  await requireLead(portal, viewer, id)
  const fields = await readFields(request)
  if (!canWork(viewer) && dealerIntents.some((one) => one === intentIn(fields))) throw new Problem('not-yours')
  const prefix = localePrefix(locale)
  return answerForm({ portal, viewer, locale, id, fields }, forms, {
    page: ({ intent }) =>
      intent === 'erase' ? href('/:locale?/leads', prefix) : href('/:locale?/leads/:id', { ...prefix, id: params.id }),
    anchors,
    notices: { erase: 'erased' },
  })
}

/** After any refusal the page is read again: the dealer who was chosen may be gone from the list. */
export function shouldRevalidate(): boolean {
  return true
}

export default function LeadDetail({ loaderData, actionData }: Route.ComponentProps) {
  return <DetailPage key={loaderData.lead.id} page={loaderData} refusal={actionData} />
}

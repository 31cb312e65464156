import { randomUUID } from 'node:crypto'
import { data, href, redirect } from 'react-router'
import { staffIn } from '#app/features/account/account.server.ts'
import type { StaffViewer } from '#app/features/account/account.ts'
import { filesOfSubmission } from '#app/features/attachments/attachments.server.ts'
import { type Draft, readDrafts } from '#app/features/drafts/drafts.server.ts'
import { verdictOn } from '#app/features/tickets/tickets.coverage.ts'
import { readTicket } from '#app/features/tickets/tickets.server.ts'
import { sameSerial } from '#app/features/tickets/tickets.staff.server.ts'
import { canDecide, canReply, movesFor } from '#app/features/tickets/tickets.ts'
import { dayOf } from '#app/kit/words/formats.ts'
import { localeOf, localePrefix } from '#app/kit/words/locales.ts'
import { type Portal, portalContext } from '#app/portal.server.ts'
import { doneIn, messagesIn, idIn } from './ticket.ts'
import { carryOut } from './ticket-actions.server.ts'
import { TicketPage } from './ticket-page.tsx'
import type { Route } from './+types/ticket.route'

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const viewer = staffIn(context)
  const portal = context.get(portalContext)
  const id = idIn(params.id)
  const page = await readTicket(portal, viewer, id, messagesIn(url.searchParams))
  const [same, drafts] = await Promise.all([
    sameSerial(portal, viewer, page.ticket),
    readDrafts(portal, viewer, [`reply-${id}`, `note-${id}`]),
  ])
  const reply = drafts.get(`reply-${id}`)
  return {
    ...page,
    same,
    may: {
      decide: canDecide(viewer, page.ticket),
      reply: canReply(viewer, page.ticket),
      move: movesFor(viewer, page.ticket),
    },
    verdict: verdictOn(page.ticket),
    today: dayOf(portal.clock.now()),
    reply: { ...begun(reply, 'message'), files: reply ? await filesOf(portal, viewer, reply) : [] },
    note: begun(drafts.get(`note-${id}`), 'note'),
    done: doneIn(url.searchParams),
  }
}

/** A form as its page begins it: with what was typed before and not sent, else blank. */
function begun(draft: Draft | undefined, field: string): { submission: string; text: string } {
  const text = draft?.fields.find(([name]) => name === field)?.[1] ?? ''
  return { submission: draft?.submission ?? randomUUID(), text }
}

async function filesOf(portal: Portal, viewer: StaffViewer, { submission }: Draft) {
  return (await filesOfSubmission(portal, viewer, submission)).attachments
}

export async function action({ params, request, url, context }: Route.ActionArgs) {
  const viewer = staffIn(context)
  const locale = localeOf(url.pathname)
  const outcome = await carryOut(context.get(portalContext), viewer, locale, idIn(params.id), request)
  if ('status' in outcome) return data(outcome, outcome.status)
  const page = href('/:locale?/console/tickets/:id', { ...localePrefix(locale), id: params.id })
  return redirect(`${page}?done=${encodeURIComponent(outcome.done)}`, 303)
}

/** After a refusal the page is read anew as well: the ticket may have moved, which is what the message says. */
export function shouldRevalidate(): boolean {
  return true
}

export default function Ticket({ loaderData, actionData }: Route.ComponentProps) {
  return <TicketPage key={loaderData.ticket.id} page={loaderData} refusal={actionData} />
}

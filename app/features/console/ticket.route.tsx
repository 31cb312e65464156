import { randomUUID } from 'node:crypto'
import { data, href, redirect } from 'react-router'
import { staffIn } from '#app/features/account/account.server.ts'
import { type Draft, readDrafts } from '#app/features/drafts/drafts.server.ts'
import { idIn, messagesIn } from '#app/features/tickets/tickets.addresses.ts'
import { verdictOn } from '#app/features/tickets/tickets.coverage.ts'
import { readTicket, replyDraft } from '#app/features/tickets/tickets.server.ts'
import { noteDraft } from '#app/features/tickets/tickets.staff.server.ts'
import { canDecide, canReply, movesFor } from '#app/features/tickets/tickets.ts'
import { dayOf } from '#app/kit/words/formats.ts'
import { localeOf, localePrefix } from '#app/kit/words/locales.ts'
import { portalContext } from '#app/portal.server.ts'
import { doneIn } from './ticket.ts'
import { carryOut } from './ticket-actions.server.ts'
import { TicketPage } from './ticket-page.tsx'
import type { Route } from './+types/ticket.route'

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const viewer = staffIn(context)
  const portal = context.get(portalContext)
  const id = idIn(params.id)
  const [page, drafts] = await Promise.all([
    readTicket(portal, viewer, id, messagesIn(url.searchParams)),
    readDrafts(portal, viewer, [replyDraft(id), noteDraft(id)]),
  ])
  // A draft that was saved behind its own message is none.
  const sent = new Set(page.conversation.messages.map(({ submission }) => submission))
  const [reply, note] = [replyDraft(id), noteDraft(id)].map((form) => {
    const draft = drafts.get(form)
    return draft && sent.has(draft.submission) ? undefined : draft
  })
  return {
    ...page,
    may: {
      decide: canDecide(viewer, page.ticket),
      reply: canReply(viewer, page.ticket),
      move: movesFor(viewer, page.ticket),
    },
    verdict: verdictOn(page.ticket),
    today: dayOf(portal.clock.now()),
    reply: { ...begun(reply, 'message'), files: reply ? page.adding : [] },
    note: begun(note, 'note'),
    done: doneIn(url.searchParams),
  }
}

/** A form as its page begins it: with what was typed before and not sent, else blank. */
function begun(draft: Draft | undefined, field: string): { submission: string; text: string } {
  const text = draft?.fields.find(([name]) => name === field)?.[1] ?? ''
  return { submission: draft?.submission ?? randomUUID(), text }
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

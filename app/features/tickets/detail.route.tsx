import { randomUUID } from 'node:crypto'
import { data, href, redirect, type RouterContextProvider } from 'react-router'
import type { StoredFile } from '#app/kit/forms/upload-queue.ts'
import { localeOf, localePrefix } from '#app/kit/words/locales.ts'
import { portalContext } from '#app/portal.server.ts'
import { viewerIn } from '../account/account.server.ts'
import type { CompanyViewer } from '../account/account.ts'
import { type Draft, readDraft } from '../drafts/drafts.server.ts'
import { firstName, noticeIn } from './detail.ts'
import { idIn, messagesIn } from './tickets.addresses.ts'
import { carryOut } from './detail-actions.server.ts'
import { DetailPage } from './detail-page.tsx'
import { readTicket, replyDraft } from './tickets.server.ts'
import { canReply, canWithdraw, type Message } from './tickets.ts'
import type { Route } from './+types/detail.route'

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const portal = context.get(portalContext)
  const viewer = companyIn(context, url, params.id)
  const id = idIn(params.id)
  const [{ ticket, conversation, events, files, adding }, draft] = await Promise.all([
    readTicket(portal, viewer, id, messagesIn(url.searchParams)),
    readDraft(portal, viewer, replyDraft(id)),
  ])
  // A draft that was saved behind its own reply is none.
  const isSent = conversation.messages.some(({ submission }) => submission === draft?.submission)
  return {
    ticket,
    conversation: { ...conversation, messages: conversation.messages.map(outward) },
    events: events.map((event) => (event.fromStaff ? { ...event, actorName: firstName(event.actorName) } : event)),
    files,
    may: { reply: canReply(viewer, ticket), withdraw: canWithdraw(viewer, ticket) },
    reply: beginReply(isSent ? undefined : draft, adding),
    notice: noticeIn(url.searchParams),
  }
}

export async function action({ params, request, url, context }: Route.ActionArgs) {
  const viewer = companyIn(context, url, params.id)
  const locale = localeOf(url.pathname)
  const outcome = await carryOut(context.get(portalContext), viewer, locale, idIn(params.id), request)
  if ('status' in outcome) return data(outcome, outcome.status)
  const page = href('/:locale?/tickets/:id', { ...localePrefix(locale), id: params.id })
  return redirect(`${page}?notice=${outcome.notice}`, 303)
}

/** After a refusal the page is read anew as well: the ticket may have moved, which is what the message says. */
export function shouldRevalidate(): boolean {
  return true
}

export default function Ticket({ loaderData, actionData }: Route.ComponentProps) {
  return <DetailPage key={loaderData.ticket.id} page={loaderData} refusal={actionData} />
}

/** Staff see tickets in the console. @throws a redirect there */
function companyIn(context: Readonly<RouterContextProvider>, url: URL, id: string): CompanyViewer {
  const viewer = viewerIn(context)
  if (viewer.side === 'company') return viewer
  throw redirect(href('/:locale?/console/tickets/:id', { ...localePrefix(localeOf(url.pathname)), id }), 303)
}

/** A message as its other side may know it. */
function outward({ id, authorName, fromStaff, body, createdAt }: Message) {
  return { id, authorName: fromStaff ? firstName(authorName) : authorName, fromStaff, body, createdAt }
}

/** The reply as its form begins: with what was typed before and not sent, else blank. */
function beginReply(draft: Draft | undefined, files: StoredFile[]) {
  if (!draft) return { submission: randomUUID(), text: '', files: [] }
  const text = draft.fields.find(([name]) => name === 'message')?.[1] ?? ''
  return { submission: draft.submission, text, files }
}

import { href } from 'react-router'
import { textIn } from '#app/catalogue/catalogue.ts'
import { type Replacement, shownTo } from '#app/features/bicycles/replacements/replacements.ts'
import { staffIn } from '#app/features/people/account/account.server.ts'
import type { StaffViewer } from '#app/features/people/account/account.ts'
import { readDrafts } from '#app/features/content/drafts/drafts.server.ts'
import { pictureOfBicycle } from '#app/features/content/resources/resources.bicycles.server.ts'
import { type Agent, assignmentOf } from '../queue/assignment.ts'
import { messagesIn } from '../conversation/message-params.ts'
import { idIn, newUuid } from '#app/kit/http/ids.ts'
import { inWordsOf, readAnswers } from './answers/answers.server.ts'
import { verdictOn } from './bicycle/coverage.ts'
import { isOwnAppeal } from '../appeal/appeal.ts'
import { answerWithFiles } from '#app/features/content/attachments/attachments.forms.server.ts'
import { anchors } from '../page/actions.server.ts'
import { requireTicket } from '../tickets.server.ts'
import { toPageTicket } from '../page/page-ticket.ts'
import { shotsIn } from '../page/shots.ts'
import type { Replacing } from '../replacing/replacing-card.tsx'
import { canReplace, replaceable } from '../replacing/replacing.ts'
import { markedIn } from '#app/features/service/marks/marks.server.ts'
import { rulesOf } from './rules.server.ts'
import { readTicketOfAnybody } from './read.server.ts'
import {
  canDecide,
  canReply,
  canSayRepairChosen,
  type Message,
  type Ticket as WholeTicket,
  type TicketRow,
} from '../tickets.ts'
import { canAddFollower, canManageFollowers } from '../followers/followers.ts'
import { isOpen, movesFor } from '../tickets.stages.ts'
import { noticeIn } from '#app/kit/forms/notices.ts'
import { localeOf, localePrefix } from '#app/kit/words/locales.ts'
import { type Portal, portalContext } from '#app/portal.server.ts'
import { intents, outcomes, settled } from './ticket.ts'
import { forms } from './actions.server.ts'
import { TicketPage } from './ticket-page.tsx'
import { bulletinsAbout } from '#app/features/content/bulletins/bulletins.server.ts'
import { bicycleOf } from '../bicycle-of.ts'
import { promisedOf } from '../tickets.due.ts'
import type { Route } from './+types/ticket.route'
import { beginMessage, replyDraft, beginDecision, decisionDraft, noteDraft } from '../conversation/drafts.server.ts'

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const viewer = staffIn(context)
  const portal = context.get(portalContext)
  const id = idIn(params.id)
  const [{ ticket, same, known, agents, conversation, history, files, adding }, drafts] = await Promise.all([
    readTicketOfAnybody(portal, viewer, id, messagesIn(url.searchParams)),
    readDrafts(portal, viewer, [replyDraft(id), noteDraft(id), decisionDraft(id)]),
  ])
  const rules = await rulesOf(portal, ticket)
  const { reach, uses, signals, known: _known, ...shown } = ticket
  const locale = localeOf(url.pathname)
  const said = inWordsOf(portal, shown, locale)
  return {
    ticket: toPageTicket(await said.ticket()),
    companyId: ticket.companyId,
    // Which version of the rule accepted it at once, or that it was drawn for a check.
    lane: ticket.lane && { outcome: ticket.lane, version: rules.version },
    // By this number a second press of a button is recognised.
    nextSubmission: newUuid(),
    assignment: assignmentOf(viewer.accountId, ticket, agents),
    picture: await pictureOfBicycle(portal, { family: ticket.frameModel, colour: ticket.colour }),
    reach,
    signals,
    same: same.map(otherOf),
    conversation: {
      ...conversation,
      messages: (await said.messages(conversation.messages)).map((one) => shownMessage(viewer, one)),
    },
    history: { ...history, events: await said.events(history.events) },
    files,
    may: mayOf(portal, viewer, ticket, agents),
    verdict: verdictOn(rules, ticket, known),
    rating: ticket.rating,
    survey: ticket.survey,
    told: ticket.toldVerdict,
    marked: markedIn(rules, ticket),
    shots: shotsIn(localeOf(url.pathname), rules, ticket),
    // The names of the rules that decided.
    rules: rules.rules.map(({ code, name }) => ({ code, name: textIn(locale, name) })),
    registration: known.registration ?? null,
    built: known.built,
    bulletins: await bulletinsAbout(portal, viewer, locale, bicycleOf(ticket)),
    services: known.services,
    replacements: shownTo(null, known.replacements),
    replacing: replacingOf(portal, viewer, ticket, known.replacements),
    answers: readAnswers(portal, shown, { own: locale, theirs: reach.locale }, uses),
    now: portal.clock.now(),
    promised: promisedOf(portal.catalogues.current().working, ticket),
    reply: beginMessage(drafts.get(replyDraft(id)), conversation, adding),
    note: beginMessage(drafts.get(noteDraft(id)), conversation),
    decision: beginDecision(drafts.get(decisionDraft(id))),
    notice: noticeIn(url.searchParams, [...intents, ...settled, ...outcomes]),
  }
}

/** What its reader may do. An appeal against their own decision they may neither decide nor close. */
function mayOf({ settings }: Portal, viewer: StaffViewer, ticket: WholeTicket, agents: readonly Agent[]) {
  const isOwn = isOwnAppeal(viewer, ticket, agents)
  return {
    decide: canDecide(viewer, ticket) && !isOwn,
    reply: canReply(viewer, ticket),
    move: isOwn ? [] : movesFor(viewer, ticket),
    merge: isOpen(ticket.stage) && !isOwn,
    follow: settings.sendsMail && canAddFollower(viewer, ticket),
    unfollow: canManageFollowers(viewer, ticket),
    sayRepairChosen: canSayRepairChosen(viewer, ticket),
  }
}

/** What is noted of this ticket, and what still can be. */
function replacingOf(
  { catalogues }: Portal,
  viewer: StaffViewer,
  ticket: WholeTicket,
  known: readonly Replacement[],
): Replacing {
  const { families, parts } = catalogues.current()
  const can = canReplace(viewer, ticket)
  return {
    families: can ? families.map(({ code, serial, example, active }) => ({ code, serial, example, active })) : [],
    choices: can ? replaceable(parts, ticket) : [],
    noted: shownTo(
      null,
      known.filter(({ ticketId }) => ticketId === ticket.id),
    ),
  }
}

function otherOf(row: TicketRow) {
  const { id, stage, isAppealed, companyName, serialNumber, lastActivityAt } = row
  const { subject, frameModel, partInvolved, kindOfDamage } = row
  return {
    id,
    stage,
    isAppealed,
    companyName,
    serialNumber,
    lastActivityAt,
    subject,
    frameModel,
    partInvolved,
    kindOfDamage,
  }
}

function shownMessage(
  viewer: StaffViewer,
  { id, authorId, authorName, fromStaff, internal, followerId, mail, ...message }: Message,
) {
  const { body, question, answersId, createdAt } = message
  const isFollower = followerId !== null
  const isOwn = fromStaff && authorId === viewer.accountId
  return { id, isOwn, authorName, fromStaff, internal, isFollower, mail, body, question, answersId, createdAt }
}

export async function action({ params, request, url, context }: Route.ActionArgs) {
  const viewer = staffIn(context)
  const locale = localeOf(url.pathname)
  const portal = context.get(portalContext)
  const id = idIn(params.id)
  await requireTicket(portal, viewer, id)
  const page = href('/:locale?/console/tickets/:id', { ...localePrefix(locale), id: params.id })
  return answerWithFiles(request, { portal, viewer, locale, id }, forms, { page, anchors })
}

/** After a refusal the page is read again too: the ticket may have moved, which the message says. */
export function shouldRevalidate(): boolean {
  return true
}

export default function Ticket({ loaderData, actionData }: Route.ComponentProps) {
  return <TicketPage key={loaderData.ticket.id} page={loaderData} refusal={actionData} />
}

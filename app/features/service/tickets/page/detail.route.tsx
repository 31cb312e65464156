import { randomUUID } from 'node:crypto'
import { href, redirect, type RouterContextProvider } from 'react-router'
import { button, form, type Forms } from '#app/kit/forms/actions.server.ts'
import { noticeIn } from '#app/kit/forms/notices.ts'
import { dayOf } from '#app/kit/words/formats.ts'
import { type Locale, localeOf, localePrefix } from '#app/kit/words/locales.ts'
import { type Portal, portalContext } from '#app/portal.server.ts'
import { requireModule, viewerIn } from '#app/features/people/account/account.server.ts'
import { type CompanyViewer, hasModule } from '#app/features/people/account/account.ts'
import { readDraft } from '#app/features/content/drafts/drafts.server.ts'
import { textIn } from '#app/catalogue/catalogue.ts'
import { instructionsAgain } from '#app/catalogue/instructions.ts'
import { pictureOfBicycle } from '#app/features/content/resources/resources.bicycles.server.ts'
import { DetailPage } from './detail-page.tsx'
import { messagesIn } from '../conversation/message-params.ts'
import { followForms } from '../followers/followers.actions.server.ts'
import { canAddFollower, canManageFollowers } from '../followers/followers.ts'
import { idIn } from '#app/kit/http/ids.ts'
import { labourForm, removeForm } from '../labour/labour.forms.ts'
import { askLabour, removeLabour } from '../labour/labour.server.ts'
import { canAskLabour, labourFor } from '../labour/labour.ts'
import { parcelForm, photoAnswerForm, replyForm } from '../tickets.forms.ts'
import { answerWithFiles } from '#app/features/content/attachments/attachments.forms.server.ts'
import { answerPhoto } from '../conversation/questions.server.ts'
import { lastAppealDay } from '../appeal/appeal.ts'
import { ratingForm, saidIn } from '../satisfaction/satisfaction.forms.ts'
import { rate } from '../satisfaction/satisfaction.server.ts'
import { isAskable, ratingFor } from '../satisfaction/satisfaction.ts'
import { questionIn } from '../satisfaction/satisfaction.words.ts'
import { appealForm } from '../appeal/appeal.forms.ts'
import { appeal } from '../appeal/appeal.server.ts'
import { rulesOf } from '../desk/rules.server.ts'
import { markedIn } from '#app/features/service/marks/marks.server.ts'
import { toldIn } from '../tickets.told.ts'
import { toPageTicket } from './page-ticket.ts'
import { shotsIn } from './shots.ts'
import { anchors, type Work } from './actions.server.ts'
import { noteParcel, readTicket, reply, requireTicket, withdraw } from '../tickets.server.ts'
import { inWordsOf } from '../desk/answers/answers.server.ts'
import { isOpen } from '../tickets.stages.ts'
import { canReply, canSendBack, canWithdraw, type Ticket } from '../tickets.ts'
import { eventForCompany, messageForCompany } from './for-company.ts'
import { promisedOf } from '../tickets.due.ts'
import { bulletinsAbout } from '#app/features/content/bulletins/bulletins.server.ts'
import { bicycleOf } from '../bicycle-of.ts'
import { surveyOn } from '../survey/survey.ts'
import { aheadOf } from './usual-time.server.ts'
import type { Route } from './+types/detail.route'
import { beginMessage, replyDraft } from '../conversation/drafts.server.ts'

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const portal = context.get(portalContext)
  const viewer = companyIn(context, url, params.id)
  const id = idIn(params.id)
  const locale = localeOf(url.pathname)
  const [{ ticket, conversation, history, files, adding }, draft] = await Promise.all([
    readTicket(portal, viewer, id, messagesIn(url.searchParams)),
    readDraft(portal, viewer, replyDraft(id)),
  ])
  const said = inWordsOf(portal, ticket, locale)
  const catalogue = await rulesOf(portal, ticket)
  const { satisfaction } = portal.catalogues.current()
  const today = dayOf(portal.clock.now())
  const survey = surveyOn(today, ticket.survey, isAskable(ticket, today))
  return {
    ticket: {
      ...toPageTicket(await said.ticket()),
      instructions:
        ticket.instructionsIn[locale] ?? instructionsAgain(locale, portal.catalogues.current(), ticket.instructions),
    },
    appointments: hasModule(viewer, 'appointments') ? ticket.appointments : [],
    now: portal.clock.now(),
    promised: promisedOf(portal.catalogues.current().working, ticket),
    labour: labourIn(portal, viewer, ticket, locale),
    ahead: await aheadOf(portal, ticket),
    bulletins: await bulletinsAbout(portal, viewer, locale, bicycleOf(ticket)),
    told: ticket.toldVerdict && toldIn(locale, catalogue, ticket.toldVerdict),
    // For each question the files that were chosen as its answer and not sent yet.
    brought: ticket.openQuestions.map(({ submission }) => adding.get(submission) ?? []),
    marked: markedIn(catalogue, ticket),
    shots: shotsIn(locale, catalogue, ticket),
    picture: await pictureOfBicycle(portal, { family: ticket.frameModel, colour: ticket.colour }),
    conversation: { ...conversation, messages: (await said.messages(conversation.messages)).map(messageForCompany) },
    history: { ...history, events: (await said.events(history.events)).map(eventForCompany) },
    // A withdrawn file is shown without its name.
    files: files.map((file) => (file.withdrawn ? { ...file, name: '' } : file)),
    may: rightsOn(portal, viewer, ticket),
    // Where a part is sent back to; a rider has no papers for the parcel.
    back: { address: portal.brands.current().returnAddress || null, isRider: viewer.role === 'customer' },
    reply: beginMessage(draft, conversation, adding),
    rating: ratingFor(viewer, ticket, {
      question: questionIn(locale, satisfaction),
      // Where a survey asks, it asks in its place.
      isAsked: satisfaction.isAsked && survey === null,
      today,
    }),
    survey: ticket.authorId === viewer.accountId ? survey : null,
    notice: noticeIn(url.searchParams, ['ticket-created', ...intents]),
  }
}

function labourIn(portal: Portal, viewer: CompanyViewer, ticket: Ticket, locale: Locale) {
  const may = canAskLabour(viewer, ticket)
  const codes = may ? labourFor(portal.catalogues.current().labour, ticket) : []
  return {
    codes: codes.map(({ code, name, minutes }) => ({ code, name: textIn(locale, name) || code, minutes })),
    may,
    submission: randomUUID(),
  }
}

/** What the viewer may do to the ticket as it stands. */
function rightsOn(portal: Portal, viewer: CompanyViewer, ticket: Ticket) {
  return {
    reply: canReply(viewer, ticket),
    withdraw: canWithdraw(viewer, ticket),
    appealUntil: lastAppealDay(viewer, ticket, portal.catalogues.current().appealDays, dayOf(portal.clock.now())),
    sendBack: canSendBack(viewer, ticket),
    follow: portal.settings.sendsMail && canAddFollower(viewer, ticket),
    unfollow: canManageFollowers(viewer, ticket),
    book: hasModule(viewer, 'appointments') && isOpen(ticket.stage),
    // Not for a bike that is not sold yet: the link would lead to registering it, which begins its warranty.
    seeProduct: hasModule(viewer, 'products') && ticket.damagePhase === 'field',
  }
}

export async function action({ params, request, url, context }: Route.ActionArgs) {
  const portal = context.get(portalContext)
  const viewer = companyIn(context, url, params.id)
  const locale = localeOf(url.pathname)
  const id = idIn(params.id)
  await requireTicket(portal, viewer, id)
  const page = href('/:locale?/tickets/:id', { ...localePrefix(locale), id: params.id })
  return answerWithFiles(request, { portal, viewer, locale, id }, forms, { page, anchors, otherwise: 'reply' })
}

const intents = [
  'follow',
  'unfollow',
  'reply',
  'answer-photo',
  'parcel',
  'labour',
  'labour-remove',
  'withdraw',
  'appeal',
  'rating',
] as const

const forms: Forms<(typeof intents)[number], Work<CompanyViewer>> = {
  'answer-photo': form(
    photoAnswerForm,
    ({ portal, viewer, locale, id }, value) => answerPhoto(portal, viewer, locale, id, value),
    { withFiles: true },
  ),
  reply: form(replyForm, ({ portal, viewer, id }, value) => reply(portal, viewer, id, value), { withFiles: true }),
  parcel: form(parcelForm, ({ portal, viewer, id }, { carrier = '', tracking_number: tracking }) =>
    noteParcel(portal, viewer, id, { carrier, tracking }),
  ),
  appeal: form(appealForm, ({ portal, viewer, id }, { reason }) => appeal(portal, viewer, id, reason)),
  labour: form(labourForm, ({ portal, viewer, id }, { note = '', ...asked }) =>
    askLabour(portal, viewer, id, { ...asked, note }),
  ),
  'labour-remove': form(removeForm, ({ portal, viewer, id }, { line }) =>
    removeLabour(portal, viewer, id, Number(line)),
  ),
  rating: form(ratingForm, ({ portal, viewer, id }, value) => rate(portal, viewer, id, saidIn(value))),
  ...followForms,
  withdraw: button(({ portal, viewer, id }) => withdraw(portal, viewer, id)),
}

/** After a refusal the page is read again too: the ticket may have moved, which the message says. */
export function shouldRevalidate(): boolean {
  return true
}

export default function TicketDetail({ loaderData, actionData }: Route.ComponentProps) {
  return <DetailPage key={loaderData.ticket.id} page={loaderData} refusal={actionData} />
}

/** Staff see tickets in the console. @throws a redirect there */
function companyIn(context: Readonly<RouterContextProvider>, url: URL, id: string): CompanyViewer {
  const viewer = viewerIn(context)
  requireModule(viewer, 'tickets')
  if (viewer.side === 'company') return viewer
  throw redirect(href('/:locale?/console/tickets/:id', { ...localePrefix(localeOf(url.pathname)), id }), 303)
}

import { addDays } from '#app/kit/words/days.ts'
import type { CompanyViewer } from '#app/features/people/account/account.ts'
import { requireTicket } from '#app/features/service/tickets/tickets.server.ts'
import { throttleAddress } from '#app/kit/http/client-address.server.ts'
import { hashOfToken } from '#app/kit/secret.server.ts'
import type { RequestInfo } from '#app/kit/http/request-info.server.ts'
import { conflictIn, Problem } from '#app/kit/problem.ts'
import { consumeLimit, refundLimit } from '#app/kit/throttle.server.ts'
import { dayOf } from '#app/kit/words/formats.ts'
import type { Db } from '#app/kit/db/db.server.ts'
import type { Portal } from '#app/portal.server.ts'
import { insertInvitations } from '../asking/asking.store.server.ts'
import { findAskableTicket } from '../asking/subjects.store.server.ts'
import { formWords } from '../forms.words.ts'
import { findOpen, findSurvey, holdSurvey } from '../store.server.ts'
import { type Answers, changeDays, fewest, isAsking, isBad, linkDays, scaleOf, type Survey } from '../surveys.ts'
import { dropTask, putTask } from '../tasks/store.server.ts'
import { taskDays } from '../tasks/days.ts'
import * as store from './answering.store.server.ts'

const conflict = conflictIn(formWords)

/** Links that lead nowhere, of one address. */
const tries = { tries: 30, minutes: 15 }
/** What one link may send. */
export const answersMost = { tries: 30, minutes: 60 }

export type Asked = { survey: Survey; invited: store.Invited | undefined }

/** `ballot` instead, where the answer is nobody's. */
export type Linked = { survey: Survey; invited: store.Invited } | { survey: Survey; ballot: store.Ballot }

/**
 * What a link asks. One that never was, has expired or was revoked are the same.
 * @returns undefined for all of these @throws Problem too-many-tries
 */
export async function readLink(
  { db, clock }: Portal,
  info: Pick<RequestInfo, 'address'>,
  token: string,
): Promise<Linked | undefined> {
  const key = `survey link ${throttleAddress(info.address)}`
  if (!(await consumeLimit(db, clock.now(), { key, ...tries }))) throw new Problem('too-many-tries')
  const invited = await store.findByLink(db, hashOfToken(token))
  const ballot = invited ? undefined : await store.findBallot(db, hashOfToken(token))
  const found = invited ?? ballot
  const survey = found && found.endsAt > clock.now() ? await findSurvey(db, found.surveyId) : undefined
  if (!survey) return undefined
  await refundLimit(db, key)
  if (invited) return { survey, invited }
  return ballot && { survey, ballot }
}

/**
 * What the page of a closed ticket asks its author. To who was asked until the links were revoked the survey is closed.
 * @throws Problem not-found where there is nothing to ask
 */
export async function readTicketSurvey(portal: Portal, viewer: CompanyViewer, ticketId: number): Promise<Asked> {
  await requireTicket(portal, viewer, ticketId)
  const { db, clock } = portal
  const invited = await store.findByTicket(db, ticketId, viewer.accountId)
  const revoked = invited ? undefined : await store.findRevoked(db, { ticketId, accountId: viewer.accountId })
  if (revoked) return { survey: { ...revoked, state: 'closed' }, invited }
  const survey = invited ? await findSurvey(db, invited.surveyId) : await findOpen(db, 'ticket', dayOf(clock.now()))
  const isTheirs = invited ?? (await askableBy(portal, db, viewer, ticketId))
  if (!survey || !isTheirs) throw new Problem('not-found')
  return { survey, invited }
}

async function askableBy({ clock }: Portal, db: Db, viewer: CompanyViewer, ticketId: number) {
  const due = await findAskableTicket(db, ticketId, clock.now())
  return due?.accountId === viewer.accountId ? due : undefined
}

/** What who has the link says; said once more it replaces the first. @throws Problem not-found, conflict, too-many-tries */
export async function answerByLink(portal: Portal, token: string, answers: Answers): Promise<void> {
  const { db, clock } = portal
  const invited = await store.findByLink(db, hashOfToken(token))
  if (!invited) return answerByBallot(portal, token, answers)
  const key = `survey answers ${invited.id}`
  if (!(await consumeLimit(db, clock.now(), { key, ...answersMost }))) throw new Problem('too-many-tries')
  await db.transaction().execute((tx) => write(portal, tx, invited, answers))
}

/** Once, and by nobody: nothing of it can be changed afterwards. */
async function answerByBallot({ db, clock }: Portal, token: string, answers: Answers): Promise<void> {
  const tokenHash = hashOfToken(token)
  const ballot = await store.findBallot(db, tokenHash)
  if (!ballot) throw new Problem('not-found')
  await db.transaction().execute(async (tx) => {
    const survey = await holdSurvey(tx, ballot.surveyId)
    if (!survey || !isAsking(survey, dayOf(clock.now()))) throw conflict('closed')
    if (!(await store.useBallot(tx, tokenHash))) throw conflict('ballot-used')
    await store.addVoice(tx, survey.id, answers, fewest)
  })
}

/** The same, on the page of their ticket. @throws Problem not-found, conflict */
export async function answerOnTicket(
  portal: Portal,
  viewer: CompanyViewer,
  ticketId: number,
  answers: Answers,
): Promise<void> {
  const { survey, invited } = await readTicketSurvey(portal, viewer, ticketId)
  if (!isAsking(survey, dayOf(portal.clock.now()))) throw conflict('closed')
  await portal.db.transaction().execute(async (tx) => {
    if (!invited) await comeAlone(portal, tx, { viewer, ticketId, survey })
    // When two are sent at once the second finds what the first has written.
    const found = await store.findByTicket(tx, ticketId, viewer.accountId)
    if (!found) throw new Problem('not-found')
    await write(portal, tx, found, answers)
  })
}

type Alone = { viewer: CompanyViewer; ticketId: number; survey: Survey }

/** Nobody has written to them: it keeps no other survey away. */
async function comeAlone(portal: Portal, tx: Db, { viewer, ticketId, survey }: Alone): Promise<void> {
  const due = await askableBy(portal, tx, viewer, ticketId)
  if (!due) throw new Problem('not-found')
  const now = portal.clock.now()
  const endsAt = new Date(`${addDays(dayOf(now), linkDays)}T00:00:00Z`)
  await insertInvitations(tx, portal.secret, [due], { surveyId: survey.id, now, quietUntil: null, endsAt })
}

export async function write(portal: Portal, tx: Db, { id, surveyId }: store.Invited, answers: Answers): Promise<void> {
  const now = portal.clock.now()
  // Closing waits until this answer is kept, or this one finds it closed.
  const survey = await holdSurvey(tx, surveyId)
  if (!survey || !isAsking(survey, dayOf(now))) throw conflict('closed')
  const invited = await store.lockInvited(tx, id)
  if (!invited) throw new Problem('not-found')
  const { said } = invited
  if (said && JSON.stringify(said.answers) === JSON.stringify(answers)) return
  if (said && dayOf(now) > lastChange(said)) throw conflict('answer-late')
  const score = Number(answers[0])
  await store.saveAnswer(tx, { invitationId: id, surveyId, answers, score }, now)
  if (!isBad(scaleOf(survey), score)) await dropTask(tx, id)
  else await putTask(tx, id, taskDays(portal.catalogues.current(), survey, now))
}

/** The last day on which an answer can be changed. */
export function lastChange({ at }: store.Said): string {
  return addDays(dayOf(at), changeDays)
}

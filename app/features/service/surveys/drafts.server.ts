import type { Mistake } from '#app/kit/forms/problems.ts'
import { contentOf, type Made, madeBefore } from '#app/kit/http/submissions.server.ts'
import { conflictIn, Problem } from '#app/kit/problem.ts'
import type { Db } from '#app/kit/db/db.server.ts'
import { dayOf } from '#app/kit/words/formats.ts'
import type { Portal } from '#app/portal.server.ts'
import { requireAdmin, requireStaff } from '#app/features/people/account/account.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { typedAudience } from '#app/features/people/audience/audience.forms.ts'
import {
  deleteAudience,
  insertAudience,
  reachesAnybody,
  resolveAudience,
  updateAudience,
} from '#app/features/people/audience/audience.server.ts'
import { factsIn, type SurveyInput } from './forms.ts'
import { formWords } from './forms.words.ts'
import * as store from './store.server.ts'
import { fewest, type Survey } from './surveys.ts'

const conflict = conflictIn(formWords)

/**
 * Writes a draft; sent once more, the form writes no second.
 * @returns its number, which one the form has saved otherwise, or what is to be corrected
 */
export async function writeDraft(
  { db, clock, log }: Portal,
  viewer: Viewer,
  input: SurveyInput,
): Promise<Made | Mistake> {
  const { accountId } = requireAdmin(viewer)
  const now = clock.now()
  const formContent = contentOf(input)
  const done = await db.transaction().execute(async (tx): Promise<Made | Mistake> => {
    // When two are sent at once the second waits here, and finds the first.
    await store.lockOpening(tx)
    const before = await store.findBySubmission(tx, input.submission)
    if (before) return madeBefore(before, formContent)
    if (isOver(factsIn(input), now)) return { path: 'ends_on', message: 'ended' }
    const found = await resolveAudience(tx, typedAudience(input))
    if (!('audience' in found)) return found
    const audienceId = await insertAudience(tx, found.audience)
    const by = { submission: input.submission, formContent, accountId, audienceId }
    const id = await store.insertSurvey(tx, factsIn(input), by, now)
    await store.insertEvent(tx, { surveyId: id, kind: 'written', actor: accountId }, now)
    return { id }
  })
  if ('id' in done) log.info({ event: 'survey written', actor: accountId, survey: done.id }, 'survey written')
  return done
}

/** Changes a draft that nobody has changed since it was read. @throws Problem not-found, conflict */
export async function changeDraft(
  { db, clock }: Portal,
  viewer: Viewer,
  id: number,
  input: SurveyInput,
): Promise<Mistake | undefined> {
  const { accountId } = requireAdmin(viewer)
  return db.transaction().execute(async (tx) => {
    const survey = await lockDraft(tx, id, Number(input.version))
    if (isOver(factsIn(input), clock.now())) return { path: 'ends_on', message: 'ended' }
    const found = await resolveAudience(tx, typedAudience(input))
    if (!('audience' in found)) return found
    await updateAudience(tx, survey.audienceId, found.audience)
    await store.updateSurvey(tx, survey.id, factsIn(input))
    await store.insertEvent(tx, { surveyId: id, kind: 'written', actor: accountId }, clock.now())
    return undefined
  })
}

/** Nothing of a draft stays. @throws Problem not-found, conflict */
export async function discardDraft({ db, log }: Portal, viewer: Viewer, id: number): Promise<void> {
  const { accountId } = requireAdmin(viewer)
  const { audienceId } = await findSurvey(db, id)
  await db.transaction().execute(async (tx) => {
    if (!(await store.deleteDraft(tx, id))) throw conflict('opened-already')
    await deleteAudience(tx, audienceId)
  })
  log.info({ event: 'survey discarded', actor: accountId, survey: id }, 'survey discarded')
}

/** From now on it asks, once even where two open it at this moment; its questions stay as they are. @throws Problem not-found, conflict */
export async function open(
  { db, clock, log }: Portal,
  viewer: Viewer,
  id: number,
  version: number,
): Promise<Mistake | undefined> {
  const { accountId } = requireAdmin(viewer)
  const now = clock.now()
  const mistake = await db.transaction().execute(async (tx): Promise<Mistake | undefined> => {
    // Two of one occasion wait for each other here.
    await store.lockOpening(tx)
    const survey = await store.lockSurvey(tx, id)
    if (!survey) throw new Problem('not-found')
    if (survey.state !== 'draft') throw conflict('opened-already')
    if (survey.version !== version) throw conflict('changed')
    if (isOver(survey, now)) return { path: '', message: 'ended' }
    if (survey.trigger === 'campaign') {
      if (!(await reachesAnybody(tx, survey.audienceId))) return { path: '', message: 'audience-nobody' }
    } else if (await store.hasOpen(tx, survey.trigger)) throw conflict('other-open')
    await store.setOpen(tx, id, now)
    await store.insertEvent(tx, { surveyId: id, kind: 'opened', actor: accountId }, now)
    return undefined
  })
  if (!mistake) log.info({ event: 'survey opened', actor: accountId, survey: id }, 'survey opened')
  return mistake
}

/** It asks nobody any more, and takes no answer: one that is being sent is kept before, or not at all. @throws Problem not-found, conflict */
export async function close({ db, clock, log }: Portal, viewer: Viewer, id: number): Promise<void> {
  const { accountId } = requireAdmin(viewer)
  const now = clock.now()
  await db.transaction().execute(async (tx) => {
    await lockOpen(tx, id)
    await store.setClosed(tx, id, now)
    await store.countLastVoices(tx, id, fewest)
    await store.insertEvent(tx, { surveyId: id, kind: 'closed', actor: accountId }, now)
  })
  log.info({ event: 'survey closed', actor: accountId, survey: id }, 'survey closed')
}

/** Links that were not answered lead nowhere from now on; the survey goes on. @throws Problem not-found, conflict */
export async function revokeLinks({ db, clock, log }: Portal, viewer: Viewer, id: number): Promise<void> {
  const { accountId } = requireAdmin(viewer)
  const now = clock.now()
  const count = await db.transaction().execute(async (tx) => {
    await lockOpen(tx, id)
    await store.insertEvent(tx, { surveyId: id, kind: 'revoked', actor: accountId }, now)
    return store.revokeUnanswered(tx, id, now)
  })
  log.info({ event: 'survey links revoked', actor: accountId, survey: id, count }, 'survey links revoked')
}

/** Also of a draft: it could only ask once its days were others. */
function isOver({ endsOn }: Pick<Survey, 'endsOn'>, now: Date): boolean {
  return endsOn !== null && endsOn < dayOf(now)
}

async function lockDraft(tx: Db, id: number, version: number): Promise<Survey> {
  const survey = await store.lockSurvey(tx, id)
  if (!survey) throw new Problem('not-found')
  if (survey.state !== 'draft') throw conflict('not-draft')
  if (survey.version !== version) throw conflict('changed')
  return survey
}

async function lockOpen(tx: Db, id: number): Promise<void> {
  const survey = await store.lockSurvey(tx, id)
  if (!survey) throw new Problem('not-found')
  if (survey.state !== 'open') throw conflict('closed-already')
}

async function findSurvey(db: Db, id: number): Promise<Survey> {
  const survey = await store.findSurvey(db, id)
  if (!survey) throw new Problem('not-found')
  return survey
}

/** One, for staff. @throws Problem not-found */
export function readSurvey({ db }: Portal, viewer: Viewer, id: number): Promise<Survey> {
  requireStaff(viewer)
  return findSurvey(db, id)
}

const surveysMost = 200
const eventsMost = 50

/** All of them, the latest first, for staff. @throws Problem not-found */
export function listSurveys({ db }: Portal, viewer: Viewer) {
  requireStaff(viewer)
  return store.listSurveys(db, surveysMost)
}

/** What happened to one. @throws Problem not-found */
export function listEvents({ db }: Portal, viewer: Viewer, id: number) {
  requireStaff(viewer)
  return store.listEvents(db, id, eventsMost)
}

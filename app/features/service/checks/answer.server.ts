import type { Checklist, CheckStep } from '#app/catalogue/catalogue.ts'
import type { Db } from '#app/kit/db/db.server.ts'
import type { Mistake } from '#app/kit/forms/problems.ts'
import { conflictIn, Problem } from '#app/kit/problem.ts'
import { readDecimal } from '#app/kit/words/decimals.ts'
import { formatDate } from '#app/kit/words/formats.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import type { Portal } from '#app/portal.server.ts'
import type { CompanyViewer, Viewer } from '#app/features/people/account/account.ts'
import { giveToCheck, takeFromCheck } from '#app/features/content/attachments/attachments.checks.server.ts'
import { discardDraft } from '#app/features/content/drafts/drafts.server.ts'
import { requireFiller } from './begin.server.ts'
import { listOf } from './checks.server.ts'
import { type AnsweredStep, type Check, isOutside, photosMost } from './checks.ts'
import { limitsOf } from './checks.text.ts'
import { fillWords } from './fill.words.ts'
import type { AnswerInput } from './forms.ts'
import { saidIn } from './said.ts'
import * as store from './store.server.ts'
import { draftOf } from './submission.server.ts'

export type Where = { id: number; step: string; locale: Locale }

/** What a verb about an open checklist has at hand, in the transaction that has locked it. */
export type Filling = { tx: Db; viewer: CompanyViewer; check: Check; list: Checklist; now: Date }

/**
 * Answers one step; the last answer counts. One that its writer had not seen is told first.
 * @throws Problem module-missing; conflict; not-found, also for a step of another list
 */
export function answerStep(
  portal: Portal,
  viewer: Viewer,
  { id, step: code, locale }: Where,
  input: AnswerInput,
): Promise<Mistake | undefined> {
  return filling(portal, viewer, id, locale, async ({ tx, viewer: filler, check, list, now }) => {
    const step = list.steps.find((one) => one.code === code)
    if (!step) throw new Problem('not-found')
    const read = readAnswer(locale, step, input)
    if ('message' in read) return read
    const before = (await store.listAnswers(tx, id)).find((one) => one.step === code)
    const moved = before && movedMistake(locale, step, before, { ...input, ...read })
    if (moved) return moved
    const isNeeded = step.photo && input.answer === 'done'
    const to = { checkId: id, companyId: check.companyId, step: code, isNeeded, most: photosMost }
    const refused = await giveToCheck(tx, filler, input.submission, to)
    if (refused) return { path: 'attachments', message: refused, slots: { count: photosMost } }
    const same = before && isSame(before, { answer: input.answer, ...read })
    if (!same)
      await store.putAnswer(tx, { checkId: id, step: code, answer: input.answer, ...read, by: filler.accountId }, now)
    await discardDraft(tx, filler, draftOf(id, code))
    return undefined
  })
}

/**
 * Takes a photo off a step again. A step that demands one and is left with none is open again.
 * @throws Problem module-missing, not-found, conflict
 */
export async function removePhoto(portal: Portal, viewer: Viewer, { id, locale }: Where, photo: string): Promise<void> {
  const gone: { discard?: () => Promise<void> } = {}
  await filling(portal, viewer, id, locale, async ({ tx, check, list }) => {
    const discard = await takeFromCheck(portal, tx, check.id, photo)
    if (!discard) throw new Problem('not-found')
    gone.discard = discard
    const demanding = list.steps.flatMap((step) => (step.photo ? [step.code] : []))
    await store.reopenWithoutPhoto(tx, check.id, demanding)
  })
  await gone.discard?.()
}

/**
 * Runs what changes an open checklist while nobody else does.
 * @throws Problem module-missing, not-found; conflict, of one that is signed, with who signed it
 */
export async function filling<Done>(
  portal: Portal,
  viewer: Viewer,
  id: number,
  locale: Locale,
  act: (filling: Filling) => Promise<Done>,
): Promise<Done> {
  const filler = requireFiller(viewer)
  return portal.db.transaction().execute(async (tx) => {
    const check = await store.lockCheck(tx, filler, id)
    if (!check) throw new Problem('not-found')
    if (check.state === 'signed' && check.signedAt) {
      const slots = { name: check.mechanicName, moment: formatDate(locale, check.signedAt, 'moment') }
      throw conflictIn(fillWords)('signed-already', slots)
    }
    return act({ tx, viewer: filler, check, list: await listOf(portal, check), now: portal.clock.now() })
  })
}

type Read = { measured: number | null; reason: string }

/** What was typed, by what the step asks for; or what is wrong with it. */
function readAnswer(locale: Locale, { measure, skippable }: CheckStep, input: AnswerInput): Read | Mistake {
  const { answer, measured: typed = '', reason = '' } = input
  if (answer === 'skipped') {
    if (!skippable) return { path: 'answer', message: 'skip-not-allowed' }
    return reason ? { measured: null, reason } : { path: 'reason', message: 'reason-missing' }
  }
  if (!measure) return { measured: null, reason }
  if (!typed) return { path: 'measured', message: 'value-missing' }
  const measured = readDecimal(typed)
  if (measured === undefined) return { path: 'measured', message: 'value-wrong' }
  if (isOutside(measured, measure) && !reason)
    return { path: 'reason', message: 'reason-outside', slots: { limits: limitsOf(locale, measure) } }
  return { measured, reason }
}

type Said = Pick<AnsweredStep, 'answer' | 'measured' | 'reason'>

/** Tells the present answer to somebody who had not seen it. Sent again, theirs takes its place. */
function movedMistake(
  locale: Locale,
  step: CheckStep,
  before: AnsweredStep,
  { seen, answer, measured, reason }: Said & Pick<AnswerInput, 'seen'>,
): Mistake | undefined {
  if (before.version === seen || isSame(before, { answer, measured, reason })) return undefined
  return {
    path: '',
    message: 'step-moved',
    slots: { name: before.byName, said: saidIn(locale, step, before) },
    status: 409,
    submitted: { seen: String(before.version) },
  }
}

function isSame(one: Said, other: Said): boolean {
  return one.answer === other.answer && one.measured === other.measured && one.reason === other.reason
}

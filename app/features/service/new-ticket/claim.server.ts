import { maybeId } from '#app/kit/http/ids.ts'
import { createHash, randomUUID } from 'node:crypto'
import type { StoredFile } from '#app/kit/uploads/upload-queue.ts'
import type { Failure, Problem as FieldProblem, Typed } from '#app/kit/forms/problems.ts'
import { intentIn, parseForm } from '#app/kit/forms/parse.ts'
import { listSearch } from '#app/kit/lists/lists.ts'
import { Problem } from '#app/kit/problem.ts'
import { problemWords } from '#app/kit/problem.words.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import { sayIn } from '#app/kit/words/words.ts'
import type { Portal } from '#app/portal.server.ts'
import { unlessTooMany } from '#app/features/people/account/account.limits.server.ts'
import type { CompanyViewer } from '#app/features/people/account/account.ts'
import { readFormWithFiles } from '#app/features/content/attachments/attachments.forms.server.ts'
import {
  copyFiles,
  countCopies,
  filesOfSubmission,
  moveFiles,
} from '#app/features/content/attachments/attachments.server.ts'
import { unlessDiskRefuses } from '#app/features/content/attachments/attachments.prepare.server.ts'
import { type FileField, type FileStatus, fileFields, statusOf } from '#app/features/content/attachments/attachments.ts'
import { copyWords } from '#app/features/content/attachments/attachments.words.ts'
import { type ClaimDraft, claimDraftName, draftDeleted, newClaim } from '#app/features/content/drafts/drafts.claims.ts'
import { discardDraft, saveDraft } from '#app/features/content/drafts/drafts.server.ts'
import { damageKinds } from '#app/features/bicycles/models/models.ts'
import { foldSerial } from '#app/features/bicycles/models/models.serials.ts'
import { applyPicks } from '#app/features/bicycles/models/models.serials.picks.ts'
import { ticketForm, type TicketInput } from '../tickets/tickets.forms.ts'
import { openTicket } from '../tickets/tickets.server.ts'
import { photosNeeded } from '../tickets/tickets.ts'
import { asksPhase, lastDayOfPurchase } from './claim.ts'
import { fillOwn } from './own-bicycle.server.ts'
import { findOpenAbout, sentAs, type SameBike } from './store.server.ts'

type Files = Record<FileField, StoredFile[]>

/** The closed ticket a claim follows, with the photos and the proofs of purchase it may take over. */
type Before = { id: number; photos: { id: string; thumb: string | null }[]; receipts: number }

/** A claim as its page begins it: blank, as it was left, or following a closed ticket. */
export type Claim = {
  submission: string
  typed: Typed
  asksPhase: boolean
  files: Files
  before: Before | null
  /** Whether the files of the ticket before are to be copied when the claim is sent; null: they are not on offer. */
  copyPhotos: boolean | null
  resumedAt: Date | null
  /** The number of the bicycle the page was asked for. */
  asked: string | null
  /** What else this person has begun. */
  others: ClaimDraft[]
  same: SameBike[]
}

/** What comes back with the page: what is wrong, what was typed, and the files that arrived all the same. */
export type Refusal = Failure & {
  status: 200 | 429 | FileStatus
  submission: string
  files: Files
  same: SameBike[]
  copyPhotos: boolean | null
  /** The person has only taken a file away. */
  removed: boolean
}

type Discarded = { to: 'home' | 'tickets' | 'new-ticket'; search: string }

/** `discarded`: where to go on from there. */
export type Outcome = { opened: number } | { discarded: Discarded } | { refusal: Refusal }

/** Does what the form of the claim asks for: opens the ticket, takes a file away, or forgets the draft. */
export async function answerClaim(
  portal: Portal,
  viewer: CompanyViewer,
  locale: Locale,
  request: Request,
): Promise<Outcome> {
  const { fields, problems, removed, ...read } = await readFormWithFiles(portal, viewer, locale, request, fileFields)
  if (!asksPhase(viewer)) fields.set('damage_phase', 'field')
  const follows = maybeId(fields.get('follows'))
  if (intentIn(fields) === 'discard') {
    const draft = claimDraftName(fields.get('submission') ?? '', follows)
    if (!(await discardDraft(portal.db, viewer, draft))) throw new Problem('not-found')
    return { discarded: backIn(fields) }
  }
  const picked = applyPicks(fields)
  await fillOwn(portal, viewer, fields)
  const lastDay = lastDayOfPurchase(fields.getAll('country')[0] ?? null, portal.clock.now())
  const form = parseForm(ticketForm(locale, lastDay), fields)
  const refuse = async (failure: Failure, status: Refusal['status'], copied = false) => ({
    refusal: await comeBack(portal, viewer, fields, { failure, status, removed, picked, copied }),
  })
  if (removed || picked) return refuse({ problems, typed: form.typed }, 200)
  if (problems.length > 0 || !form.ok) {
    const all = [...(form.ok ? [] : form.problems), ...problems]
    return refuse({ problems: all, typed: form.typed }, read.status)
  }
  const copied = await copyWanted(portal, viewer, locale, fields, form.value)
  if (copied && copied.problems.length > 0)
    return refuse({ problems: copied.problems, typed: form.typed }, copied.status, copied.status === 400)
  const done = await unlessTooMany(openTicket(portal, viewer, locale, form.value))
  if (done instanceof Problem) return refuse(tooMany(done, locale, form.typed), 429, copied !== undefined)
  if ('sent' in done) return refuse(await beginAnew(portal, viewer, form.value, form.typed, done.sent), 400)
  if ('mistakes' in done) {
    const mistakes = done.mistakes.map(({ path, message, count }) => ({ path, message, slots: { count } }))
    return refuse({ problems: mistakes, typed: form.typed }, 400, copied !== undefined)
  }
  return { opened: done.id }
}

/** Where somebody stood who gave a draft up. On the page of the claim a blank one takes its place. */
function backIn(fields: URLSearchParams): Discarded {
  const back = fields.get('back')
  if (back === 'home' || back === 'tickets') return { to: back, search: listSearch({ notice: draftDeleted }) }
  const from = maybeId(fields.get('follows'))?.toString()
  const serial = fields.get('serial')?.slice(0, 400) || undefined
  return { to: 'new-ticket', search: listSearch({ from, serial, draft: (from ?? serial) ? undefined : newClaim }) }
}

function tooMany({ code }: Problem, locale: Locale, typed: Typed): Failure {
  return { problems: [{ path: '', message: sayIn(problemWords, locale)(code) }], typed }
}

/** The form of a claim that was sent, filled in for another bicycle since: it becomes a form of its own. */
async function beginAnew(
  portal: Portal,
  viewer: CompanyViewer,
  { submission, serial_number: serial }: TicketInput,
  typed: Typed,
  sent: number,
): Promise<Failure> {
  const hash = createHash('sha256')
    .update(`${submission} ${foldSerial(serial)}`)
    .digest('hex')
  // The same one each time, so that a repeated post begins nothing twice.
  const next = hash.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5')
  await moveFiles(portal, viewer, submission, next)
  return {
    problems: [{ path: '', message: 'already-sent', slots: { id: String(sent) } }],
    typed: { ...typed, submission: next },
  }
}

/**
 * Only now that the form is right, so that a form that comes back does not copy the photos again. Photos for which
 * there is no room are a problem once: sent again, the form goes without them. What the disk refuses is tried again.
 */
async function copyWanted(
  portal: Portal,
  viewer: CompanyViewer,
  locale: Locale,
  fields: URLSearchParams,
  { follows, submission }: TicketInput,
): Promise<{ problems: FieldProblem[]; status: FileStatus } | undefined> {
  if (!follows || !fields.getAll('copy_photos').includes('yes')) return undefined
  if ((await sentAs(portal.db, viewer, submission)) !== undefined) return undefined
  const say = sayIn(copyWords, locale)
  const count = await unlessDiskRefuses(portal, copyFiles(portal, viewer, Number(follows), submission))
  if (typeof count !== 'number')
    return { problems: aboutFiles(say(count.refused, { id: follows })), status: statusOf(count.refused) }
  return { problems: count > 0 ? aboutFiles(say('left-out', { count, id: follows })) : [], status: 400 }
}

function aboutFiles(message: string): FieldProblem[] {
  return [{ path: 'attachments', message }]
}

type Return = { failure: Failure; status: Refusal['status']; removed: boolean; picked: boolean; copied: boolean }

/** The form comes back as it was sent, and is kept as a draft: without JavaScript nothing else has saved it. */
async function comeBack(
  portal: Portal,
  viewer: CompanyViewer,
  fields: URLSearchParams,
  { failure, status, removed, picked, copied }: Return,
): Promise<Refusal> {
  const { problems, typed } = failure
  const offered = copied ? [] : fields.getAll('copy_photos')
  const follows = maybeId(fields.get('follows'))
  const hasSubmission = !problems.some(({ path }) => path === 'submission')
  const submission = hasSubmission ? textOf(typed, 'submission') : randomUUID()
  const files: Files = hasSubmission
    ? await filesOfSubmission(portal, viewer, submission)
    : { attachments: [], receipt: [] }
  const kept = [...fields].filter(([name]) => name !== 'submission' && name in typed)
  if (hasSubmission)
    await saveDraft(portal, viewer, claimDraftName(submission, follows), {
      submission,
      fields: [...kept, ...offered.map((value): [string, string] => ['copy_photos', value])],
    })
  const copies = follows !== undefined && offered.includes('yes') ? await countCopies(portal, viewer, follows) : none
  const missing = removed || picked ? [] : missingFiles(typed, files, copies)
  return {
    problems: withoutHidden([...problems, ...missing.filter((one) => !problems.some(({ path }) => path === one.path))]),
    typed: { ...typed, submission },
    status,
    submission,
    files,
    same: await openAbout(portal, viewer, textOf(typed, 'serial_number')),
    copyPhotos: offered.length > 0 ? offered.includes('yes') : null,
    removed,
  }
}

const none = { photos: 0, receipts: 0 }

/** What opening the ticket would find missing next, so that one answer names everything there is to correct. */
function missingFiles(typed: Typed, files: Files, copies: typeof none): FieldProblem[] {
  const kind = damageKinds.find((one) => one === typed['kind_of_damage']) ?? 'functional'
  const count = photosNeeded(kind)
  const photos = files.attachments.filter((file) => file.kind === 'image').length + copies.photos
  const missing: FieldProblem[] = []
  if (photos < count) missing.push({ path: 'attachments', message: 'photos-missing', slots: { count } })
  if (typed['damage_phase'] === 'field' && files.receipt.length + copies.receipts === 0)
    missing.push({ path: 'receipt', message: 'receipt-missing' })
  return missing
}

/** Nobody sees the hidden fields: what is wrong with one concerns the form as a whole. */
function withoutHidden(problems: FieldProblem[]): FieldProblem[] {
  return problems.map((problem) =>
    problem.path === 'submission' || problem.path === 'follows' ? { path: '', message: 'submission-missing' } : problem,
  )
}

/** Open tickets of the viewer's company about what may be the same bicycle. */
export function openAbout(portal: Portal, viewer: CompanyViewer, serial: string): Promise<SameBike[]> {
  const folded = foldSerial(serial.slice(0, 400))
  return folded.length < 4 ? Promise.resolve([]) : findOpenAbout(portal.db, viewer, folded)
}

export function textOf(typed: Typed, name: string): string {
  const value = typed[name]
  return typeof value === 'string' ? value : ''
}

import { isUuid, maybeId } from '#app/kit/http/ids.ts'
import { numberAfter } from '#app/kit/http/submissions.server.ts'
import { randomUUID } from 'node:crypto'
import { href } from 'react-router'
import type { StoredFile } from '#app/kit/uploads/upload-queue.ts'
import { answerFormWith, button, form, type Forms, type Sent } from '#app/kit/forms/actions.server.ts'
import type { FieldProblem, FormFailure, FormValues, Mistake } from '#app/kit/forms/problems.ts'
import { listSearch } from '#app/kit/lists/lists.ts'
import { conflictIn, Problem } from '#app/kit/problem.ts'
import { type Locale, localePrefix, locales } from '#app/kit/words/locales.ts'
import { sayIn } from '#app/kit/words/words.ts'
import type { Portal } from '#app/portal.server.ts'
import type { CompanyViewer } from '#app/features/people/account/account.ts'
import { readFormWithFiles } from '#app/features/content/attachments/attachments.forms.server.ts'
import {
  copyFiles,
  countCopies,
  filesOfSubmission,
  moveFiles,
} from '#app/features/content/attachments/attachments.server.ts'
import { unlessDiskRefuses } from '#app/features/content/attachments/attachments.prepare.server.ts'
import { type FileField, fileFields, statusOf } from '#app/features/content/attachments/attachments.ts'
import { copyWords } from '#app/features/content/attachments/attachments.words.ts'
import {
  type ClaimDraft,
  claimDraftName,
  claimPath,
  draftDeleted,
  newClaim,
} from '#app/features/content/drafts/drafts.claims.ts'
import { giveUpDraft, saveDraft } from '#app/features/content/drafts/drafts.server.ts'
import type { Catalogue } from '#app/catalogue/catalogue.ts'
import { foldSerial } from '#app/features/bicycles/models/models.serials.ts'
import { applyPicks } from '#app/features/bicycles/models/models.serials.picks.ts'
import { ticketForm, type TicketInput } from '#app/features/service/tickets/tickets.forms.ts'
import { formWords } from '#app/features/service/tickets/tickets.forms.words.ts'
import { openTicket } from '#app/features/service/tickets/tickets.open.server.ts'
import { drawingsIn } from '#app/features/service/marks/marks.server.ts'
import { photosNeeded } from '#app/features/service/tickets/tickets.ts'
import { endCodes } from './camera/store.server.ts'
import { type Desk, deskOf } from './claim.desk.ts'
import { asksPhase, ticketPath } from './claim.ts'
import type { Writing } from './require-opener.server.ts'
import { alikeBicycle, type AlikeBicycle, applyOwnBicycle, fillOwn } from './bicycle/own-bicycle.server.ts'
import { findOpenAbout, sentAs, type SameBike } from './store.server.ts'
import type { ToldBefore } from '#app/features/service/tickets/tickets.told.ts'
import { lastDayOfPurchase } from '#app/features/bicycles/coverage/coverage.countries.ts'
import { copyProof, proofOf } from './bicycle/proof.server.ts'
import { type ReplacedNumber, replacedNumber } from './bicycle/replaced.server.ts'
import { readValues, tellAbout } from './told/told.server.ts'

type Files = Record<FileField, StoredFile[]>

/** The closed ticket a claim follows, with the photos and the proofs of purchase it may take over. */
type Before = { id: number; photos: { id: string; thumb: string | null }[]; receipts: number }

/** A claim as its page begins it: blank, as it was left, or following a closed ticket. */
export type Claim = {
  submission: string
  initial: FormValues
  asksPhase: boolean
  files: Files
  before: Before | null
  /** Whether the files of the ticket before are to be copied when the claim is sent; null: they are not on offer. */
  copyPhotos: boolean | null
  resumedAt: Date | null
  /** The number of the bicycle the page was asked for. */
  asked: string | null
  /** Where staff write it down for a customer. */
  desk: Desk | null
  /** What else this person has begun. */
  others: ClaimDraft[]
  same: SameBike[]
  alike: AlikeBicycle | null
  replaced: ReplacedNumber | null
  /** The names of the proof of purchase that its registration holds. */
  proof: string[]
  /** What the rules say of it so far. */
  told: ToldBefore | null
}

/** What comes back with the page beside what is wrong: among it the files that arrived all the same. */
export type ClaimFailure = FormFailure & {
  submission: string
  files: Files
  same: SameBike[]
  alike: AlikeBicycle | null
  replaced: ReplacedNumber | null
  proof: string[]
  copyPhotos: boolean | null
  told: ToldBefore | null
  desk: Desk | null
  /** The person has only taken a file away. */
  removed: boolean
}

/** `removed`: beside a file that is taken away, a number picked lets the form come back as well. */
type Work = Sent & Writing & { portal: Portal; removed: boolean }

/** Does what the form of the claim asks for: opens the ticket, takes a file away, or forgets the draft. */
export async function answerClaim(portal: Portal, who: Writing, locale: Locale, request: Request) {
  const sent = await readFormWithFiles(portal, who.by, locale, request, fileFields)
  const { fields, comesBack: removed } = sent
  if (who.of && !asksPhase(who.of)) fields.set('damage_phase', 'field')
  const picked = [applyPicks(fields), await applyOwnBicycle(portal, who.of, fields)].includes(true)
  if (who.of) await fillOwn(portal, who.of, fields)
  const work: Work = { ...sent, ...who, portal, locale, removed, comesBack: removed || picked }
  const page = claimPath(locale, who.customer?.accountId)
  return answerFormWith(work, forms, { page, otherwise: 'claim', replaces: true }, comeBack)
}

const forms: Forms<'claim' | 'discard', Work> = {
  claim: form(
    ({ portal, locale, fields }) =>
      schemaFor(
        locale,
        portal.catalogues.current(),
        lastDayOfPurchase(fields.getAll('country')[0] ?? null, portal.clock.now()),
      ),
    (work, value) => openClaim(work, value),
    { withFiles: true },
  ),
  discard: button(async (work) => {
    const { portal, by, locale, fields, customer } = work
    const submission = fields.get('submission')
    // First, so that no photo comes for a claim that is no more.
    if (isUuid(submission)) await endCodes(portal.db, by.accountId, submission, portal.clock.now())
    if (!(await giveUpDraft(portal, by, draftIn(work)))) throw new Problem('not-found')
    return { page: backFrom(fields, locale, customer?.accountId) }
  }),
}

function draftIn({ fields, customer }: Pick<Work, 'fields' | 'customer'>): string {
  return claimDraftName(fields.get('submission') ?? '', maybeId(fields.get('follows')), customer?.accountId)
}

let schemas = new Map<string, ReturnType<typeof ticketForm>>()
let schemasOf: Catalogue | undefined

/** Made once for each catalogue, language and day: making it takes longer than reading a claim by it. */
export function schemaFor(locale: Locale, catalogue: Catalogue, today: string): ReturnType<typeof ticketForm> {
  // A day may have begun in one country and not in another; those that are over are not asked for again.
  if (schemasOf !== catalogue || schemas.size > 2 * locales.length) schemas = new Map()
  schemasOf = catalogue
  const schema =
    schemas.get(`${locale} ${today}`) ?? ticketForm(locale, { ...catalogue, ...drawingsIn(catalogue) }, today)
  schemas.set(`${locale} ${today}`, schema)
  return schema
}

async function openClaim(work: Work, value: TicketInput) {
  const { portal, by, of, locale, customer } = work
  if (!of) throw conflictIn(formWords)(`customer-${customer?.closed ?? 'not-in'}`)
  const mistake = await copyWanted(work, of, value)
  if (mistake) return mistake
  await copyProof(portal, { by, of }, value)
  const done = await openTicket(portal, { by, of }, customer ? of.locale : locale, value, orderIn(work))
  if ('sent' in done) return beginAgain(work, value, done)
  if ('mistakes' in done) return done.mistakes.map(({ path, message, count }) => ({ path, message, slots: { count } }))
  return { notice: 'ticket-created', page: ticketPath(locale, done.id, customer !== null) }
}

/** What staff have said beside the claim itself. */
function orderIn({ fields, customer }: Work) {
  if (!customer) return undefined
  return { company: maybeId(fields.get('company')), takes: fields.getAll('assign').includes('yes') }
}

const pages = { home: '/:locale?', tickets: '/:locale?/tickets', customers: '/:locale?/console/new-ticket' } as const

/** Where somebody stood who gave a draft up. On the page of the claim a blank one takes its place. */
function backFrom(fields: URLSearchParams, locale: Locale, customer: number | undefined): string {
  const back = fields.get('back')
  const prefix = localePrefix(locale)
  if (back === 'home' || back === 'tickets' || back === 'customers')
    return href(pages[back], prefix) + listSearch({ notice: draftDeleted })
  const from = maybeId(fields.get('follows'))?.toString()
  const serial = fields.get('serial')?.slice(0, 400) || undefined
  const search = listSearch({ from, serial, draft: (from ?? serial) ? undefined : newClaim })
  return claimPath(locale, customer) + search
}

/**
 * The form of a claim that was sent, filled in for another bicycle since, or with something else of the same one after a lost
 * answer: it becomes a form of its own, with what is new in it.
 */
async function beginAgain(
  { portal, by, locale, customer }: Work,
  { submission, serial_number: serial }: TicketInput,
  { sent, isOtherBike }: { sent: number; isOtherBike: boolean },
): Promise<Mistake> {
  // The same one each time, so that a repeated post begins nothing twice.
  const next = numberAfter(submission, foldSerial(serial))
  await moveFiles(portal, by, submission, next)
  const mistake = { path: '', slots: { id: String(sent) }, submitted: { submission: next } }
  if (isOtherBike) return { ...mistake, message: 'already-sent' }
  return { ...mistake, message: 'sent-otherwise', to: ticketPath(locale, sent, customer !== null) }
}

/**
 * Only now that the form is right, so that a form that comes back does not copy the photos again. Photos for which
 * there is no room are a problem once: sent again, the form goes without them. What the disk refuses is tried again.
 */
async function copyWanted(
  { portal, by, locale, fields }: Work,
  of: CompanyViewer,
  { follows, submission }: TicketInput,
): Promise<Mistake | undefined> {
  if (!follows || !fields.getAll('copy_photos').includes('yes')) return undefined
  if ((await sentAs(portal.db, of, submission)) !== undefined) return undefined
  const say = sayIn(copyWords, locale)
  const count = await unlessDiskRefuses(portal, copyFiles(portal, { by, of }, { ticket: Number(follows) }, submission))
  const status = typeof count === 'number' ? 400 : statusOf(count.refused)
  // Should the form come back, its files are among its own by now.
  if (status === 400) fields.delete('copy_photos')
  if (count === 0) return undefined
  const message =
    typeof count === 'number' ? say('left-out', { count, id: follows }) : say(count.refused, { id: follows })
  return { path: 'attachments', message, status }
}

/** The form comes back as it was sent, and is kept as a draft: without JavaScript nothing else has saved it. */
async function comeBack(failure: FormFailure, work: Work): Promise<ClaimFailure> {
  const { problems, submitted } = failure
  const { portal, by, of, fields, removed, comesBack } = work
  const offered = fields.getAll('copy_photos')
  const follows = maybeId(fields.get('follows'))
  const hasSubmission = !problems.some(({ path }) => path === 'submission')
  const submission = hasSubmission ? textOf(submitted, 'submission') : randomUUID()
  const files: Files = hasSubmission
    ? await filesOfSubmission(portal, by, submission)
    : { attachments: [], receipt: [] }
  const kept = [...fields].filter(([name]) => name !== 'submission' && name in submitted)
  if (hasSubmission)
    await saveDraft(portal, by, claimDraftName(submission, follows, work.customer?.accountId), {
      submission,
      fields: [...kept, ...[...fields].filter(([name]) => besideClaim.has(name))],
    })
  const copies = of && follows !== undefined && offered.includes('yes') ? await countCopies(portal, of, follows) : none
  const proof = of ? await proofOf(portal, of, textOf(submitted, 'serial_number')) : []
  const held = { ...copies, receipts: copies.receipts + proof.length }
  const missing = comesBack ? [] : missingFiles(portal.catalogues.current(), submitted, files, held)
  return {
    ...failure,
    problems: withoutHidden([...problems, ...missing.filter((one) => !problems.some(({ path }) => path === one.path))]),
    submitted: { ...submitted, submission },
    submission,
    files,
    same: of ? await openAbout(portal, of, textOf(submitted, 'serial_number')) : [],
    alike: of ? await alikeBicycle(portal, of, textOf(submitted, 'serial_number')) : null,
    replaced: of ? await replacedNumber(portal, of, textOf(submitted, 'serial_number')) : null,
    proof,
    copyPhotos: offered.length > 0 ? offered.includes('yes') : null,
    told: of ? await tellAbout(portal, { by, of }, work.locale, readValues(submitted)) : null,
    desk: of ? deskOf({ by, of }, fields) : null,
    removed,
  }
}

/** What is kept with the draft though it is no part of the claim. */
const besideClaim = new Set(['copy_photos', 'company', 'assign'])

export const none = { photos: 0, receipts: 0 }

/** What opening the ticket would find missing next, so that one answer names everything there is to correct. */
export function missingFiles(
  { kinds }: Catalogue,
  submitted: FormValues,
  files: Files,
  copies: typeof none,
): FieldProblem[] {
  const count = photosNeeded(kinds, textOf(submitted, 'kind_of_damage'))
  const photos = files.attachments.filter((file) => file.kind === 'image').length + copies.photos
  const missing: FieldProblem[] = []
  if (photos < count) missing.push({ path: 'attachments', message: 'photos-missing', slots: { count } })
  if (submitted['damage_phase'] === 'field' && files.receipt.length + copies.receipts === 0)
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
  const folded = foldSerial(serial.slice(0, 400), portal.catalogues.current().families)
  return folded.length < 4 ? Promise.resolve([]) : findOpenAbout(portal.db, viewer, folded)
}

export function textOf(values: FormValues, name: string): string {
  const value = values[name]
  return typeof value === 'string' ? value : ''
}

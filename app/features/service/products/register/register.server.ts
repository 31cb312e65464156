import { randomUUID } from 'node:crypto'
import { parseForm } from '#app/kit/forms/parse.ts'
import type { Failure, Problem as FieldProblem, Typed } from '#app/kit/forms/problems.ts'
import type { StoredFile } from '#app/kit/uploads/upload-queue.ts'
import { readFields } from '#app/kit/http/forms.server.ts'
import { Problem } from '#app/kit/problem.ts'
import { problemWords } from '#app/kit/problem.words.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import { sayIn } from '#app/kit/words/words.ts'
import type { Portal } from '#app/portal.server.ts'
import { unlessTooMany } from '#app/features/people/account/account.limits.server.ts'
import type { CompanyViewer } from '#app/features/people/account/account.ts'
import { readFormWithFiles } from '#app/features/content/attachments/attachments.forms.server.ts'
import { filesOfSubmission } from '#app/features/content/attachments/attachments.server.ts'
import type { FileStatus } from '#app/features/content/attachments/attachments.ts'
import { discardDraft, readDraft, saveDraft } from '#app/features/content/drafts/drafts.server.ts'
import { familyOf } from '#app/features/bicycles/models/models.serials.ts'
import { applyPicks } from '#app/features/bicycles/models/models.serials.picks.ts'
import { claimForm, registerForm } from '../products.forms.ts'
import { claimProduct, registerDraft, registerProduct } from '../products.register.server.ts'
import { countryOf } from '../store.server.ts'
import { lastDayIn } from './last-day.ts'

/** A registration as its page begins it: blank, with what the address names, or as it was left. */
export type Registration = { submission: string; typed: Typed; receipt: StoredFile[]; resumedAt: Date | null }

export async function readRegistration(
  portal: Portal,
  viewer: CompanyViewer,
  serial: string | null,
): Promise<Registration> {
  const draft = await readDraft(portal, viewer, registerDraft)
  // Anyone who comes for one bicycle does not want the draft about another.
  if (draft && (serial === null || draft.fields.some(([name, value]) => name === 'serial_number' && value === serial)))
    return {
      submission: draft.submission,
      typed: Object.fromEntries(draft.fields),
      receipt: (await filesOfSubmission(portal, viewer, draft.submission)).receipt,
      resumedAt: draft.savedAt,
    }
  const country = await countryOf(portal.db, viewer)
  const number = serial?.slice(0, 400) ?? ''
  const typed = { country, serial_number: number, frame_model: familyOf(number) ?? '' }
  return { submission: randomUUID(), typed, receipt: [], resumedAt: null }
}

/** What comes back with the page: what is wrong, what was typed, and the file that arrived all the same. */
export type Refusal = Failure & {
  status: 200 | FileStatus
  form: 'register' | 'transfer'
  submission: string
  receipt: StoredFile[]
  /** The own product that bears the number already. */
  own: number | null
  /** The number has a holder, of whom nothing is told. */
  taken: boolean
  /** The number that looks like a registered one, to be confirmed. */
  alike: string | null
}

export type Outcome = { id: number; notice: 'registered' | 'taken-over' } | 'discarded' | { refusal: Refusal }

export async function answerRegistration(
  portal: Portal,
  viewer: CompanyViewer,
  locale: Locale,
  request: Request,
): Promise<Outcome> {
  const sent = await readFormWithFiles(portal, viewer, locale, request, ['receipt'])
  const { fields, removed, status: fileStatus } = sent
  if (fields.get('intent') === 'discard') {
    await discardDraft(portal.db, viewer, registerDraft)
    return 'discarded'
  }
  const picked = applyPicks(fields)
  const now = portal.clock.now()
  const form = parseForm(registerForm(locale, lastDayIn(fields.get('country'), now)), fields)
  const refuse = async (problems: FieldProblem[], status: Refusal['status'], own: number | null = null) => ({
    refusal: await comeBack(portal, viewer, fields, { problems, typed: form.typed }, status, own),
  })
  if (removed || picked) return refuse([], 200)
  if (sent.problems.length > 0 || !form.ok)
    return refuse([...(form.ok ? [] : form.problems), ...sent.problems], fileStatus)
  const done = await unlessTooMany(registerProduct(portal, viewer, form.value))
  if (done instanceof Problem) return refuse([{ path: '', message: sayIn(problemWords, locale)(done.code) }], 429)
  if ('id' in done) return { id: done.id, notice: 'registered' }
  if ('alike' in done) return refuse([{ path: 'serial_confirmed', message: 'serial-alike' }], 400, done.own)
  if ('own' in done) return refuse([{ path: 'serial_number', message: 'serial-own' }], 400, done.own)
  const path = done.wrong === 'serial-taken' ? 'serial_number' : 'receipt'
  return refuse([{ path, message: done.wrong }], 400)
}

/** The form comes back as it was sent, and is kept as a draft: without JavaScript nothing else has saved it. */
async function comeBack(
  portal: Portal,
  viewer: CompanyViewer,
  fields: URLSearchParams,
  { problems, typed }: Failure,
  status: Refusal['status'],
  own: number | null,
): Promise<Refusal> {
  const isNamed = !problems.some(({ path }) => path === 'submission')
  const isAlike = problems.some(({ path }) => path === 'serial_confirmed')
  // What was confirmed was another number.
  const confirmed = isAlike ? '' : String(typed['serial_confirmed'] ?? '')
  const submission = isNamed ? String(typed['submission'] ?? '') : randomUUID()
  if (isNamed)
    await saveDraft(portal, viewer, registerDraft, {
      submission,
      fields: [...fields].filter(([name]) => name !== 'submission' && name in typed),
    })
  return {
    form: 'register',
    problems: problems.map((one) => (one.path === 'submission' ? { ...one, path: '' } : one)),
    typed: { ...typed, submission, serial_confirmed: confirmed },
    status,
    submission,
    receipt: isNamed ? (await filesOfSubmission(portal, viewer, submission)).receipt : [],
    own,
    taken: problems.some(({ message }) => message === 'serial-taken'),
    alike: isAlike ? String(typed['serial_number'] ?? '') : confirmed || null,
  }
}

export async function answerTransfer(portal: Portal, viewer: CompanyViewer, request: Request): Promise<Outcome> {
  const form = parseForm(claimForm, await readFields(request))
  const refuse = (problems: FieldProblem[], status: Refusal['status'], own: number | null = null): Outcome => ({
    refusal: {
      form: 'transfer',
      problems: problems.map((one) => (one.path === 'submission' ? { ...one, path: '' } : one)),
      typed: form.typed,
      status,
      submission: randomUUID(),
      receipt: [],
      own,
      taken: false,
      alike: null,
    },
  })
  if (!form.ok) return refuse(form.problems, 400)
  const done = await claimProduct(portal, viewer, form.value)
  if ('id' in done) return { id: done.id, notice: 'taken-over' }
  if ('own' in done) return refuse([{ path: 'serial_number', message: 'serial-own' }], 400, done.own)
  return refuse([{ path: 'code', message: done.wrong }], done.wrong === 'too-many' ? 429 : 400)
}

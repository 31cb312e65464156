import { randomUUID } from 'node:crypto'
import { href } from 'react-router'
import { answerFormWith, button, form, type Forms, type Sent } from '#app/kit/forms/actions.server.ts'
import type { FieldProblem, FormFailure, FormValues, Mistake } from '#app/kit/forms/problems.ts'
import type { StoredFile } from '#app/kit/uploads/upload-queue.ts'
import { readFields } from '#app/kit/http/forms.server.ts'
import { type Locale, localePrefix } from '#app/kit/words/locales.ts'
import type { Portal } from '#app/portal.server.ts'
import type { CompanyViewer } from '#app/features/people/account/account.ts'
import { readFormWithFiles } from '#app/features/content/attachments/attachments.forms.server.ts'
import { filesOfSubmission } from '#app/features/content/attachments/attachments.server.ts'
import { giveUpDraft, readDraft, saveDraft } from '#app/features/content/drafts/drafts.server.ts'
import { offered } from '#app/catalogue/catalogue.ts'
import { familyOf } from '#app/features/bicycles/models/models.serials.ts'
import { applyPicks } from '#app/features/bicycles/models/models.serials.picks.ts'
import { claimForm, registerForm } from '../products.forms.ts'
import { claimProduct, registerDraft, registerProduct } from '../products.register.server.ts'
import { countryOf } from '../store.server.ts'
import { lastDayOfPurchase } from '#app/features/bicycles/coverage/coverage.countries.ts'

/** A registration as its page begins it: blank, with what the address names, or as it was left. */
export type Registration = { submission: string; initial: FormValues; receipt: StoredFile[]; resumedAt: Date | null }

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
      initial: Object.fromEntries(draft.fields),
      receipt: (await filesOfSubmission(portal, viewer, draft.submission)).receipt,
      resumedAt: draft.savedAt,
    }
  const country = await countryOf(portal.db, viewer)
  const number = serial?.slice(0, 400) ?? ''
  const initial = {
    country,
    serial_number: number,
    frame_model: familyOf(offered(portal.catalogues.current().families), number) ?? '',
  }
  return { submission: randomUUID(), initial, receipt: [], resumedAt: null }
}

/** What comes back with the page beside what is wrong: among it the file that arrived all the same. */
export type RegisterFailure = FormFailure & {
  submission: string
  receipt: StoredFile[]
  /** The own product that bears the number already. */
  own: number | null
  /** The number has a holder, of whom nothing is told. */
  taken: boolean
  /** The number that looks like a registered one, to be confirmed. */
  alike: string | null
}

type Work = Sent & { portal: Portal; viewer: CompanyViewer }

export async function answerRegistration(portal: Portal, viewer: CompanyViewer, locale: Locale, request: Request) {
  const sent = await readFormWithFiles(portal, viewer, locale, request, ['receipt'])
  const picked = applyPicks(sent.fields)
  const work = { ...sent, portal, viewer, locale, comesBack: sent.comesBack || picked }
  const page = href('/:locale?/products/new', localePrefix(locale))
  return answerFormWith(work, registerForms, { page, otherwise: 'register' }, comeBack)
}

const registerForms: Forms<'register' | 'discard', Work> = {
  register: form(
    ({ portal, locale, fields }) =>
      registerForm(
        locale,
        portal.catalogues.current().families,
        lastDayOfPurchase(fields.get('country'), portal.clock.now()),
      ),
    async ({ portal, viewer, locale }, value) => {
      const done = await registerProduct(portal, viewer, value)
      if ('id' in done) return { notice: 'registered', page: productPage(locale, done.id) }
      if ('saved' in done)
        return { path: '', message: 'registered-otherwise', status: 409, to: productPage(locale, done.saved) }
      if ('alike' in done) return { path: 'serial_confirmed', message: 'serial-alike', ...slotsOf(done.own) }
      if ('own' in done) return ownMistake(done.own)
      return { path: done.wrong === 'serial-taken' ? 'serial_number' : 'receipt', message: done.wrong }
    },
    { withFiles: true },
  ),
  discard: button(async ({ portal, viewer, locale }) => {
    await giveUpDraft(portal, viewer, registerDraft)
    return { page: href('/:locale?/products/new', localePrefix(locale)) }
  }),
}

/** The form comes back as it was sent, and is kept as a draft: without JavaScript nothing else has saved it. */
async function comeBack(failure: FormFailure, { portal, viewer, fields }: Work): Promise<RegisterFailure> {
  const { problems, submitted } = failure
  const isNamed = !problems.some(({ path }) => path === 'submission')
  const isAlike = problems.some(({ path }) => path === 'serial_confirmed')
  // What was confirmed was another number.
  const confirmed = isAlike ? '' : String(submitted['serial_confirmed'] ?? '')
  const submission = isNamed ? String(submitted['submission'] ?? '') : randomUUID()
  if (isNamed)
    await saveDraft(portal, viewer, registerDraft, {
      submission,
      fields: [...fields].filter(([name]) => name !== 'submission' && name in submitted),
    })
  return {
    ...failure,
    problems: withoutHidden(problems),
    submitted: { ...submitted, submission, serial_confirmed: confirmed },
    submission,
    receipt: isNamed ? (await filesOfSubmission(portal, viewer, submission)).receipt : [],
    own: ownIn(problems),
    taken: problems.some(({ message }) => message === 'serial-taken'),
    alike: isAlike ? String(submitted['serial_number'] ?? '') : confirmed || null,
  }
}

export async function answerTransfer(portal: Portal, viewer: CompanyViewer, locale: Locale, request: Request) {
  const work = { portal, viewer, locale, fields: await readFields(request) }
  const page = href('/:locale?/products/new', localePrefix(locale))
  return answerFormWith(work, transferForms, { page, otherwise: 'transfer' }, transferBack)
}

const transferForms: Forms<'transfer', Work> = {
  transfer: form(claimForm, async ({ portal, viewer, locale }, value) => {
    const done = await claimProduct(portal, viewer, value)
    if ('id' in done) return { notice: 'taken-over', page: productPage(locale, done.id) }
    if ('own' in done) return ownMistake(done.own)
    return { path: 'code', message: done.wrong, status: done.wrong === 'too-many' ? 429 : 400 }
  }),
}

async function transferBack(failure: FormFailure): Promise<RegisterFailure> {
  const { problems } = failure
  const nothing = { receipt: [], taken: false, alike: null }
  return {
    ...failure,
    ...nothing,
    problems: withoutHidden(problems),
    submission: randomUUID(),
    own: ownIn(problems),
  }
}

function productPage(locale: Locale, id: number): string {
  return href('/:locale?/products/:id', { ...localePrefix(locale), id: String(id) })
}

function ownMistake(own: number): Mistake {
  return { path: 'serial_number', message: 'serial-own', ...slotsOf(own) }
}

function slotsOf(own: number | null) {
  return own === null ? undefined : { slots: { own } }
}

function ownIn(problems: readonly FieldProblem[]): number | null {
  const own = problems.find(({ slots }) => slots && 'own' in slots)?.slots?.['own']
  return typeof own === 'number' ? own : null
}

/** Nobody sees the hidden field: what is wrong with it concerns the form as a whole. */
function withoutHidden(problems: readonly FieldProblem[]): FieldProblem[] {
  return problems.map((one) => (one.path === 'submission' ? { ...one, path: '' } : one))
}

import { intentIn, parseForm } from '#app/kit/forms/parse.ts'
import type { Failure, Problem as FieldProblem } from '#app/kit/forms/problems.ts'
import { Problem } from '#app/kit/problem.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import type { Portal } from '#app/portal.server.ts'
import { requireAdmin } from '#app/features/people/account/account.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import {
  addResource,
  addVersion,
  changeFacts,
  discardBegun,
  dropUpload,
  type Facts,
  listAllFolders,
  readAnyResource,
  restoreResource,
  withdrawResource,
} from '../resources.staff.server.ts'
import { numberIn, type Shelf } from '../resources.ts'
import type { FileStatus } from '#app/features/content/attachments/attachments.ts'
import { assetForm, factsOf, guideForm, versionForm } from './forms.ts'
import type { Intent, Notice } from './notices.ts'
import { type KeptFile, readUpload, type UploadRead, usable } from './upload.server.ts'

export type Refusal = Failure & { intent: Intent; status: FileStatus; kept?: KeptFile | undefined }
type Work = { portal: Portal; viewer: Viewer; locale: Locale; request: Request }

/** Puts a file on a shelf. @returns its number, or what to correct */
export async function answerNew(work: Work, shelf: Shelf): Promise<number | 'discarded' | Refusal> {
  const { portal, viewer } = work
  requireAdmin(viewer)
  const read = await readUpload(portal, viewer, work.locale, work.request, shelf !== 'media')
  if (intentIn(read.fields) === 'discard') {
    if (read.file) await dropUpload(portal, read.file)
    await discardBegun(portal, viewer, shelf)
    return 'discarded'
  }
  const version = parseForm(versionForm, read.fields)
  const facts = await readFacts(portal, viewer, shelf, read.fields)
  const problems = [...(version.ok ? [] : version.problems), ...(facts.ok ? [] : facts.problems)]
  const found = await usable(portal, viewer, read, problems, shelf !== 'media')
  if (!found.ok)
    return { ...refusal('add', { ...facts.typed, ...version.typed }, found.problems, read), kept: found.kept }
  if (!version.ok || !facts.ok) return refusal('add', { ...facts.typed, ...version.typed }, problems, read)
  const { submission, note = '' } = version.value
  return addResource(portal, viewer, shelf, { submission, note, file: found.file, facts: facts.facts })
}

/** One of the forms of a thing's page. @throws Problem not-found, body-malformed */
export async function answerOne(work: Work, id: number): Promise<{ notice: Notice } | Refusal> {
  const { portal, viewer, locale } = work
  requireAdmin(viewer)
  const { shelf } = await readAnyResource(portal, viewer, locale, id)
  const read = await readUpload(portal, viewer, locale, work.request, shelf !== 'media')
  const intent = intentIn(read.fields)
  if (intent !== 'version' && read.file) await dropUpload(portal, read.file)
  if (intent === 'withdraw' || intent === 'restore') {
    await (intent === 'withdraw' ? withdrawResource : restoreResource)(portal, viewer, id)
    return { notice: intent }
  }
  if (intent === 'facts') {
    const facts = await readFacts(portal, viewer, shelf, read.fields)
    if (!facts.ok) return refusal('facts', facts.typed, facts.problems, read)
    await changeFacts(portal, viewer, id, facts.facts)
    return { notice: 'facts' }
  }
  // Whatever stopped the reading, its form is the only one so large.
  if (intent !== 'version' && read.status !== 413) throw new Problem('body-malformed')
  const form = parseForm(versionForm, read.fields)
  const found = await usable(portal, viewer, read, form.ok ? [] : form.problems, shelf !== 'media')
  if (!found.ok) return { ...refusal('version', form.typed, found.problems, read), kept: found.kept }
  if (!form.ok) return refusal('version', form.typed, form.problems, read)
  const { submission, note = '' } = form.value
  await addVersion(portal, viewer, id, { submission, note, file: found.file })
  return { notice: 'version' }
}

type FactsRead = { ok: true; facts: Facts; typed: Failure['typed'] } | ({ ok: false } & Failure)

async function readFacts(portal: Portal, viewer: Viewer, shelf: Shelf, fields: URLSearchParams): Promise<FactsRead> {
  if (shelf !== 'media') {
    const form = parseForm(guideForm, fields)
    return form.ok ? { ok: true, facts: factsOf(form.value), typed: form.typed } : form
  }
  const form = parseForm(assetForm, fields)
  if (!form.ok) return form
  const folders = await listAllFolders(portal, viewer, 'it')
  if (!folders.some(({ id }) => id === numberIn(form.value.folder)))
    return { ok: false, problems: [{ path: 'folder', message: 'folder-gone' }], typed: form.typed }
  return { ok: true, facts: factsOf(form.value), typed: form.typed }
}

function refusal(intent: Intent, typed: Failure['typed'], problems: FieldProblem[], { status }: UploadRead): Refusal {
  return { intent, typed, problems, status }
}

import { intentIn } from '#app/kit/forms/intent.ts'
import { parseForm } from '#app/kit/forms/parse.ts'
import type { Failure, Problem as FieldProblem } from '#app/kit/forms/problems.ts'
import { Problem } from '#app/kit/problem.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import type { Portal } from '#app/portal.server.ts'
import { requireAdmin } from '../../account/account.server.ts'
import type { Viewer } from '../../account/account.ts'
import {
  addFolder,
  addResource,
  addVersion,
  changeFacts,
  dropUpload,
  type Facts,
  listAllFolders,
  readAnyResource,
  restoreResource,
  withdrawResource,
} from '../resources.staff.server.ts'
import { numberIn, type Shelf } from '../resources.ts'
import { assetForm, factsOf, folderForm, guideForm, versionForm } from './forms.ts'
import type { Intent, Notice } from './notices.ts'
import { readUpload, type UploadRead, usable } from './upload.server.ts'

export type Refusal = Failure & { intent: Intent; status: 400 | 413 }
type Work = { portal: Portal; viewer: Viewer; locale: Locale; request: Request }

/** Puts a file on a shelf. @returns its number, or what to correct */
export async function carryOutNew(work: Work, shelf: Shelf): Promise<number | Refusal> {
  const { portal, viewer } = work
  requireAdmin(viewer)
  const read = await readUpload(portal, viewer, work.locale, work.request)
  const version = parseForm(versionForm, read.fields)
  const facts = await readFacts(portal, viewer, shelf, read.fields)
  const problems = [...(version.ok ? [] : version.problems), ...(facts.ok ? [] : facts.problems)]
  const file = await usable(portal, read, problems, shelf !== 'media')
  if (Array.isArray(file) || !version.ok || !facts.ok) {
    const typed = { ...facts.typed, ...version.typed }
    return refusal('add', typed, Array.isArray(file) ? file : problems, read)
  }
  const { submission, note = '' } = version.value
  return addResource(portal, viewer, shelf, { submission, note, file, facts: facts.facts })
}

/** One of the forms of a thing's page. @throws Problem not-found, body-malformed */
export async function carryOutOne(work: Work, id: number): Promise<{ notice: Notice } | Refusal> {
  const { portal, viewer, locale } = work
  requireAdmin(viewer)
  const { shelf } = await readAnyResource(portal, viewer, locale, id)
  const read = await readUpload(portal, viewer, locale, work.request)
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
  if (intent !== 'version' && !read.tooLarge) throw new Problem('body-malformed')
  const form = parseForm(versionForm, read.fields)
  const file = await usable(portal, read, form.ok ? [] : form.problems, shelf !== 'media')
  if (Array.isArray(file) || !form.ok) return refusal('version', form.typed, Array.isArray(file) ? file : [], read)
  const { submission, note = '' } = form.value
  await addVersion(portal, viewer, id, { submission, note, file })
  return { notice: 'version' }
}

/** Makes a folder. */
export async function carryOutFolder(
  { portal, viewer, locale }: Omit<Work, 'request'>,
  fields: URLSearchParams,
): Promise<Refusal | { notice: Notice }> {
  requireAdmin(viewer)
  const form = parseForm(folderForm, fields)
  const wrong = (problems: FieldProblem[]) => ({
    intent: 'folder' as const,
    status: 400 as const,
    problems,
    typed: form.typed,
  })
  if (!form.ok) return wrong(form.problems)
  const { name_it: it, name_en: en, name_fr: fr, parent } = form.value
  const folders = await listAllFolders(portal, viewer, locale)
  const parentId = parent === undefined ? null : numberIn(parent)
  if (parentId !== null && !folders.some(({ id }) => id === parentId))
    return wrong([{ path: 'parent', message: 'folder-gone' }])
  const id = await addFolder(portal, viewer, { parentId, names: { it, en: en || it, fr: fr || it } })
  return id === undefined ? wrong([{ path: 'name_it', message: 'folder-taken' }]) : { notice: 'folder' }
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

function refusal(intent: Intent, typed: Failure['typed'], problems: FieldProblem[], { tooLarge }: UploadRead): Refusal {
  return { intent, typed, problems, status: tooLarge ? 413 : 400 }
}

import * as z from 'zod/mini'
import type { Problem as FieldProblem } from '#app/kit/forms/problems.ts'
import { readForm } from '#app/kit/multipart/multipart.server.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import { sayIn } from '#app/kit/words/words.ts'
import type { Portal } from '#app/portal.server.ts'
import { slotsOf } from '#app/features/content/attachments/attachments.forms.server.ts'
import { type FileStatus, graver, statusOf } from '#app/features/content/attachments/attachments.ts'
import { attachmentWords } from '#app/features/content/attachments/attachments.words.ts'
import { requireAdmin } from '#app/features/people/account/account.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { dropUpload, findUpload, isThrough, type Kept, keepUpload, takeUpload } from '../resources.staff.server.ts'

export type UploadRead = {
  fields: URLSearchParams
  file: Kept | undefined
  problems: FieldProblem[]
  /** What a form that comes back is answered with. */
  status: FileStatus
}

/** Reads a form with one file in its field `file`; the file is kept until it is used, kept for later or dropped. */
export async function readUpload(
  portal: Portal,
  viewer: Viewer,
  locale: Locale,
  request: Request,
  onlyPdf: boolean,
): Promise<UploadRead> {
  const staff = requireAdmin(viewer)
  const say = sayIn(attachmentWords, locale)
  const read: UploadRead = { fields: new URLSearchParams(), file: undefined, problems: [], status: 400 }
  const state: { file?: Kept } = {}
  try {
    const { fields, problem } = await readForm(request, async ({ field, name, stream }) => {
      if (field !== 'file' || state.file) return
      const taken = await takeUpload(portal, staff, name, stream)
      if ('refused' in taken) read.status = graver(read.status, statusOf(taken.refused))
      if (!('refused' in taken)) state.file = taken
      else if (statusOf(taken.refused) === 413) return
      else if (taken.refused === 'kind')
        read.problems.push({ path: 'file', message: onlyPdf ? 'file-no-pdf' : 'file-kind' })
      else read.problems.push({ path: 'file', message: say(taken.refused, slotsOf(name)) })
    })
    read.fields = fields
    if (problem === 'too-large') read.status = graver(read.status, 413)
    if (read.status === 413) read.problems.push({ path: 'file', message: 'file-too-large' })
    else if (problem) read.problems.push({ path: '', message: say('form-incomplete') })
  } catch (error) {
    if (state.file) await dropUpload(portal, state.file)
    throw error
  }
  read.file = state.file
  return read
}

/** `file` is undefined where it is the one that was kept before, or the form is through. */
type Usable = { ok: true; file: Kept | undefined } | { ok: false; problems: FieldProblem[]; kept: KeptFile | undefined }

/** A file that need not be sent again, as its form names it. */
export type KeptFile = Pick<Kept, 'name' | 'bytes'>

/**
 * The file that came, now or with the same form before, or what to say. A browser cannot put a file back: one that came
 * with mistakes elsewhere is kept.
 */
export async function usable(
  portal: Portal,
  viewer: Viewer,
  { file, fields, problems }: UploadRead,
  others: readonly FieldProblem[],
  onlyPdf: boolean,
): Promise<Usable> {
  const submission = submissionIn(fields)
  const fits = (one: Kept | undefined) => (onlyPdf && one?.kind !== 'pdf' ? undefined : one)
  const came = fits(file)
  const before = submission === undefined ? undefined : fits(await findUpload(portal, viewer, submission))
  const wrong = [...others, ...problems]
  if (file && !came) wrong.push({ path: 'file', message: 'file-no-pdf' })
  const isMissing = !file && !before && problems.length === 0
  if (isMissing && !(submission !== undefined && (await isThrough(portal, viewer, submission))))
    wrong.push({ path: 'file', message: 'file-missing' })
  if (wrong.length === 0) return { ok: true, file: came }
  const isKept = came !== undefined && submission !== undefined
  if (isKept) await keepUpload(portal, viewer, submission, came)
  else if (file) await dropUpload(portal, file)
  const kept = isKept ? came : before
  return { ok: false, problems: wrong, kept: kept && { name: kept.name, bytes: kept.bytes } }
}

function submissionIn(fields: URLSearchParams): string | undefined {
  return z.uuid().safeParse(fields.get('submission')).data
}

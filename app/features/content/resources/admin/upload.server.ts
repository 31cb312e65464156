import * as z from 'zod/mini'
import type { FieldProblem, FormFailure } from '#app/kit/forms/problems.ts'
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

/** A form with its file, as `answerForm` takes it. */
export type Upload = {
  fields: URLSearchParams
  fileProblems: FieldProblem[]
  /** What a form that comes back is answered with. */
  status: FileStatus
  /** The file that came with it. */
  file: Kept | undefined
  /** The one that came with the same form before, and was kept. */
  before: Kept | undefined
}

type Reader = { portal: Portal; viewer: Viewer; locale: Locale }

/**
 * Reads a form with one file in its field `file`, or says what is wrong with it; the file is kept until it is used, kept
 * for later or dropped.
 */
export async function readUpload(reader: Reader, request: Request, onlyPdf: boolean): Promise<Upload> {
  const { portal, viewer } = reader
  const { file: came, ...read } = await takeFile(reader, request, onlyPdf)
  const { fields, fileProblems } = read
  const fits = (one: Kept | undefined) => (onlyPdf && one?.kind !== 'pdf' ? undefined : one)
  const file = fits(came)
  const submission = submissionIn(fields)
  const before = submission === undefined ? undefined : fits(await findUpload(portal, viewer, submission))
  if (came && !file) {
    await dropUpload(portal, came)
    fileProblems.push({ path: 'file', message: 'file-no-pdf' })
  }
  const isMissing = !came && !before && fileProblems.length === 0
  if (isMissing && !(submission !== undefined && (await isThrough(portal, viewer, submission))))
    fileProblems.push({ path: 'file', message: 'file-missing' })
  return { ...read, file, before }
}

async function takeFile({ portal, viewer, locale }: Reader, request: Request, onlyPdf: boolean) {
  const staff = requireAdmin(viewer)
  const say = sayIn(attachmentWords, locale)
  const fileProblems: FieldProblem[] = []
  const state: { file?: Kept; status: FileStatus } = { status: 400 }
  try {
    const { fields, problem } = await readForm(request, async ({ field, name, stream }) => {
      if (field !== 'file' || state.file) return
      const taken = await takeUpload(portal, staff, name, stream)
      if ('refused' in taken) state.status = graver(state.status, statusOf(taken.refused))
      if (!('refused' in taken)) state.file = taken
      else if (statusOf(taken.refused) === 413) return
      else if (taken.refused === 'kind')
        fileProblems.push({ path: 'file', message: onlyPdf ? 'file-no-pdf' : 'file-kind' })
      else fileProblems.push({ path: 'file', message: say(taken.refused, slotsOf(name)) })
    })
    if (problem === 'too-large') state.status = graver(state.status, 413)
    if (state.status === 413) fileProblems.push({ path: 'file', message: 'file-too-large' })
    else if (problem) fileProblems.push({ path: '', message: say('form-incomplete') })
    return { fields, fileProblems, status: state.status, file: state.file }
  } catch (error) {
    if (state.file) await dropUpload(portal, state.file)
    throw error
  }
}

/** A file that need not be sent again, as its form names it. */
export type KeptFile = Pick<Kept, 'name' | 'bytes'>

/** A browser cannot put a file back: one that came with mistakes elsewhere is kept. */
export async function keepFile<Back extends FormFailure>(
  failure: Back,
  { portal, viewer, fields, file, before }: Reader & Upload,
): Promise<Back & { kept: KeptFile | undefined }> {
  const submission = submissionIn(fields)
  if (file && submission !== undefined) await keepUpload(portal, viewer, submission, file)
  else if (file) await dropUpload(portal, file)
  const kept = submission === undefined ? before : (file ?? before)
  return { ...failure, kept: kept && { name: kept.name, bytes: kept.bytes } }
}

function submissionIn(fields: URLSearchParams): string | undefined {
  return z.uuid().safeParse(fields.get('submission')).data
}

import type { Problem as FieldProblem } from '#app/kit/forms/problems.ts'
import { readForm } from '#app/kit/multipart/multipart.server.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import { sayIn } from '#app/kit/words/words.ts'
import type { Portal } from '#app/portal.server.ts'
import { sizeRefusals } from '../../attachments/attachments.ts'
import { attachmentWords } from '../../attachments/attachments.words.ts'
import { requireAdmin } from '../../account/account.server.ts'
import type { Viewer } from '../../account/account.ts'
import { dropUpload, type Kept, takeUpload } from '../resources.staff.server.ts'

export type UploadRead = {
  fields: URLSearchParams
  file: Kept | undefined
  problems: FieldProblem[]
  tooLarge: boolean
}

/** Reads a form with one file in its field `file`; the file is kept until it is used or dropped. */
export async function readUpload(
  portal: Portal,
  viewer: Viewer,
  locale: Locale,
  request: Request,
): Promise<UploadRead> {
  const staff = requireAdmin(viewer)
  const say = sayIn(attachmentWords, locale)
  const read: UploadRead = { fields: new URLSearchParams(), file: undefined, problems: [], tooLarge: false }
  const state: { file?: Kept } = {}
  try {
    const { fields, problem } = await readForm(request, async ({ field, name, stream }) => {
      if (field !== 'file' || state.file) return
      const taken = await takeUpload(portal, staff, name, stream)
      if (!('refused' in taken)) state.file = taken
      else if (sizeRefusals.has(taken.refused)) read.tooLarge = true
      else read.problems.push({ path: 'file', message: say(taken.refused, { name: name.slice(0, 120) }) })
    })
    read.fields = fields
    read.tooLarge ||= problem === 'too-large'
    if (read.tooLarge) read.problems.push({ path: 'file', message: 'file-too-large' })
    else if (problem) read.problems.push({ path: '', message: say('form-incomplete') })
  } catch (error) {
    if (state.file) await dropUpload(portal, state.file)
    throw error
  }
  read.file = state.file
  return read
}

/** The file that came, or what to say: what came with mistakes is dropped, since a browser cannot put it back. */
export async function usable(
  portal: Portal,
  { file, problems }: UploadRead,
  others: readonly FieldProblem[],
  onlyPdf: boolean,
): Promise<Kept | FieldProblem[]> {
  if (!file && problems.length === 0) return [...others, { path: 'file', message: 'file-missing' }]
  const wrong = [...others, ...problems]
  if (file && onlyPdf && file.kind !== 'pdf') wrong.push({ path: 'file', message: 'file-no-pdf' })
  if (file && wrong.length === 0) return file
  if (file) await dropUpload(portal, file)
  if (file && !wrong.some(({ path }) => path === 'file')) wrong.push({ path: 'file', message: 'file-again' })
  return wrong
}

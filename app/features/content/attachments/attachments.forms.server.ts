import { accountLimits } from '#app/limits.ts'
import { isUuid } from '#app/kit/http/ids.ts'
import type { Portal } from '#app/portal.server.ts'
import { type FilePart, readForm } from '#app/kit/multipart/multipart.server.ts'
import { answerFormWith, type Forms, type Sent } from '#app/kit/forms/actions.server.ts'
import type { FieldProblem } from '#app/kit/forms/problems.ts'
import { Problem } from '#app/kit/problem.ts'
import { removedFile } from '#app/kit/uploads/accepted-files.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { isSomebodyElse, type Viewer } from '#app/features/people/account/account.ts'
import { fieldIn, type FileField, type FileRefusal, type FileStatus, graver, statusOf } from './attachments.ts'
import { addFile, filesOfSubmission, removeFile } from './attachments.server.ts'
import { attachmentWords } from './attachments.words.ts'

/** As `answerForm` takes it. */
type FormWithFiles = {
  fields: URLSearchParams
  /** One sentence a file that was not taken. */
  fileProblems: FieldProblem[]
  /** The person pressed a file's remove button: the form is to come back as it was, without the file. */
  comesBack: boolean
  /** What a form that comes back for its files is answered with. */
  status: FileStatus
}

/**
 * Reads a form whose files belong to the submission it names in its first field. Files stay with the submission even
 * when something else is wrong, so that the form can come back with them.
 * @throws Problem person-changed where the form says whose it is, and somebody else is signed in by now
 */
export async function readFormWithFiles(
  portal: Portal,
  viewer: Viewer,
  locale: Locale,
  request: Request,
  fileFields: readonly FileField[],
): Promise<FormWithFiles> {
  const say = sayIn(attachmentWords, locale)
  const fileProblems: FieldProblem[] = []
  let status: FileStatus = 400
  const { fields, problem, isCut } = await readForm(request, async (part, before) => {
    const { field: named, slot } = fieldIn(part.field)
    const field = fileFields.find((one) => one === named)
    const submission = before.get('submission') ?? ''
    if (!field || !isUuid(submission) || isSomebodyElse(viewer, before.get('person'))) return
    const refused = await take(portal, viewer, { ...part, field, slot, submission })
    if (!refused) return
    status = graver(status, statusOf(refused))
    fileProblems.push({ path: field, message: say(refused, slotsOf(part.name)) })
  })
  if (isSomebodyElse(viewer, fields.get('person'))) throw new Problem('person-changed')
  const [firstField = 'attachments'] = fileFields
  // What made it too large has been told of already where it passed a limit of its own.
  if (problem === 'too-large' && (isCut || fileProblems.length === 0)) {
    status = graver(status, 413)
    fileProblems.push({ path: firstField, message: say('form-too-large') })
  } else if (problem && problem !== 'too-large')
    fileProblems.push({ path: firstField, message: say('form-incomplete') })
  const submission = fields.get('submission') ?? ''
  // As `remove` by pages of before, which would else be sent for good where a file was to go.
  const removal = isUuid(submission) ? (fields.get(removedFile) ?? fields.get('remove')) : null
  if (removal !== null && isUuid(removal)) await removeFile(portal, viewer, submission, removal)
  return { fields, fileProblems, comesBack: removal !== null, status }
}

/** What the sentence about a file that was not taken says of it. */
export function slotsOf(name: string) {
  const { unsentForms: forms, unsentBytes } = accountLimits
  return { name: name.slice(0, 120), forms, megabytes: unsentBytes / 1e6 }
}

type Part = FilePart & { field: FileField; slot: string | undefined; submission: string }

async function take(portal: Portal, viewer: Viewer, part: Part): Promise<FileRefusal | undefined> {
  const added = await addFile(portal, viewer, part)
  return 'refused' in added ? added.refused : undefined
}

type Asked = Pick<Sent, 'locale'> & { portal: Portal; viewer: Viewer }

/** As `answerForm`, of forms that may come with files: with a mistake the files come back as well. */
export async function answerWithFiles<Intent extends string, By extends Asked>(
  request: Request,
  asked: By,
  forms: Forms<Intent, By & Sent>,
  next: Parameters<typeof answerFormWith<Intent, By & Sent, never>>[2],
) {
  const { portal, viewer, locale } = asked
  const work = { ...asked, ...(await readFormWithFiles(portal, viewer, locale, request, ['attachments'])) }
  return answerFormWith(work, forms, next, async (failure) => {
    const submission = work.fields.get('submission')
    const held = isUuid(submission) ? await filesOfSubmission(portal, viewer, submission) : undefined
    return { ...failure, files: held?.attachments ?? [] }
  })
}

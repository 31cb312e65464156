import { type FormSchema, parseForm } from '#app/kit/forms/parse.ts'
import type { Failure, Problem as FieldProblem, Typed } from '#app/kit/forms/problems.ts'
import { Problem } from '#app/kit/problem.ts'
import { problemWords } from '#app/kit/problem.words.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import { sayIn } from '#app/kit/words/words.ts'
import type { Portal } from '#app/portal.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { readFormWithFiles } from '#app/features/content/attachments/attachments.forms.server.ts'
import { filesOfSubmission } from '#app/features/content/attachments/attachments.server.ts'
import { isSubmission, latestMessage, type Refusal } from './sent.ts'

export type Sent = { fields: URLSearchParams; fileProblems: FieldProblem[] }

/** Does what one form asks for. @returns what to correct, or nothing: it was done */
export type Handler = (sent: Sent) => Promise<Failure | undefined>

/**
 * Carries out the form a ticket's page has sent.
 * @param intentOf which of the page's forms it was
 * @returns what comes back with the page, or what the next one announces
 * @throws Problem not-found
 */
export async function carryOut<Intent extends string>(
  portal: Portal,
  viewer: Viewer,
  locale: Locale,
  request: Request,
  intentOf: (fields: URLSearchParams) => Intent,
  handlers: Record<Intent, Handler>,
): Promise<Refusal<Intent> | { notice: string }> {
  const form = await readFormWithFiles(portal, viewer, locale, request, ['attachments'])
  const { fields, problems, removed, status: fileStatus } = form
  const intent = intentOf(fields)
  const submission = fields.get('submission')
  const refuse = async (failure: Failure, status: Refusal['status']): Promise<Refusal<Intent>> => {
    const held = isSubmission(submission) ? await filesOfSubmission(portal, viewer, submission) : undefined
    return { ...failure, intent, status, files: held?.attachments ?? [] }
  }
  if (removed) return refuse({ problems, typed: typedIn(fields) }, 200)
  try {
    const failure = await handlers[intent]({ fields, fileProblems: problems })
    if (failure) return await refuse(failure, fileStatus)
    return { notice: noticeOf(intent, submission) }
  } catch (error) {
    // The ticket is no longer where the form's reader saw it, or they have sent too much today: shown with the page.
    if (!(error instanceof Problem) || !isShown(error.status)) throw error
    return refuse(
      { problems: [{ path: '', message: sayIn(problemWords, locale)(error.code) }], typed: typedIn(fields) },
      error.status,
    )
  }
}

function isShown(status: number): status is 409 | 429 {
  return status === 409 || status === 429
}

/** As the next address says it; whoever has written something is led to where it stands now. */
function noticeOf(intent: string, submission: string | null): string {
  const place = intent === 'reply' || intent === 'note' ? `#${latestMessage}` : ''
  return (isSubmission(submission) ? `${intent}.${submission}` : intent) + place
}

/** Of a form with files: what is wrong with them stands beside what is wrong with its fields. */
export function parseWithFiles<Schema extends FormSchema>(schema: Schema, { fields, fileProblems }: Sent) {
  const form = parseForm(schema, fields)
  if (fileProblems.length === 0) return form
  return { ok: false as const, problems: [...(form.ok ? [] : form.problems), ...fileProblems], typed: form.typed }
}

function typedIn(fields: URLSearchParams): Typed {
  const names = new Set(fields.keys())
  return Object.fromEntries([...names].map((name) => [name, fields.get(name) ?? '']))
}

import { parseForm } from '#app/kit/forms/parse.ts'
import type { Failure, Typed } from '#app/kit/forms/problems.ts'
import { Problem } from '#app/kit/problem.ts'
import { problemWords } from '#app/kit/problem.words.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import { sayIn } from '#app/kit/words/words.ts'
import type { Portal } from '#app/portal.server.ts'
import type { CompanyViewer } from '../account/account.ts'
import { readFormWithFiles } from '../attachments/attachments.forms.server.ts'
import { filesOfSubmission } from '../attachments/attachments.server.ts'
import type { Refusal } from './detail.ts'
import { replyForm } from './tickets.forms.ts'
import { reply, withdraw } from './tickets.server.ts'

/**
 * Carries out the form that was sent: a reply, or the withdrawal.
 * @returns what the next page announces, or what comes back with this one
 * @throws Problem not-found
 */
export async function carryOut(
  portal: Portal,
  viewer: CompanyViewer,
  locale: Locale,
  ticketId: number,
  request: Request,
): Promise<Refusal | { notice: string }> {
  const form = await readFormWithFiles(portal, viewer, locale, request, ['attachments'])
  const intent = form.fields.get('intent') === 'withdraw' ? 'withdraw' : 'reply'
  const { problems, typed, value } = readReply(form.fields)
  const submission = problems.some(({ path }) => path === 'submission') ? undefined : submissionIn(typed)
  const refuse = async (failure: Failure, status: Refusal['status']): Promise<Refusal> => {
    const held = submission === undefined ? undefined : await filesOfSubmission(portal, viewer, submission)
    return { ...failure, intent, status, files: held?.attachments ?? [] }
  }
  if (form.removed) return refuse({ problems: form.problems, typed }, 200)
  try {
    if (intent === 'withdraw') {
      await withdraw(portal, viewer, ticketId)
      return { notice: 'withdrawn' }
    }
    if (!value || form.problems.length > 0)
      return await refuse({ problems: [...problems, ...form.problems], typed }, form.tooLarge ? 413 : 400)
    await reply(portal, viewer, ticketId, value)
    return { notice: `reply-sent.${value.submission}` }
  } catch (error) {
    // The ticket is no longer where the form's reader saw it: that is shown with the page, as it stands now.
    if (!(error instanceof Problem) || error.status !== 409) throw error
    return refuse({ problems: [{ path: '', message: sayIn(problemWords, locale)(error.code) }], typed }, 409)
  }
}

function readReply(fields: URLSearchParams) {
  const form = parseForm(replyForm, fields)
  return form.ok ? { ...form, problems: [] } : { ...form, value: undefined }
}

function submissionIn(typed: Typed): string {
  return typeof typed['submission'] === 'string' ? typed['submission'] : ''
}

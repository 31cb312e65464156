import { data } from 'react-router'
import { announce, type Forms, handleForm, intentAmong, type Sent } from '#app/kit/forms/actions.server.ts'
import type { Typed } from '#app/kit/forms/problems.ts'
import { isUuid } from '#app/kit/http/ids.ts'
import type { Portal } from '#app/portal.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { readFormWithFiles } from '#app/features/content/attachments/attachments.forms.server.ts'
import { filesOfSubmission } from '#app/features/content/attachments/attachments.server.ts'
import { latestMessage, type Refusal } from './actions.ts'

/** A form of a ticket's page. */
export type Work<By extends Viewer> = Sent & { portal: Portal; viewer: By; id: number }

const anchors = { reply: latestMessage, note: latestMessage }

/** As `answerForm`, of forms that may come with files: with a mistake the files come back as well. */
export async function answerWithFiles<Intent extends string, By extends Viewer>(
  request: Request,
  asked: Omit<Work<By>, 'fields'>,
  forms: Forms<Intent, Work<By>>,
  { page, otherwise }: { page: string; otherwise?: Intent },
) {
  const { portal, viewer, locale, id } = asked
  const sent = await readFormWithFiles(portal, viewer, locale, request, ['attachments'])
  const { fields, problems, status } = sent
  const intent = intentAmong(fields, forms, otherwise)
  const outcome = sent.removed
    ? { problems, typed: typedIn(fields), intent, status: 200 }
    : await handleForm({ portal, viewer, locale, id, fields, fileProblems: problems, status }, forms, intent)
  if (!('status' in outcome)) return announce(outcome, { page, anchors })
  const submission = fields.get('submission')
  const held = isUuid(submission) ? await filesOfSubmission(portal, viewer, submission) : undefined
  const refusal: Refusal<Intent> = { ...outcome, files: held?.attachments ?? [] }
  return data(refusal, refusal.status)
}

function typedIn(fields: URLSearchParams): Typed {
  const names = new Set(fields.keys())
  return Object.fromEntries([...names].map((name) => [name, fields.get(name) ?? '']))
}

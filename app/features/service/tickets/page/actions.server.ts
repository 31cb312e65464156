import { answerFormWith, type Forms, type Sent } from '#app/kit/forms/actions.server.ts'
import { isUuid } from '#app/kit/http/ids.ts'
import type { Portal } from '#app/portal.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { readFormWithFiles } from '#app/features/content/attachments/attachments.forms.server.ts'
import { filesOfSubmission } from '#app/features/content/attachments/attachments.server.ts'
import { latestMessage } from './actions.ts'

/** A form of a ticket's page. */
export type Work<By extends Viewer> = Sent & { portal: Portal; viewer: By; id: number }

const anchors = { reply: latestMessage, note: latestMessage }

/** As `answerForm`, of forms that may come with files: with a mistake the files come back as well. */
export async function answerWithFiles<Intent extends string, By extends Viewer>(
  request: Request,
  asked: Omit<Work<By>, 'fields'>,
  forms: Forms<Intent, Work<By>>,
  next: { page: string; otherwise?: NoInfer<Intent> },
) {
  const { portal, viewer, locale } = asked
  const work = { ...asked, ...(await readFormWithFiles(portal, viewer, locale, request, ['attachments'])) }
  return answerFormWith(work, forms, { ...next, anchors }, async (failure) => {
    const submission = work.fields.get('submission')
    const held = isUuid(submission) ? await filesOfSubmission(portal, viewer, submission) : undefined
    return { ...failure, files: held?.attachments ?? [] }
  })
}

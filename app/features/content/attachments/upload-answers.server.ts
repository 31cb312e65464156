import { localeOf } from '#app/kit/words/locales.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { slotsOf } from './attachments.forms.server.ts'
import type { Progress } from './attachments.parts.server.ts'
import { type FileStatus, statusOf } from './attachments.ts'
import { attachmentWords } from './attachments.words.ts'

/** What came of a file, or of a part of one, as the upload field reads it. */
export function answerProgress(url: URL, progress: Progress): Response {
  if (!('refused' in progress)) return Response.json(progress)
  const say = sayIn(attachmentWords, localeOf(url.pathname))
  return refuse(say(progress.refused, slotsOf(progress.name)), statusOf(progress.refused))
}

export function refuse(problem: string, status: FileStatus): Response {
  return Response.json({ problem }, { status })
}

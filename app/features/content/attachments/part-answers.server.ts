import type { Portal } from '#app/portal.server.ts'
import { isUuid } from '#app/kit/http/ids.ts'
import { Problem } from '#app/kit/problem.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { addPart, type Progress } from './attachments.parts.server.ts'
import { answerProgress } from './upload-answers.server.ts'

/** The upload field puts the parts of a large file one behind the other. @throws Problem not-found, body-malformed */
export async function answerPart(portal: Portal, viewer: Viewer, url: URL, request: Request): Promise<Response> {
  const id = url.searchParams.get('id')
  const offset = url.searchParams.get('offset') ?? ''
  if (!isUuid(id)) throw new Problem('not-found')
  if (!/^\d{1,12}$/.test(offset)) throw new Problem('body-malformed')
  const part = { id, offset: Number(offset) }
  const broken = { is: false }
  let progress: Progress
  try {
    progress = await addPart(portal, viewer, part, watched(request, broken))
  } catch (error) {
    // Nothing is kept of a part that breaks off: the sender goes on from where that part began.
    if (!broken.is) throw error
    progress = { offset: part.offset }
  }
  return answerProgress(url, progress)
}

async function* watched({ body }: Request, broken: { is: boolean }): AsyncGenerator<Uint8Array> {
  try {
    if (body) yield* body as unknown as AsyncIterable<Uint8Array>
  } catch (error) {
    broken.is = true
    throw error
  }
}

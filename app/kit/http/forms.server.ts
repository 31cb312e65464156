import { readForm, textsMost } from '#app/kit/multipart/multipart.server.ts'
import { Problem } from '#app/kit/problem.ts'

const most = 1_000_000

/**
 * The fields of a form without files, read to a megabyte, which one of them may fill: how much of a text is too much says
 * the form. Of files that are sent all the same nothing is kept.
 * @throws Problem body-too-large, body-malformed
 */
export async function readFields(request: Request, bytes = most): Promise<URLSearchParams> {
  const { fields, problem } = await readForm(request, async ({ stream }) => void stream.resume(), {
    bytes,
    fields: textsMost,
    fieldBytes: bytes,
  })
  if (problem) throw new Problem(problem === 'too-large' ? 'body-too-large' : 'body-malformed')
  return fields
}

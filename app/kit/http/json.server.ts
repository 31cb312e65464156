import { Problem } from '#app/kit/problem.ts'

/**
 * A body posted as JSON, read to so many bytes; undefined when it is none. What was sent is not said again in any error:
 * a password or a token may be in it. @throws Problem body-too-large
 */
export async function readJson(request: Request, most: number): Promise<unknown> {
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  try {
    // Bodies of requests are read as bytes; the types leave it open.
    for await (const chunk of (request.body ?? []) as AsyncIterable<Uint8Array>) {
      bytes += chunk.length
      if (bytes > most) throw new Problem('body-too-large')
      text += decoder.decode(chunk, { stream: true })
    }
    return JSON.parse(text + decoder.decode())
  } catch (error) {
    // Else it broke off, came too slowly, or is no JSON.
    if (error instanceof Problem) throw error
    return undefined
  }
}

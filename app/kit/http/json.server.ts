import { Problem } from '#app/kit/problem.ts'

/**
 * A body posted as JSON, read to so many bytes; undefined when it is none. What was sent is not said again in any error:
 * a password or a token may be in it. @throws Problem body-too-large
 */
export async function readJson(request: Request, most: number): Promise<unknown> {
  const text = await readText(request, most)
  try {
    return text === undefined ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A body as it was sent, read to so many bytes; undefined where it broke off or is no UTF-8. @throws Problem body-too-large */
export async function readText(request: Request, most: number): Promise<string | undefined> {
  // One that is lenient puts a replacement in the place of each letter of another charset, which nobody would notice.
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let text = ''
  let bytes = 0
  try {
    // Bodies of requests are read as bytes; the types leave it open.
    for await (const chunk of (request.body ?? []) as AsyncIterable<Uint8Array>) {
      bytes += chunk.length
      if (bytes > most) throw new Problem('body-too-large')
      text += decoder.decode(chunk, { stream: true })
    }
    return text + decoder.decode()
  } catch (error) {
    // Else it broke off, came too slowly, or is no UTF-8.
    if (error instanceof Problem) throw error
    return undefined
  }
}

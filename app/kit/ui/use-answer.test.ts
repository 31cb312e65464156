import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { answerFrom } from './use-answer.ts'

/** A server that answers with one status and text. */
async function serve(status: number, text: string) {
  const server = createServer((_, response) => response.writeHead(status).end(text))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // Listening on a port, not on a socket of the file system.
  const { port } = server.address() as AddressInfo
  return { address: `http://127.0.0.1:${port}`, [Symbol.asyncDispose]: async () => void server.close() }
}

function lengthOf(json: unknown): number {
  if (!Array.isArray(json)) throw new Error('no list')
  return json.length
}

test('what is asked beside the page fails in silence: no line, no session, no sense, and no wait any more', async () => {
  const { signal } = new AbortController()
  const ask = async (status: number, text: string, given = signal) => {
    await using server = await serve(status, text)
    return await answerFrom(server.address, lengthOf, given)
  }
  expect(await ask(200, '[1,2]')).toBe(2)
  expect(await ask(200, '[]')).toBe(0)
  expect(await ask(401, '<html>')).toBeUndefined()
  expect(await ask(503, '[1]')).toBeUndefined()
  expect(await ask(200, '<html>')).toBeUndefined()
  expect(await ask(200, '{}')).toBeUndefined()
  expect(await ask(200, '[1]', AbortSignal.abort())).toBeUndefined()
  expect(await answerFrom('http://127.0.0.1:1', lengthOf, signal)).toBeUndefined()
})

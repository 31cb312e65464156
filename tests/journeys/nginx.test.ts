import { expect, test } from 'vitest'
import { hasNginx, startNginx } from './nginx.fixture.ts'
import {
  addDealer,
  ask,
  claimWith,
  databaseOf,
  freePort,
  restartWhileAsked,
  ownFolder,
  start,
  waitFor,
} from './server.fixture.ts'

/** Reads what comes, as it comes. */
function hear({ body }: Response, heard: { text: string }) {
  const reader = body?.getReader()
  const decoder = new TextDecoder()
  const reading = (async () => {
    for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read())
      heard.text += decoder.decode(piece.value, { stream: true })
  })()
  return {
    async stop() {
      await reader?.cancel()
      await reading
    },
  }
}

if (hasNginx)
  test('behind nginx a claim is sent, a stream speaks at once, and a rolling restart fails no request', async () => {
    const dataDir = ownFolder()
    const [own, port] = [await freePort(), await freePort()]
    const address = `http://127.0.0.1:${own}`
    const settings = { DATA_DIR: dataDir, WEB_CONCURRENCY: '2', DRAIN_SECONDS: '1', PORT: String(port) }
    const server = await start({ ...settings, APP_URL: address, TRUSTED_PROXIES: '127.0.0.1' })
    const said = await startNginx(dataDir, { own, portal: port })
    const db = await databaseOf(dataDir)
    const cookie = await addDealer(db)

    const send = async () => {
      const body = claimWith('Il telaio scricchiola')
      const sent = await ask({ address }, '/new-ticket', cookie, { method: 'POST', body })
      expect(sent.status).toBe(303)
      return /\/tickets\/(\d+)/.exec(sent.headers.get('location') ?? '')?.[1] ?? 'none'
    }
    await send()
    const stream = await ask({ address }, '/live', cookie)
    const heard = { text: '' }
    const hearing = hear(stream, heard)
    const id = await send()
    await waitFor(() => heard.text.includes(id), 8000)
    await hearing.stop()

    const { answered, failed } = await restartWhileAsked(server, cookie, address)
    expect(failed).toEqual([])
    expect(answered).toBeGreaterThan(10)
    expect(said()).toBe('')
    await db.end()
    server.process.kill('SIGTERM')
    expect((await server.ended).code).toBe(0)
  }, 240_000)

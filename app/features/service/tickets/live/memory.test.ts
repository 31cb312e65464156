import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, onTestFinished, test } from 'vitest'
import { openApp } from '#tests/app.ts'
import { serve } from '#tests/live.ts'

const pages = 500

/** Pages of browsers, in a process apart: what they take is not the server's. */
const browsers = `
  const { connect } = require('node:net')
  const [host, cookie] = process.argv.slice(1)
  const [name, port] = host.split(':')
  const head = ['GET /live HTTP/1.1', 'host: ' + host, 'cookie: ' + cookie, 'accept: text/event-stream',
    'user-agent: Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
    'accept-language: it,en;q=0.8', 'accept-encoding: gzip, deflate, br', 'referer: http://' + host + '/tickets', '', '']
  const open = () => new Promise((done) => {
    const page = connect(Number(port), name, () => page.write(head.join('\\r\\n')))
    page.once('data', done)
  })
  process.on('message', async (count) => {
    while (count-- > 0) await open()
    process.send('open')
  })`

test('five hundred open pages cost the server at most 16 kB of its heap each', async () => {
  const app = await openApp()
  const server = await serve(app, { each: pages + 1 })
  const { cookie } = await app.dealer()
  const child = spawn(process.execPath, ['-e', browsers, new URL(server.origin).host, cookie], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  onTestFinished(() => void child.kill())
  const open = async (count: number) => {
    child.send(count)
    await once(child, 'message')
  }
  // What is loaded and made once is not counted.
  await open(1)
  const before = await memory()
  await open(pages)
  const after = await memory()
  expect(server.portal.streams.all()).toHaveLength(pages + 1)
  const each = (of: 'heap' | 'rss') => (after[of] - before[of]) / pages / 1000
  console.info(
    `${pages} streams: ${each('heap').toFixed(1)} kB of heap and ${each('rss').toFixed(1)} kB of memory each`,
  )
  expect(each('heap')).toBeLessThanOrEqual(16)
}, 60_000)

setFlagsFromString('--expose-gc')
const collect: unknown = runInNewContext('gc')

async function memory(): Promise<{ heap: number; rss: number }> {
  for (let round = 0; round < 5; round += 1) {
    if (typeof collect === 'function') collect()
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  const { heapUsed, external, rss } = process.memoryUsage()
  return { heap: heapUsed + external, rss }
}

import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { randomUUID } from 'node:crypto'
import { expect, inject, test } from 'vitest'
import { startPortal } from '#tests/bench/processes.ts'
import { signIn } from '#tests/screens/visit.ts'
import { thePortal } from './browser.ts'
import { openBrowser } from './own-browser.ts'
import { addFiles, fillClaim, largePdf, photos, untilKept, untilWaiting, waiting } from './offline.steps.ts'

test('a browser that is killed amid a claim without a line has text and photos when it is opened again', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'ammiraglia-browser-'))
  const first = await openBrowser(folder)
  await signIn(first.page, 'lindner@demo.example', `${thePortal().origin}/en/new-ticket?draft=new`)
  await first.context.setOffline(true)
  await fillClaim(first.page, 'Typed before the battery died.')
  await addFiles(first.page, photos.slice(0, 2))
  await untilWaiting(first.page, (count) => count === 3)
  await untilKept(first.page, 'Typed before the battery died.')
  await first.kill()

  const second = await openBrowser(folder)
  const again = `${thePortal().origin}/en/new-ticket`
  await second.page.goto(again)
  // Cookies are written to the disk later than databases.
  if (await second.page.locator('input[name=password]').isVisible())
    await signIn(second.page, 'lindner@demo.example', again)
  await second.page.waitForURL(/draft=/)
  await second.page.locator('.file-done').nth(1).waitFor()
  expect(await second.page.inputValue('textarea[name=content]')).toBe('Typed before the battery died.')
  await untilWaiting(second.page, (count) => count === 0)
  expect(await waiting(second.page)).toBe(0)
  await second.kill()
  rmSync(folder, { recursive: true, force: true })
})

test('a portal that is killed between two parts of a large file takes the rest once it is back', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'ammiraglia-killed-'))
  const dataDir = path.join(folder, 'data')
  execFileSync('cp', ['-a', inject('filled'), dataDir])
  const [id, submission, { buffer }] = [randomUUID(), randomUUID(), largePdf(5_500_000)]
  const open = async () => {
    const portal = await startPortal(dataDir, { DEMO: 'on', LOG_LEVEL: 'error' }, 'anywhere')
    return { ...portal, send: await senderAt(portal.origin) }
  }
  const begin = { id, submission, field: 'attachments', place: '1', name: 'a.pdf', bytes: String(buffer.length) }
  const first = await open()
  expect(await first.send('POST', '/uploads', new URLSearchParams(begin))).toEqual({ offset: 0 })
  const part = (from: number) => new Uint8Array(buffer.subarray(from, from + 1_000_000))
  for (const from of [0, 1_000_000])
    expect(await first.send('PUT', `/uploads?id=${id}&offset=${from}`, part(from))).toEqual({
      offset: from + 1_000_000,
    })
  first.process.kill('SIGKILL')
  await once(first.process, 'exit')

  const second = await open()
  expect(await second.send('POST', '/uploads', new URLSearchParams(begin))).toEqual({ offset: 2_000_000 })
  let answer: unknown
  for (let from = 2_000_000; from < buffer.length; from += 1_000_000)
    answer = await second.send('PUT', `/uploads?id=${id}&offset=${from}`, part(from))
  expect(answer).toMatchObject({ file: { name: 'a.pdf', bytes: buffer.length } })
  await second.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** Signs a dealer in, and sends what the upload field sends. */
async function senderAt(origin: string) {
  const body = new URLSearchParams({ email: 'dealer@demo.example', password: 'ammiraglia' })
  const own = { origin, 'sec-fetch-site': 'same-origin' }
  const inside = await fetch(`${origin}/?sign-in=`, { method: 'POST', redirect: 'manual', headers: own, body })
  const cookie = inside.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
  return async (method: string, address: string, content: BodyInit): Promise<unknown> =>
    (await fetch(origin + address, { method, headers: { ...own, cookie }, body: content })).json()
}

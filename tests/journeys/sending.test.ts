import { createServer, type Socket } from 'node:net'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { signIn, visitor } from './browser.ts'
import { addFiles, fillClaim, photos, untilWaiting } from './offline.steps.ts'

test('a claim that is sent in the moment in which its draft gets a name is sent', async () => {
  const { page, complaints } = await visitor({ width: 360 })
  const { promise: there, resolve: letThemThrough } = Promise.withResolvers<void>()
  await page.route('**/drafts', async (route) => {
    await there
    await route.continue()
  })
  await begin(page, 'Inviata mentre prende un nome.')
  // On a busy machine: what React does behind a drawn page waits for its turn.
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 20 })
  await page.evaluate(() => {
    const status = document.querySelector('.claim-send output')
    const form = document.forms.namedItem('ticket')
    const press = new MutationObserver(() => {
      if (!/salvata/.test(status?.textContent ?? '')) return
      press.disconnect()
      form?.requestSubmit()
    })
    if (status) press.observe(status, { childList: true, characterData: true, subtree: true })
  })
  letThemThrough()
  await untilThere(page, 'Inviata mentre prende un nome.')
  expect(complaints).toEqual([])
})

test('a claim to which nobody answers is given up after a while, goes by itself, and is there once', async () => {
  const { page } = await visitor({ width: 360 })
  await page.clock.install()
  await begin(page, 'Inviata senza avere risposta.')
  const { promise: taken, resolve: isTaken } = Promise.withResolvers<void>()
  // Taken by the portal, whose answer never comes.
  await page.route('**/new-ticket.data*', async (route) => {
    await route.fetch().catch(() => undefined)
    isTaken()
  })
  await page.evaluate(() => document.forms.namedItem('ticket')?.requestSubmit())
  await page.locator('.claim-send [type=submit][aria-busy=true], .claim[aria-busy=true]').first().waitFor()
  // The time that it has begins as it leaves, which is later than the press. Were the portal there, it would go again at once.
  await taken
  await page.route('**/healthz', (route) => route.abort())
  await page.clock.fastForward(95_000)
  await page.getByText('la richiesta si invia da sola').waitFor()
  await page.unroute('**/new-ticket.data*')
  await page.unroute('**/healthz')
  await page.clock.fastForward(11_000)
  await untilThere(page, 'Inviata senza avere risposta.')
  await expectOnce(page, 'Inviata senza avere risposta.')
})

test('a portal that is away, or hangs up amid its answer, gets the claim when it is back', async () => {
  for (const [words, route] of [
    ['Inviata a un portale spento.', 'away'],
    ['Inviata, risposta a metà strada.', 'half'],
  ] as const) {
    const { page } = await visitor({ width: 360 })
    await page.clock.install()
    await begin(page, words)
    const half = await openHalf()
    await page.route('**/new-ticket.data*', (asked) =>
      route === 'away'
        ? asked.fulfill({ status: 503, body: 'Service Unavailable' })
        : asked.continue({ url: half.address }),
    )
    await page.evaluate(() => document.forms.namedItem('ticket')?.requestSubmit())
    await page.getByText('la richiesta si invia da sola').waitFor()
    await untilWaiting(page, (count) => count > 0)
    await page.unroute('**/new-ticket.data*')
    half.close()
    await page.clock.fastForward(11_000)
    await untilThere(page, words)
    await expectOnce(page, words)
    await page.context().close()
  }
})

test('a claim whose page is closed while it is on its way goes from the next one', async () => {
  const { page } = await visitor({ width: 360 })
  await begin(page, 'Chiusa durante l’invio.')
  await page.route('**/new-ticket.data*', () => undefined)
  await page.evaluate(() => document.forms.namedItem('ticket')?.requestSubmit())
  await untilWaiting(page, (count) => count > 0)
  const next = await page.context().newPage()
  await page.close()
  await next.goto('/')
  await next.locator('.toast', { hasText: 'garanzia inviata' }).waitFor()
  await expectOnce(next, 'Chiusa durante l’invio.')
})

test('a claim that waits with a file which the portal refuses is a draft again, is told so once, and the file is not sent every half minute', async () => {
  const { page } = await visitor({ width: 360 })
  await begin(page, 'Con una foto che il portale rifiuta.')
  await page.waitForURL(/draft=[\da-f]{8}-/)
  await page.context().setOffline(true)
  await addFiles(page, [{ name: 'rovinata.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('Non è una foto.') }])
  await page.getByText('In attesa della connessione').first().waitFor()
  await page.evaluate(() => document.forms.namedItem('ticket')?.requestSubmit())
  await page.getByText('la richiesta si invia da sola').waitFor()
  await page.close()

  await page.context().setOffline(false)
  const next = await page.context().newPage()
  await next.clock.install()
  const uploads: string[] = []
  next.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/uploads')) uploads.push(request.url())
  })
  await next.goto('/tickets')
  const told = next.locator('.toast', { hasText: 'garanzia non inviata' })
  await told.waitFor()
  // The file stays, for its form.
  await untilWaiting(next, (count) => count === 1)
  await next.clock.fastForward(31_000)
  await next.evaluate(() => window.dispatchEvent(new Event('online')))
  expect(await told.count()).toBe(1)
  await told.getByRole('button', { name: 'Apri la bozza' }).dispatchEvent('click')
  await next.locator('.file-failed', { hasText: 'rovinata.jpg' }).waitFor()
  expect(await next.inputValue('textarea[name=content]')).toBe('Con una foto che il portale rifiuta.')
  // Once while it waited, and once by the form that shows what is wrong with it.
  expect(uploads).toHaveLength(2)
})

test('a press that comes before the form’s checks waits for them: the mistakes are shown, or the claim is sent, once', async () => {
  const { page, complaints } = await visitor({ width: 360 })
  await signIn(page, 'sales@demo.example', '/')
  const posts = postsOf(page)
  const blank = await holdChecks(page)
  await page.goto('/new-ticket?draft=new')
  const send = page.locator('.claim-send [type=submit]')
  await send.click()
  await blank.asked
  await send.and(page.locator('[aria-busy=true]')).waitFor()
  expect(await page.locator('.claim .alert-danger').count()).toBe(0)
  blank.letThrough()
  await page.locator('.claim .alert-danger', { hasText: 'Modello' }).waitFor()
  await send.and(page.locator(':not([aria-busy])')).waitFor()
  expect(posts).toEqual([])

  const whole = await holdChecks(page)
  await page.reload()
  await fillClaim(page, 'Inviata prima dei controlli.')
  await addFiles(page, photos)
  await page.locator('.file-done').nth(2).waitFor()
  await whole.asked
  await page.evaluate(() => {
    const form = document.forms.namedItem('ticket')
    form?.requestSubmit()
    form?.requestSubmit()
  })
  await send.and(page.locator('[aria-busy=true]')).waitFor()
  expect(posts).toEqual([])
  whole.letThrough()
  await untilThere(page, 'Inviata prima dei controlli.')
  expect(posts).toHaveLength(1)
  expect(complaints).toEqual([])
})

test('a claim whose checks cannot be had is sent without them, and its page is not loaded again', async () => {
  const { page } = await visitor({ width: 360 })
  await signIn(page, 'sales@demo.example', '/')
  await page.route(checks, (route) => route.abort())
  await page.goto('/new-ticket?draft=new')
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  await fillClaim(page, 'Inviata senza controlli.')
  await addFiles(page, photos)
  await page.locator('.file-done').nth(2).waitFor()
  await page.fill('textarea[name=content]', 'Breve.')
  await page.locator('.claim-send [type=submit]').click()
  // The server has the same checks.
  await page.locator('.claim .alert-danger', { hasText: 'almeno 20 caratteri' }).waitFor()
  await page.fill('textarea[name=content]', 'Inviata senza controlli.')
  await page.locator('.claim-send [type=submit]').click()
  await untilThere(page, 'Inviata senza controlli.')
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
  await expectOnce(page, 'Inviata senza controlli.')
})

/** The scripts that validate the claim, which come when it is used. */
const checks = '**/claim.checks-*.js'

async function holdChecks(page: Page) {
  const { promise: held, resolve: letThrough } = Promise.withResolvers<void>()
  const { promise: asked, resolve: isAsked } = Promise.withResolvers<void>()
  await page.unroute(checks)
  await page.route(checks, async (route) => {
    isAsked()
    await held
    await route.continue()
  })
  return { asked, letThrough }
}

/** The claims that leave the page from now on. */
function postsOf(page: Page): string[] {
  const posts: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/new-ticket')) posts.push(request.url())
  })
  return posts
}

/** A claim that is complete, but for the press on its button. */
async function begin(page: Page, words: string): Promise<void> {
  await signIn(page, 'sales@demo.example', '/new-ticket?draft=new')
  await fillClaim(page, words)
  await addFiles(page, photos)
  await page.locator('.file-done').nth(2).waitFor()
}

async function untilThere(page: Page, words: string): Promise<void> {
  await page.waitForURL(/\/tickets\/\d+/)
  await page.locator('main', { hasText: words }).waitFor()
}

async function expectOnce(page: Page, words: string): Promise<void> {
  const list = await page.request.get(`/tickets?q=${encodeURIComponent(words)}`)
  expect((await list.text()).match(/class="[^"]*row-link/g)).toHaveLength(1)
}

/** Says that an answer is coming, and hangs up. */
async function openHalf() {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.once('data', () => {
      socket.write('HTTP/1.1 202 Accepted\r\ncontent-type: text/x-script\r\ncontent-length: 5000\r\n\r\n[{"_1":2}')
      setTimeout(() => socket.resetAndDestroy(), 100)
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/new-ticket.data`,
    close: () => void server.close(),
  }
}

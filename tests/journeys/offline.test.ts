import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { awaitScripts } from '#tests/screens/visit.ts'
import { endSession, expectNoSidewaysScroll, readAgain, signIn, visitor } from './browser.ts'
import { addFiles, fillClaim, largePdf, photos, untilKept, untilWaiting, waiting } from './offline.steps.ts'

test('a mechanic whose line is cut amid a claim loses nothing: the tab closes, and text and photos go up by themselves', async () => {
  const { page, complaints } = await visitor({ width: 360 })
  const context = page.context()
  await signIn(page, 'dealer@demo.example', '/new-ticket?draft=new')
  await page.waitForSelector('html[data-awake]')
  await context.setOffline(true)
  await fillClaim(page, 'Scritto senza linea.')
  await addFiles(page, photos.slice(0, 2))
  await page.getByText('In attesa della connessione').first().waitFor()
  await page.getByText('Bozza conservata su questo dispositivo').waitFor()
  await expectNoSidewaysScroll(page)
  // A text and two photos.
  await untilWaiting(page, (count) => count === 3)
  await page.close()

  await context.setOffline(false)
  const later = await context.newPage()
  await later.goto('/')
  await later.locator('.toast', { hasText: '2 file caricati' }).waitFor()
  expect(await waiting(later)).toBe(0)
  const draft = later.locator('.drafts a', { hasText: 'C68 · c68.51s.00123' }).first()
  await draft.click()
  await later.waitForURL(/draft=/)
  expect(await later.inputValue('textarea[name=content]')).toBe('Scritto senza linea.')
  expect(await later.locator('.file-name').allTextContents()).toEqual([
    'landscape-orientation-6.jpg',
    'portrait-orientation-3.jpg',
  ])
  expect(complaints).toEqual([])
})

test('what is typed without a pause is kept while it is typed', async () => {
  const { page } = await visitor({ width: 360 })
  await signIn(page, 'dealer@demo.example', '/new-ticket?draft=new')
  await page.waitForSelector('html[data-awake]')
  await page.context().setOffline(true)
  // By the page's own clock: another's may pause.
  await page.evaluate(() => {
    const text = document.querySelector('textarea[name=content]')
    setInterval(() => {
      if (text instanceof HTMLTextAreaElement) text.value += 'senza pausa '
      text?.dispatchEvent(new Event('input', { bubbles: true }))
    }, 50)
  })
  await untilKept(page, 'senza pausa')
})

test('what was chosen before the scripts came stays, also where a text that waited for the page is saved', async () => {
  const { page } = await visitor({ width: 360 })
  await signIn(page, 'dealer@demo.example', '/new-ticket?draft=new')
  await page.waitForSelector('html[data-awake]')
  await page.context().setOffline(true)
  await page.fill('textarea[name=content]', 'Ferma nel browser.')
  await untilKept(page, 'Ferma nel browser.')
  await page.getByText('Bozza conservata su questo dispositivo').waitFor()
  await page.close()

  await page.context().setOffline(false)
  const later = await page.context().newPage()
  const { promise: come, resolve: letThemCome } = Promise.withResolvers<void>()
  await later.route('**/*.js', async (route) => {
    await come
    await route.continue()
  })
  await later.goto('/new-ticket', { waitUntil: 'commit' })
  const chosen = later.locator('input[name=damage_phase][value=field]')
  await later.locator('label', { has: chosen }).click()
  const saved = later.waitForResponse((response) => response.url().endsWith('/drafts'))
  letThemCome()
  await saved
  await untilWaiting(later, (count) => count === 0)
  expect(await chosen.isChecked()).toBe(true)
})

test('a complete claim that meets no line is sent once by itself, from whichever page is open when it is back', async () => {
  const { page } = await visitor({ width: 360 })
  const context = page.context()
  await signIn(page, 'sales@demo.example', '/new-ticket?draft=new')
  await fillClaim(page, 'Da inviare appena c’è linea.')
  await addFiles(page, photos)
  await page.locator('.file-done').nth(2).waitFor()
  await context.setOffline(true)
  await page.fill('textarea[name=notes]', 'Senza linea.')
  await press(page)
  await page.getByText('la richiesta si invia da sola').waitFor()
  await page.close()
  const [one, two] = [await context.newPage(), await context.newPage()]
  await context.setOffline(false)
  await Promise.all([one.goto('/'), two.goto('/tickets')])
  await Promise.any([one, two].map((where) => where.locator('.toast', { hasText: 'garanzia inviata' }).waitFor()))
  await untilWaiting(one, (count) => count === 0)
  await one.goto(`/tickets?q=${encodeURIComponent('appena c’è linea')}`)
  expect(await one.locator('main a.row-link').count()).toBe(1)
})

test('what a page has not sent when it is closed goes from the one that is still open, without a new page', async () => {
  const { page } = await visitor({ width: 360 })
  const context = page.context()
  await signIn(page, 'sales@demo.example', '/new-ticket?draft=new')
  await page.waitForSelector('html[data-awake]')
  await page.route('**/drafts', (route) => route.abort())
  await page.fill('textarea[name=content]', 'Chiusa prima di partire.')
  await untilWaiting(page, (count) => count === 1)
  const other = await context.newPage()
  await other.clock.install()
  const looked = other.waitForEvent('request', (request) => request.url().includes('outgoing'))
  await other.goto('/tickets')
  await looked
  await page.close()
  // Whenever it looked first: half a minute later it looks again.
  const timer = setInterval(() => void other.clock.fastForward(31_000).catch(() => undefined), 1000)
  await untilWaiting(other, (count) => count === 0)
  clearInterval(timer)
})

test('a claim that is begun while another goes out by itself keeps what was typed first', async () => {
  const { page } = await visitor({ width: 360 })
  const context = page.context()
  await signIn(page, 'sales@demo.example', '/new-ticket?draft=new')
  await fillClaim(page, 'Quella che parte da sola.')
  await addFiles(page, photos)
  await page.locator('.file-done').nth(2).waitFor()
  await context.setOffline(true)
  await press(page)
  await page.getByText('la richiesta si invia da sola').waitFor()
  await page.close()

  const next = await context.newPage()
  await awaitScripts(next)
  const { promise: go, resolve: letItGo } = Promise.withResolvers<void>()
  await next.route('**/new-ticket', async (route) => {
    if (route.request().method() === 'POST') await go
    await route.continue()
  })
  // Without its first draft it has no name in its address.
  await next.route('**/drafts', (route) => route.abort())
  await context.setOffline(false)
  await next.goto('/new-ticket?draft=new')
  await next.waitForSelector('html[data-awake]')
  await next.fill('input[name=serial_number]', 'C68-51S-00777')
  letItGo()
  await next.locator('.toast', { hasText: 'garanzia inviata' }).waitFor()
  await readAgain(next)
  expect(new URL(next.url()).search).toBe('?draft=new')
  expect(await next.inputValue('input[name=serial_number]')).toBe('C68-51S-00777')
})

test('a claim that was said to go by itself goes by itself where its own page is opened again', async () => {
  const { page } = await visitor({ width: 360 })
  const context = page.context()
  await signIn(page, 'sales@demo.example', '/new-ticket?draft=new')
  await fillClaim(page, 'Riaperta sulla sua pagina.')
  await addFiles(page, photos)
  await page.locator('.file-done').nth(2).waitFor()
  await page.waitForURL(/draft=[\da-f]{8}-/)
  const address = page.url()
  await context.setOffline(true)
  await press(page)
  await page.getByText('la richiesta si invia da sola').waitFor()
  await page.close()
  await context.setOffline(false)
  const again = await context.newPage()
  await again.goto(address)
  await again.waitForURL(/\/tickets\/\d+/)
  await again.locator('main', { hasText: 'Riaperta sulla sua pagina.' }).waitFor()
  await untilWaiting(again, (count) => count === 0)
})

test('an open claim waits for the line with its photos, and goes when they are up', async () => {
  const { page } = await visitor({ width: 360 })
  await signIn(page, 'ongaro@demo.example', '/new-ticket?draft=new')
  await fillClaim(page, 'La pagina resta aperta.')
  await page.context().setOffline(true)
  await addFiles(page, photos)
  await page.getByText('In attesa della connessione').first().waitFor()
  await press(page)
  await page.getByText('la richiesta si invia da sola').waitFor()
  expect(await page.locator('button[type=submit].button-primary').last().textContent()).toBe(
    'In attesa della connessione…',
  )
  await page.context().setOffline(false)
  await page.waitForURL(/\/tickets\/\d+/)
  await page.locator('main', { hasText: 'La pagina resta aperta.' }).waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
  expect(await page.locator('main img[src^="/files/"]').count()).toBe(3)
  await untilWaiting(page, (count) => count === 0)
})

test('a large file goes on where the line was cut, part by part', async () => {
  const { page } = await visitor()
  await signIn(page, 'dealer@demo.example', '/new-ticket?draft=new')
  await page.waitForSelector('html[data-awake]')
  const offsets: number[] = []
  let cut = 0
  await page.route(/\/uploads\?id=/, async (route) => {
    offsets.push(Number(new URL(route.request().url()).searchParams.get('offset')))
    if (offsets.length === 3 || offsets.length === 4) {
      cut += 1
      return route.abort()
    }
    return route.continue()
  })
  await addFiles(page, [largePdf(5_500_000)])
  await page.locator('.file-done').waitFor({ timeout: 60_000 })
  expect(cut).toBe(2)
  expect(offsets).toEqual([0, 1_000_000, 2_000_000, 2_000_000, 2_000_000, 3_000_000, 4_000_000, 5_000_000])
})

test('who signs out is told what waits, and the next person in the browser neither sees nor sends it', async () => {
  const { page } = await visitor()
  const context = page.context()
  await signIn(page, 'dealer@demo.example', '/new-ticket?draft=new')
  await page.waitForSelector('html[data-awake]')
  await page.route('**/uploads', (route) => route.abort())
  await page.route('**/drafts', (route) => route.abort())
  await page.fill('textarea[name=content]', 'Non per altri.')
  await addFiles(page, photos.slice(0, 1))
  await untilWaiting(page, (count) => count === 2)
  await page.locator('.top-bar details:has(form[action="/sign-out"]) summary').click()
  await page.locator('form[action="/sign-out"] button').click()
  const dialog = page.getByRole('dialog', { name: 'C’è ancora qualcosa da inviare' })
  await dialog.getByRole('button', { name: 'Resta' }).click()
  expect(await waiting(page)).toBe(2)

  // The session ends elsewhere, and somebody else signs in.
  await endSession(page)
  const other = await context.newPage()
  const sent: string[] = []
  other.on('request', (request) => {
    if (request.method() === 'POST') sent.push(new URL(request.url()).pathname)
  })
  await signIn(other, 'other@demo.example', '/')
  await untilWaiting(other, (count) => count === 0)
  await other.goto('/new-ticket')
  expect(await other.inputValue('textarea[name=content]')).toBe('')
  expect(sent.filter((address) => address !== '/')).toEqual([])
})

test('a claim whose browser is cleared while it is open loses nothing: text and photos are still there, and go up', async () => {
  const { page } = await visitor({ width: 360 })
  await signIn(page, 'ongaro@demo.example', '/new-ticket?draft=new')
  await page.waitForSelector('html[data-awake]')
  await page.context().setOffline(true)
  await fillClaim(page, 'Prima di svuotare il browser.')
  await addFiles(page, photos)
  await untilWaiting(page, (count) => count === 4)
  await page.evaluate(async () => {
    localStorage.clear()
    for (const { name = '' } of await indexedDB.databases()) indexedDB.deleteDatabase(name)
  })
  expect(await waiting(page)).toBe(0)
  await page.fill('textarea[name=content]', 'Svuotato il browser, la descrizione continua.')
  await untilKept(page, 'la descrizione continua.')
  await page.context().setOffline(false)
  await page.locator('.file-done').nth(2).waitFor()
  await press(page)
  await page.waitForURL(/\/tickets\/\d+/)
  await page.locator('main', { hasText: 'Svuotato il browser' }).waitFor()
  expect(await page.locator('main img[src^="/files/"]').count()).toBe(3)
})

test('a browser that keeps nothing, or has no room, says so and sends as ever', async () => {
  for (const [name, said] of [
    ['SecurityError', 'Questo browser non conserva i file'],
    ['QuotaExceededError', 'non c’è più spazio'],
  ] as const) {
    const { page } = await visitor()
    await page.addInitScript((error) => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('refused', error)
      }
    }, name)
    await signIn(page, 'dealer@demo.example', '/new-ticket?draft=new')
    await page.waitForSelector('html[data-awake]')
    await page.context().setOffline(true)
    await addFiles(page, photos)
    await page.locator('.toast', { hasText: said }).waitFor()
    await fillClaim(page, 'Scritta dove nulla resta.')
    await press(page)
    await page.getByText('lascia aperta la pagina').waitFor()
    await page.context().setOffline(false)
    await page.waitForURL(/\/tickets\/\d+/)
    await page.context().close()
  }
})

/** From behind what the page says meanwhile. */
async function press(page: Page): Promise<void> {
  await page.locator('.claim-send button[type=submit]').last().dispatchEvent('click')
}

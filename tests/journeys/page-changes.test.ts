import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { signIn, visitor } from './browser.ts'

const ticketsLink = 'nav a[href="/tickets"]:visible'

test('a page whose part is missing is loaded again once in ten seconds, then the error page says so', async () => {
  const { page } = await visitor()
  await signIn(page, 'dealer@demo.example')
  await page.route('**/list.route-*.js', (route) => route.fulfill({ status: 404 }))
  const documents = watchDocuments(page)

  await page.click(ticketsLink)
  await page.waitForURL('**/tickets')
  await page.waitForTimeout(1500)
  // Without its scripts, and whole.
  expect(documents).toEqual(['/tickets'])
  expect(await page.locator('table tbody tr').count()).toBeGreaterThan(3)

  await page.goto('/')
  await page.click(ticketsLink)
  await page.waitForSelector('.error-page')
  await page.waitForTimeout(1500)
  expect(documents).toEqual(['/tickets', '/'])
  expect(new URL(page.url()).pathname).toBe('/tickets')
  expect(await page.innerText('.error-page h1')).not.toBe('')

  // The rest of the portal works on, and later the page is tried again.
  await page.click('.error-page a')
  await page.waitForSelector('.error-page', { state: 'detached' })
  await page.evaluate(() => sessionStorage.setItem('reloaded-at', String(Date.now() - 10_001)))
  await page.unroute('**/list.route-*.js')
  await page.click(ticketsLink)
  await expect.poll(() => documents, { timeout: 10_000 }).toEqual(['/tickets', '/', '/tickets'])
  await page.waitForSelector('table tbody tr')
})

test('a page in another language is another document, whose scripts hold the sentences of that language alone', async () => {
  const { page, complaints } = await visitor({ width: 1440 })
  const scripts: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.js')) scripts.push(pathname)
  })
  const textOf = async (script: string) => (await page.request.get(script)).text()
  await signIn(page, 'dealer@demo.example', '/user')
  await page.locator('button.collapse', { hasText: 'Riduci menu' }).waitFor()
  await page.waitForSelector('html[data-awake]')
  expect(scripts.filter((script) => !script.startsWith('/assets/it/'))).toEqual([])
  const texts = (await Promise.all(scripts.map(textOf))).join('\n')
  expect(texts).toContain('Riduci menu')
  expect(texts).not.toMatch(/Collapse menu|Réduire le menu/)

  scripts.length = 0
  const documents = watchDocuments(page)
  await page.click('label:has(input[name=locale][value=fr])')
  await page.click('#profile button[type=submit]')
  await page.waitForURL('**/fr/user')
  await page.locator('button.collapse', { hasText: 'Réduire le menu' }).click()
  await page.waitForSelector('html[data-menu=collapsed]')
  expect(documents).toEqual(['/fr/user'])
  expect(scripts.filter((script) => !script.startsWith('/assets/fr/'))).toEqual([])
  expect(complaints).toEqual([])
})

test('a page that is slow to come shows a bar, which goes again; a quick one shows none', async () => {
  const { page } = await visitor()
  await signIn(page, 'dealer@demo.example')
  await changePage(page, 'nav a[href="/new-ticket"]:visible')

  const held = Promise.withResolvers<void>()
  await page.route('**/*.data*', async (route) => {
    await held.promise
    await route.continue()
  })
  const change = changePage(page, ticketsLink)
  const bar = page.locator('.loading-bar')
  await bar.and(page.locator('[data-phase=running]')).waitFor({ state: 'visible' })
  expect((await bar.boundingBox())?.height).toBe(3)
  held.resolve()
  expect((await change).seen).toEqual(['waiting', 'running', 'full', 'fading', 'over'])
  // A browser's timers end up to a millisecond early by the clock that is read here.
  expect(Math.ceil((await change).afterwards)).toBeGreaterThanOrEqual(850)
  await bar.waitFor({ state: 'hidden' })
  await page.unroute('**/*.data*')

  // On a computer that is busy with other things a change may take longer, and then shows its bar.
  for (let i = 0; i < 6; i++) {
    const { took, seen } = await changePage(page, i % 2 ? ticketsLink : 'nav a[href="/"]:visible')
    // It may be told to wait, also twice where what is new is read at once.
    if (took < 180) expect(seen).not.toContain('running')
  }
})

test('how many a list is narrowed to, or that there are none, is said in one element that stays, and so read aloud', async () => {
  const { page, complaints } = await visitor()
  await signIn(page, 'dealer@demo.example', '/en/tickets')
  await page.waitForSelector('html[data-awake]')
  const said = await page.waitForSelector('[role=status]:has(.pager-count)')
  await page.fill('input[name=q]', 'qwzx')
  await expect.poll(() => said.innerText()).toContain('No results for “qwzx”')
  await page.fill('input[name=q]', '')
  await expect.poll(() => said.innerText()).toMatch(/^\d+ tickets/)
  expect(complaints).toEqual([])
})

test('once a newer build is served, the next page is loaded whole, and the one after it is not', async () => {
  const { page, complaints } = await visitor()
  await signIn(page, 'dealer@demo.example')
  const documents = watchDocuments(page)
  await hearOfNewerBuild(page)
  expect(documents).toEqual([])

  await page.click(ticketsLink)
  await expect.poll(() => documents).toEqual(['/tickets'])
  await page.waitForSelector('main tbody tr')
  await changePage(page, 'nav a[href="/"]:visible')
  expect(documents).toEqual(['/tickets'])
  expect(complaints).toEqual([])
})

test('with a newer build about, a reply sent at the desk is shown on its ticket', async () => {
  // As wide as the queue beside a ticket needs, which is read again behind the reply.
  const { page, complaints } = await visitor({ width: 1440 })
  await signIn(page, 'agent@demo.example', '/console/tickets?awaiting=maker')
  await page.locator('main a.row-link').first().click()
  await page.locator('.desk-rail li').first().waitFor()
  await hearOfNewerBuild(page)
  await page.fill('#reply-message', 'Il pezzo parte domani mattina.')
  await page.locator('#reply-message').press('Control+Enter')
  await page.locator('.message', { hasText: 'Il pezzo parte domani mattina.' }).waitFor()
  expect(complaints).toEqual([])
})

async function hearOfNewerBuild(page: Page): Promise<void> {
  await page.route('**/build.json', (route) => route.fulfill({ json: { build: 'a-newer-one' } }), { times: 1 })
  // Anyone who comes back to the window asks at once.
  await expect
    .poll(async () => {
      await page.evaluate(() => window.dispatchEvent(new Event('focus')))
      return page.evaluate(() => document.documentElement.dataset['newBuild'])
    })
    .toBe('a-newer-one')
}

function watchDocuments(page: Page): string[] {
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname)
  })
  return documents
}

/** Follows a link, and tells through which phases the bar went, how long the page took, and the bar after it. */
async function changePage(page: Page, link: string) {
  await page.evaluate(() => {
    const bar = document.querySelector('.loading-bar')
    if (!bar) throw new Error('There is no bar')
    const phases: [string, number][] = []
    Object.assign(window, { phases })
    new MutationObserver(() => {
      const phase = bar.getAttribute('data-phase') ?? ''
      if (phases.at(-1)?.[0] !== phase) phases.push([phase, performance.now()])
    }).observe(bar, { attributeFilter: ['data-phase'] })
  })
  const to = await page.locator(link).first().getAttribute('href')
  await page.click(link)
  // Read at the moment the change is over: the bar may still be told of it after the page has come.
  const changed = await page.waitForFunction((path) => {
    const { phases } = window as unknown as { phases: [string, number][] }
    return location.pathname === path && (phases.at(-1)?.[0] ?? 'over') === 'over' ? [...phases] : undefined
  }, to)
  const phases = (await changed.jsonValue()) ?? []
  const at = (phase: string) => phases.find(([name]) => name === phase)?.[1] ?? 0
  return {
    seen: phases.map(([phase]) => phase),
    took: (at('full') || at('over')) - at('waiting'),
    afterwards: at('over') - at('full'),
  }
}

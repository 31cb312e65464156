import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { endSession, expectNoSidewaysScroll, signIn, visitor } from './browser.ts'
import { untilWaiting } from './offline.steps.ts'

test('without a line the home, the list, a ticket that was read and the form of a claim open, and say from when they are', async () => {
  const { page, complaints } = await visitor({ width: 360, worker: true })
  const context = page.context()
  await signIn(page, 'dealer@demo.example')
  await untilKept(page, '/new-ticket')
  await page.goto('/tickets')
  await page.locator('main a.row-link').first().click()
  await page.waitForURL(/\/tickets\/\d+$/)
  const ticket = new URL(page.url()).pathname
  await untilKept(page, ticket)
  const title = await page.locator('h1').textContent()
  await context.setOffline(true)

  const offline = await context.newPage()
  await offline.goto(ticket)
  await offline.getByText('senza connessione').waitFor()
  expect(await offline.locator('h1').textContent()).toBe(title)
  await expectNoSidewaysScroll(offline)
  await offline.locator('nav.main-menu a[href="/"]').first().click()
  await offline.waitForURL((url) => url.pathname === '/')
  await offline.getByText('senza connessione').waitFor()

  await offline.goto('/new-ticket')
  await offline.getByText('senza connessione').waitFor()
  await offline.fill('textarea[name=content]', 'Cominciata senza linea.')
  await untilWaiting(offline, (count) => count === 1)
  await offline.goto('/')
  await offline.locator('.drafts', { hasText: 'Bici non ancora indicata' }).waitFor()
  await offline.goto('/new-ticket')
  await offline.waitForFunction(
    () => document.querySelector<HTMLTextAreaElement>('textarea[name=content]')?.value === 'Cominciata senza linea.',
  )
  await offline.close()

  await context.setOffline(false)
  await page.goto('/')
  await untilWaiting(page, (count) => count === 0)
  await page.goto('/new-ticket')
  expect(await page.inputValue('textarea[name=content]')).toBe('Cominciata senza linea.')
  expect(complaints).toEqual([])
})

test('with the end of a session, at signing out, and when somebody else signs in, nothing that was kept is left', async () => {
  const { page } = await visitor({ worker: true })
  await signIn(page, 'dealer@demo.example')
  await untilKept(page, '/new-ticket')
  await endSession(page)
  await page.goto('/tickets')
  await page.locator('#sign-in').waitFor()
  await untilNothingIsKept(page)

  await signIn(page, 'dealer@demo.example')
  await untilKept(page, '/')
  await page.locator('.top-bar details:has(form[action="/sign-out"]) summary').click()
  await page.locator('form[action="/sign-out"] button').click()
  await page.locator('#sign-in').waitFor()
  await untilNothingIsKept(page)

  await signIn(page, 'other@demo.example')
  await untilKept(page, '/')
  await page.context().clearCookies()
  await signIn(page, 'agent@demo.example')
  await untilNothingIsKept(page)
  await until(page, async () => (await workersIn(page)) === 0)
})

async function untilKept(page: Page, path: string): Promise<void> {
  await until(page, async () => (await keptIn(page)).some((name) => name.endsWith(` ${path}`)))
}

async function untilNothingIsKept(page: Page): Promise<void> {
  await until(page, async () => (await keptIn(page)).every((name) => !name.startsWith('of ')))
}

/** What is asked of a browser's caches is answered later, for which the browser itself cannot wait. */
async function until(page: Page, isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await page.waitForTimeout(50)
}

/** `cache path` of each. */
function keptIn(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const all = []
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) all.push(`${name} ${new URL(url).pathname}`)
    return all
  })
}

function workersIn(page: Page): Promise<number> {
  return page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
}

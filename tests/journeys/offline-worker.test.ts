import type { Page } from 'playwright-core'
import { test } from 'vitest'
import { endSession, signIn, visitor } from './browser.ts'

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

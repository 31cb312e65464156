import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { signIn, visitor } from './browser.ts'

test('going back to a list that the browser kept shows it as it is now, and after signing out the sign-in', async () => {
  for (const javaScript of [true, false]) {
    const { page, complaints } = await visitor({ javaScript })
    await signIn(page, 'agent@demo.example', '/console/tickets')
    const kept = await nonceOf(page)
    await page.goto('/console/tickets')
    expect(await nonceOf(page)).toBe(kept)
    await page.goto('/products')
    await page.goBack()
    expect(await nonceOf(page)).toBe(kept)
    const [, id = ''] =
      /\/(\d+)$/.exec((await page.locator('main a.row-link').first().getAttribute('href')) ?? '') ?? []
    await page.goto('/products')
    const subject = `Ricambio ${javaScript ? 'uno' : 'due'}`
    const form = { intent: 'subject', subject }
    const sent = await page.request.post(`/console/tickets/${id}`, {
      form,
      headers: { origin: new URL(page.url()).origin },
    })
    expect(sent.status()).toBe(200)
    await page.goBack()
    await page.locator('main a.row-link', { hasText: subject }).waitFor()
    await page.goto('/products')
    await page.request.post('/sign-out', { headers: { origin: new URL(page.url()).origin } })
    await page.goBack()
    await page.locator('#sign-in').waitFor()
    expect(complaints).toEqual([])
  }
})

test('two windows on the same ticket, read from what the browser kept, send two messages', async () => {
  const { page } = await visitor()
  await signIn(page, 'dealer@demo.example', '/tickets?stage=operations_in_progress')
  const other = await page.context().newPage()
  await other.goto('/tickets?stage=operations_in_progress')
  // The number that the server gave the form stands in it: another answer would have another.
  const read = await openFirst(page)
  expect(await openFirst(other)).toBe(read)
  for (const [window, text] of [
    [page, 'Dalla prima finestra'],
    [other, 'Dalla seconda finestra'],
  ] as const) {
    await window.fill('textarea[name=message]', text)
    await window.locator('form:has(textarea[name=message]) button[type=submit]').last().click()
    await window.locator('.message', { hasText: text }).waitFor()
  }
  await page.reload()
  for (const text of ['Dalla prima finestra', 'Dalla seconda finestra'])
    await page.locator('.message', { hasText: text }).waitFor()
})

/** @returns what the browser read the page from */
async function openFirst(page: Page): Promise<string> {
  const answered = page.waitForResponse((answer) => /\/tickets\/\d+\.data/.test(answer.url()))
  await page.locator('main a.row-link').first().click()
  await page.locator('textarea[name=message]').waitFor()
  return (await answered).text()
}

/** Each page the server sends has another: the same one twice is what the browser kept. */
function nonceOf(page: Page): Promise<string | null> {
  return page
    .locator('style[nonce]')
    .first()
    .evaluate((style: HTMLStyleElement) => style.nonce)
}

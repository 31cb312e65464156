import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { signInWrongly, whenAwake } from '#tests/screens/acts.ts'
import { signIn, visitor } from './browser.ts'

test('a subscription is switched by one press, and a notice says which and how', async () => {
  const { page, complaints } = await visitor({ locale: 'en' })
  await signIn(page, 'third@demo.example', '/en/subscriptions')
  const topic = page.locator('.topic', { hasText: 'New products' })
  for (const [standing, notice] of [
    ['Subscribed', 'New products: subscribed'],
    ['Unsubscribed', 'New products: unsubscribed'],
  ] as const) {
    await topic.locator('button').click()
    await topic.getByText(standing, { exact: true }).waitFor()
    await page
      .locator('.toast', { hasText: 'Subscription status updated' })
      .getByText(notice, { exact: true })
      .waitFor()
  }
  expect(complaints).toEqual([])
})

test('of two failed tries to log in only the newer one is told', async () => {
  const { page, complaints } = await visitor({ locale: 'en' })
  await page.goto('/en')
  await signInWrongly(page)
  await whenAwake(page, '#sign-in')
  expect(await page.locator('.alert-danger').count()).toBe(1)
  await page.click('#sign-in button[type=submit]')
  await page.locator('#sign-in-problems').waitFor()
  expect(await page.locator('.alert-danger').count()).toBe(1)
  expect(complaints).toEqual([])
})

test('two folders made one after the other are announced twice', async () => {
  const { page, complaints } = await visitor({ locale: 'en' })
  await signIn(page, 'admin@demo.example', '/en/console/resources/folders')
  const notices = await watchNotices(page)
  for (const [at, name] of ['Fiere', 'Cataloghi'].entries()) {
    await page.fill('form:has([value=folder]) input[name=name_it]', name)
    await page.click('button[name=intent][value=folder]')
    await page.locator('.resource-folder', { hasText: name }).waitFor()
    await expect.poll(notices).toEqual(Array.from({ length: at + 1 }, () => 'Folder created'))
  }
  expect(complaints).toEqual([])
})

test('what was done to a request for access is said once, and not again when the list is loaded again', async () => {
  const { page } = await visitor({ locale: 'en' })
  await signIn(page, 'admin@demo.example')
  await page.goto('/en/console/accounts?notice=approved')
  await page.locator('.toast', { hasText: 'Account approved' }).waitFor()
  await page.reload()
  const notices = await watchNotices(page)
  await page.waitForTimeout(500)
  expect(await notices()).toEqual([])
  expect(await page.locator('.toast').count()).toBe(0)
})

/** From now on every notice that comes up is noted, as it is read aloud. */
async function watchNotices(page: Page): Promise<() => Promise<string[]>> {
  await whenAwake(page, '.toasts-list')
  await page.evaluate(() => {
    const notices: string[] = []
    Object.assign(window, { notices })
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const added of addedNodes)
          if (added instanceof Element)
            notices.push([...added.querySelectorAll('.toast-words > *')].map((part) => part.textContent).join(': '))
    }).observe(document.querySelector('.toasts-list') ?? document.body, { childList: true })
  })
  return () => page.evaluate(() => (window as unknown as { notices: string[] }).notices)
}

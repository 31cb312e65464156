import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { demoPassword } from '#db/demo/people.ts'
import { expectNoSidewaysScroll, expectNotice, signIn, visitor } from './browser.ts'

const toast = '.toasts .toast-danger'

test('a message sent over a dead line stays in its form, and is stored once when the line is back', async () => {
  const { page, complaints } = await visitor({ width: 320 })
  await signIn(page, 'dealer@demo.example', '/quotes?acceptance=pending&expired=no')
  await page.click('main a.row-link >> nth=0')
  await page.waitForURL(/\/quotes\/[^/?]+$/)
  const quote = page.url()

  await page.route('**/*.data*', (route) => route.abort('internetdisconnected'))
  await page.fill('textarea[name=message]', 'Consegna entro maggio? Scrivo dalla cantina.')
  await send(page)
  await page.locator(toast, { hasText: 'Nessuna connessione' }).waitFor()
  expect(await page.inputValue('textarea[name=message]')).toBe('Consegna entro maggio? Scrivo dalla cantina.')
  expect([page.url(), await page.locator('.error-page').count()]).toEqual([quote, 0])
  await expectNoSidewaysScroll(page)

  // The next try reaches the portal, and only its answer is lost.
  const lost = Promise.withResolvers<void>()
  await page.unroute('**/*.data*')
  await page.route('**/*.data*', async (route) => {
    if (route.request().method() === 'POST') await route.fetch({ maxRedirects: 0 })
    // What was said of the try before goes as the new one begins.
    await page.locator(toast).waitFor({ state: 'detached' })
    lost.resolve()
    await route.abort('connectionreset')
  })
  await send(page)
  await lost.promise
  await page.locator(toast).waitFor()
  expect(await page.inputValue('textarea[name=message]')).toContain('dalla cantina')

  await page.unroute('**/*.data*')
  await send(page)
  const messages = page.locator('.messages > .message', { hasText: 'dalla cantina' })
  await messages.waitFor()
  expect(await page.inputValue('textarea[name=message]')).toBe('')
  expect(await page.locator(toast).count()).toBe(0)
  await page.reload()
  expect(await messages.count()).toBe(1)
  expect(complaints).toEqual([])
})

test('a form whose scripts are cut off stays as it came, with what was typed, and is sent once the line is back', async () => {
  const { page } = await visitor({ width: 320 })
  await page.route('**/sign-in-form*.js', async (route) => {
    await page.context().setOffline(true)
    await route.abort('internetdisconnected')
  })
  await page.goto('/tickets')
  await page.waitForFunction(() => !navigator.onLine)
  await page.fill('input[name=email]', 'dealer@demo.example')
  await page.fill('input[name=password]', demoPassword)
  await page.press('input[name=password]', 'Enter')
  await page.locator(toast, { hasText: 'invialo di nuovo' }).waitFor()
  expect(await page.inputValue('input[name=email]')).toBe('dealer@demo.example')
  await page.unroute('**/sign-in-form*.js')
  await page.context().setOffline(false)
  await page.press('input[name=password]', 'Enter')
  await page.waitForSelector('nav.main-menu', { state: 'attached' })
})

test('without a line the page stays, whatever is pressed, and its form can be sent once the line is back', async () => {
  const { page } = await visitor({ width: 320 })
  await signIn(page, 'dealer@demo.example', '/user')
  const address = page.url()
  await page.fill('input[name=first_name]', 'Marcolino')
  await page.context().setOffline(true)
  await page.locator('.main-menu a[href="/tickets"] >> nth=0').click()
  await page.locator(toast, { hasText: 'la pagina resta com’è' }).waitFor()
  const button = page.locator('#profile button[type=submit]')
  await button.click()
  await page.locator(toast, { hasText: 'invialo di nuovo' }).waitFor()
  await page.locator('#profile button[type=submit]:not([aria-disabled=true])').waitFor()
  expect([page.url(), await page.inputValue('input[name=first_name]')]).toEqual([address, 'Marcolino'])
  await page.context().setOffline(false)
  await expectNotice(page, () => button.click())
  await page.locator('.main-menu a[href="/tickets"] >> nth=0').click()
  await page.waitForURL('**/tickets')
})

test('a form that came back with a mistake keeps all of it while the portal is down; a refusal has its page', async () => {
  const { page, complaints } = await visitor()
  await signIn(page, 'workshop@demo.example', '/user')
  await page.fill('input[name=name]', 'www.davide.example')
  await page.fill('input[name=first_name]', 'Dado')
  // As it is sent before the page's scripts have come.
  await page.evaluate(() => document.forms.namedItem('profile')?.submit())
  await page.waitForSelector('#profile-problems')
  await page.fill('input[name=name]', 'Davide Riva-Neri')

  await page.route('**/*.data*', (route) => route.fulfill({ status: 502, body: 'Bad gateway' }))
  await page.click('#profile button[type=submit]')
  await page.locator(toast, { hasText: 'Il portale ha avuto un problema' }).waitFor()
  expect(await page.inputValue('input[name=name]')).toBe('Davide Riva-Neri')
  expect(await page.inputValue('input[name=first_name]')).toBe('Dado')

  await page.unroute('**/*.data*')
  await expectNotice(page, () => page.click('#profile button[type=submit]'))
  expect(await page.locator(toast).count()).toBe(0)
  await page.reload()
  expect(await page.inputValue('input[name=first_name]')).toBe('Dado')

  await page.route('**/*.data*', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 403, body: 'Forbidden' }) : route.continue(),
  )
  await page.click('#profile button[type=submit]')
  await page.waitForSelector('.error-page')
  expect(complaints).toEqual([])
})

async function send(page: Page) {
  await page.locator('#message button[type=submit]').click()
}

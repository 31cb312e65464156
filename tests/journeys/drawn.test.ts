import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { signIn, visitor, walk } from './browser.ts'

test(
  'a page that the browser draws after a press of the menu is the one that the server draws under its address',
  walk,
  async () => {
    for (const who of ['dealer', 'admin']) {
      const { page, complaints } = await visitor()
      await signIn(page, `${who}@demo.example`)
      const menu = await page
        .locator('.main-menu a')
        .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))])
      expect(menu.length).toBeGreaterThan(10)
      for (const path of menu) {
        const fromServer = await byAddress(page, path)
        await byMenu(page, path)
        // Drawings come with a script of their own, after the page.
        await expect.poll(() => partsOf(page), { message: path }).toEqual(fromServer)
      }
      expect(complaints).toEqual([])
    }
  },
)

test('what is shown only once has the focus as the browser draws it', async () => {
  const { page, complaints } = await visitor()
  await signIn(page, 'admin@demo.example', '/console/api')
  // A browser gives the focus to what asks for it in its markup but once a document.
  for (const name of ['Gestionale', 'Magazzino']) {
    await page.fill('#token-name', name)
    await page.locator('#token input[name=scopes]').first().check({ force: true })
    await page.click('#token button.button-primary')
    await page.locator('.alert:focus .api-token').waitFor()
    await page.click('.main-menu a[href="/console/backups"]')
    await page.locator('.api-token').waitFor({ state: 'detached' })
    await page.click('.main-menu a[href="/console/api"]')
  }
  expect(complaints).toEqual([])
})

/** @returns the page as it comes whole */
async function byAddress(page: Page, path: string): Promise<string[]> {
  await page.goto(path)
  await page.waitForSelector('html[data-hydrated]')
  return partsOf(page)
}

/** Comes to the page of the menu from another. */
async function byMenu(page: Page, path: string): Promise<void> {
  await page.goto(path === '/user' ? '/' : '/user')
  await page.waitForSelector('html[data-hydrated]')
  await page.locator(`.main-menu a[href="${path}"]`).first().dispatchEvent('click')
  await page.waitForURL((url) => url.pathname === path)
  await page.waitForFunction(() => document.querySelector('.loading-bar')?.getAttribute('data-phase') === 'over')
}

/** All elements of the page with their attributes and what they hold, in the order of the page. */
async function partsOf(page: Page): Promise<string[]> {
  const parts = await page.evaluate(() =>
    [...document.querySelectorAll('main *:not(noscript, noscript *, script)')].map((element) => {
      const { localName, attributes, childNodes } = element
      // Not compared: where the focus goes after a press, styles that scripts set, and what both write for the same.
      const written = [...attributes]
        .map(({ name, value }) => `${name.toLowerCase()}=${value}`)
        .filter(
          (attribute) => localName !== 'option' && !/^(?:style=|tabindex=-1$|nonce=$|value=(?:on)?$)/.test(attribute),
        )
      const texts = [...childNodes].filter((node) => node instanceof Text).map(({ data }) => data)
      const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
      const held = isField || element instanceof HTMLSelectElement ? [element.value, element.spellcheck] : []
      if (element instanceof HTMLInputElement) held.push(element.checked)
      return [localName, ...written.toSorted(), ...held, ...texts].join(' ')
    }),
  )
  // Each time a form is drawn, it has a name of its own, by which it is sent once.
  return parts.map((part) => part.replaceAll(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, 'once'))
}

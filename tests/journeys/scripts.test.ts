import { expect, test } from 'vitest'
import { signIn, visitor } from './browser.ts'

test('all scripts of a page are asked for at once: none waits for another that names it', async () => {
  const { page, complaints } = await visitor()
  await signIn(page, 'dealer@demo.example', '/tickets')
  const address = await page.locator('main a.row-link').first().getAttribute('href')
  await page.goto(address ?? '')
  await page.waitForSelector('html[data-hydrated]')
  const { listed, loaded } = await page.evaluate(() => ({
    listed: [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map(({ href }) => href),
    loaded: performance.getEntriesByType('resource').flatMap(({ name }) => (name.endsWith('.js') ? [name] : [])),
  }))
  expect(listed.length).toBeGreaterThan(20)
  expect(new Set(listed).size).toBe(listed.length)
  expect(loaded.filter((script) => !listed.includes(script))).toEqual([])
  expect(complaints).toEqual([])
})

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { whenAwake } from '#tests/screens/acts.ts'
import { signIn, visitor } from './browser.ts'

const calculator = '/en/resources/size-calculator'

test('the size and the drawing follow what is typed, without asking the server', async () => {
  const { page, complaints } = await visitor({ locale: 'en' })
  await signIn(page, 'customer@demo.example', calculator)
  await whenAwake(page, 'input[name=height]')
  const asked: string[] = []
  page.on('request', (request) => {
    // What is unread the page asks by itself, whatever is typed.
    const isOwn = request.url().endsWith('/unread')
    if (!isOwn && ['document', 'fetch', 'xhr'].includes(request.resourceType())) asked.push(request.url())
  })

  await page.locator('input[name=height]').pressSequentially('180')
  await page.locator('input[name=inseam]').pressSequentially('86.2')
  await expect.poll(() => sizeOn(page)).toMatch(/^Size 56: The bicycle in size 56: saddle height \d+/)
  await page.fill('input[name=inseam]', '80')
  await expect.poll(() => sizeOn(page)).toMatch(/^Between two sizes: 51 and 54: The bicycle in size 54:/)
  expect(new URL(page.url()).search).toBe('?height=180&inseam=80')
  expect(asked).toEqual([])
  expect(complaints).toEqual([])
})

test('measurements typed before the scripts came stay, and give a size', async () => {
  const { page } = await visitor({ locale: 'en' })
  await signIn(page, 'customer@demo.example')
  const { promise: come, resolve: letThemCome } = Promise.withResolvers<void>()
  await page.route('**/*.js', async (route) => {
    await come
    await route.continue()
  })
  await page.goto(calculator, { waitUntil: 'commit' })
  await page.fill('input[name=height]', '180')
  await page.fill('input[name=inseam]', '86.2')
  letThemCome()
  await page.locator('.size-drawing svg').waitFor()
  expect(await typedOn(page)).toEqual(['180', '86.2'])
})

test('clearing the size calculator empties its fields and takes its complaints away, also where nothing was calculated', async () => {
  const { page } = await visitor({ locale: 'en' })
  await signIn(page, 'customer@demo.example', calculator)
  await whenAwake(page, 'input[name=height]')
  const wrong = page.locator('.size-form [aria-invalid=true]')
  await page.fill('input[name=height]', '17')
  await page.press('input[name=height]', 'Tab')
  await wrong.waitFor()
  await page.click('.size-form a')
  await wrong.waitFor({ state: 'detached' })
  expect(await typedOn(page)).toEqual(['', ''])
  await page.click('.size-form button[type=submit]')
  await expect.poll(() => wrong.count()).toBe(2)
})

/** The headline, and what the drawing shows. */
async function sizeOn(page: Page): Promise<string> {
  const headline = await page.locator('.size-headline h2').allInnerTexts()
  const drawing = await page.locator('.size-drawing svg').evaluateAll((all) => all.map((one) => one.ariaLabel))
  return [...headline, ...drawing].join(': ')
}

function typedOn(page: Page): Promise<string[]> {
  return Promise.all(['height', 'inseam'].map((field) => page.inputValue(`input[name=${field}]`)))
}

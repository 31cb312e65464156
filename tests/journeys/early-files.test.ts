import path from 'node:path'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { rootDir } from '#app/kit/root-dir.server.ts'
import { signIn, visitor } from './browser.ts'

const photo = (name: string) => path.join(rootDir, 'tests/photos', name)

test('a photo that is taken before the scripts have come goes up once they are there, from the phone and in the claim', async () => {
  const [desk, phone] = [await visitor(), await visitor({ width: 320 })]
  await signIn(desk.page, 'dealer@demo.example', '/new-ticket?draft=new')
  const claim = await beforeScripts(desk.page, desk.page.url())
  await desk.page.locator('input[type=file]').first().setInputFiles(photo('photo.webp'))
  claim()
  await desk.page.locator('.slot-tick').waitFor()

  await desk.page.getByRole('button', { name: 'Usa il telefono come fotocamera' }).click()
  const address = (await desk.page.locator('.camera-code-address').textContent()) ?? ''
  await phone.page.goto(new URL(address).pathname)
  await phone.page.getByRole('button', { name: 'Usa questo telefono' }).click()
  await phone.page.locator('input[capture]').waitFor({ state: 'attached' })
  const camera = await beforeScripts(phone.page, phone.page.url())
  await phone.page.setInputFiles('input[capture]', photo('landscape-orientation-6.jpg'))
  camera()
  await phone.page.locator('.file-done').waitFor()
  expect([...desk.complaints, ...phone.complaints]).toEqual([])
})

test('a form that is sent before the scripts have come takes its file along, and none goes up beside it', async () => {
  const { page, complaints } = await visitor()
  await signIn(page, 'dealer@demo.example', '/tickets')
  await page.locator('main tbody a').first().click()
  await page.locator('form:has(textarea[name=message]) input[type=file]').first().waitFor({ state: 'attached' })
  const scripts = await beforeScripts(page, page.url())
  const form = page.locator('form:has(textarea[name=message])')
  await form.locator('textarea').fill('Ecco la foto del telaio.')
  await form.locator('input[type=file]').first().setInputFiles(photo('photo.webp'))
  await sendUnanswered(form)
  scripts()
  await page.waitForSelector('html[data-hydrated]')
  expect(
    await form.evaluate(
      (element: HTMLFormElement) => [...element.querySelectorAll('input')].filter(({ files }) => files?.length).length,
    ),
  ).toBe(1)
  expect(await form.locator('.file').count()).toBe(0)
  expect(complaints).toEqual([])
})

test('a file that goes with its form is named and validated once the scripts are there, also where the form has been sent', async () => {
  const { page, complaints } = await visitor()
  await signIn(page, 'admin@demo.example', '/console')
  for (const [address, isSent] of [
    ['/console/import', false],
    ['/console/brand', true],
    ['/console/resources/new?shelf=media', true],
    ['/console/resources/new?shelf=manual', false],
  ] as const) {
    const scripts = await beforeScripts(page, address)
    const form = page.locator('main form[enctype="multipart/form-data"]').first()
    await form.locator('input[type=file]').setInputFiles(photo('photo.webp'))
    if (isSent) await sendUnanswered(form)
    scripts()
    await form.locator('.drop-zone-title', { hasText: 'photo.webp' }).waitFor()
  }
  await page.locator('.field-error', { hasText: 'devono essere PDF' }).waitFor()
  expect(complaints).toEqual([])
})

/** On its way, as far as the page knows: a browser asks for its scripts until the answer has come. */
async function sendUnanswered(form: Locator): Promise<void> {
  await form.evaluate((element: HTMLFormElement) => {
    element.addEventListener('submit', (event) => event.preventDefault(), { once: true })
    element.requestSubmit()
  })
}

/** Opens a page whose scripts stay on their way. @returns lets them come */
async function beforeScripts(page: Page, address: string): Promise<() => void> {
  const { promise: come, resolve: letThemCome } = Promise.withResolvers<void>()
  await page.route('**/*.js', async (route) => {
    await come
    await route.continue()
  })
  await page.goto(address, { waitUntil: 'commit' })
  return letThemCome
}

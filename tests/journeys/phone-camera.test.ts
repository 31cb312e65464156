import path from 'node:path'
import { expect, test } from 'vitest'
import { rootDir } from '#app/kit/root-dir.server.ts'
import { choose } from '#tests/screens/visit.ts'
import { signIn, visitor } from './browser.ts'

const photo = (name: string) => path.join(rootDir, 'tests/photos', name)

test('a phone that scans the code of a claim adds photos, which appear on the computer by themselves', async () => {
  const [desk, phone] = [await visitor(), await visitor({ width: 360, locale: 'en' })]
  await signIn(desk.page, 'dealer@demo.example', '/en/new-ticket?draft=new')
  await choose(desk.page, 'part_involved', 'fork')
  await choose(desk.page, 'kind_of_damage', 'functional')
  await desk.page.getByText('Draft saved').waitFor()
  await desk.page.getByRole('button', { name: 'Use your phone as a camera' }).click()
  const address = (await desk.page.locator('.camera-code-address').textContent()) ?? ''
  expect(await desk.page.locator('.camera-code .qr-code path').count()).toBe(1)

  await phone.page.goto(new URL(address).pathname)
  await phone.page.getByRole('button', { name: 'Use this phone' }).click()
  const { promise: go, resolve: letItGo } = Promise.withResolvers<void>()
  await phone.page.route(/\/camera\/[^/]+\/photos/, async (route) => {
    await go
    await route.continue()
  })
  await phone.page.getByText('Both legs of the fork').click()
  await phone.page.setInputFiles('input[capture]', photo('landscape-orientation-6.jpg'))
  // Pressed while a photo is on its way, it waits for it.
  const done = phone.page.getByRole('button', { name: 'Done', exact: true })
  await done.and(phone.page.locator('[aria-busy=true]')).waitFor()
  await done.click({ force: true })
  letItGo()
  await phone.page.locator('.file-done', { hasText: 'Both legs of the fork' }).waitFor()
  await done.and(phone.page.locator(':not([aria-busy])')).waitFor()
  // On to the first that is still missing.
  expect(await phone.page.locator('input[name=slot]:checked').inputValue()).toBe('serial-number')
  await desk.page.locator('.slot-filled', { hasText: 'Both legs of the fork' }).locator('.slot-tick').waitFor()
  await desk.page.getByText('Phone connected').waitFor()

  await desk.page.getByRole('button', { name: 'Disconnect the phone' }).click()
  await phone.page.setInputFiles('input[capture]', photo('photo.webp'))
  await phone.page.getByText('The connection has ended.').waitFor()
  expect(await desk.page.locator('.slot-tick').count()).toBe(1)
  // The draft leads back to what came from the phone.
  await desk.page.reload()
  await desk.page.locator('.slot-filled', { hasText: 'Both legs of the fork' }).waitFor()
  expect([...desk.complaints, ...phone.complaints]).toEqual([])
})

test('a phone without JavaScript sends a photo by its form', async () => {
  const [desk, phone] = [await visitor(), await visitor({ width: 320, javaScript: false })]
  await signIn(desk.page, 'dealer@demo.example', '/new-ticket?draft=new')
  await desk.page.getByRole('button', { name: 'Usa il telefono come fotocamera' }).click()
  const address = (await desk.page.locator('.camera-code-address').textContent()) ?? ''
  await phone.page.goto(new URL(address).pathname)
  await phone.page.getByRole('button', { name: 'Usa questo telefono' }).click()
  await phone.page.setInputFiles('input[capture]', photo('landscape-orientation-6.jpg'))
  await phone.page.getByRole('button', { name: 'Invia la foto' }).click()
  await phone.page.getByText('La foto è arrivata').waitFor()
  await desk.page.locator('.slot-tick').waitFor()
  await phone.page.getByRole('button', { name: 'Fatto' }).click()
  await phone.page.getByText('Il collegamento è terminato.').waitFor()
  await desk.page.getByText('Il collegamento con il telefono è terminato.').waitFor()
})

import { expect, test } from 'vitest'
import { signIn, visitor } from './browser.ts'

test('an agent finds on the home who is to be called, takes the call on the phone and says what came of it', async () => {
  const { page, complaints } = await visitor({ width: 360 })
  await signIn(page, 'agent@demo.example', '/')
  await page.getByRole('link', { name: 'Clienti da richiamare' }).click()
  await page.waitForURL(/\/console\/surveys\/tasks$/)
  await page.locator('a[href^="/console/surveys/tasks/"]').first().click()
  await page.waitForURL(/\/console\/surveys\/tasks\/\d+/)
  const isWithin = () => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)
  expect(await isWithin()).toBe(true)
  await page.getByRole('button', { name: 'Chiamo io' }).click()
  await page.locator('.toast', { hasText: 'Richiamata presa in carico' }).waitFor()
  await page.getByLabel('Che cosa è emerso').fill('Pezzo spedito con il corriere veloce.')
  await page.getByRole('button', { name: 'Segna come richiamato' }).click()
  await page.getByText('Pezzo spedito con il corriere veloce.').waitFor()
  expect(await isWithin()).toBe(true)
  expect(complaints).toEqual([])
})

test('without JavaScript an administrator writes a survey, sees it as it is answered, and opens it', async () => {
  const { page } = await visitor({ width: 1440, javaScript: false })
  await signIn(page, 'admin@demo.example', '/console/surveys/new')
  await page.locator('select[name="trigger"]').selectOption('registration')
  await page.locator('input[name="after_days"]').fill('30')
  await page.locator('input[name="title_it"]').fill('La tua nuova bici')
  await page.locator('input[name="text_0_it"]').fill('Quanto ti piace?')
  await page.getByRole('button', { name: 'Salva', exact: true }).click()
  await page.waitForURL(/\/console\/surveys\/\d+/)
  await page.getByText('Quanto ti piace?').waitFor()
  await page.getByRole('button', { name: 'Apri', exact: true }).click()
  await page.getByText('Aperto', { exact: true }).first().waitFor()
})

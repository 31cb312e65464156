import { expect, test } from 'vitest'
import { signIn, visitor } from './browser.ts'
import { linkInMail } from './mails.ts'

// A page that asks browsers to name no origin has its forms refused wherever no script sends them.

test('without scripts who has the link of an appointment cancels it', async () => {
  const desk = await visitor()
  await signIn(desk.page, 'dealer@demo.example', '/appointments/new?shop=1&kind=yearly')
  await desk.page.locator('label:has(input[name="when"])').last().click()
  await desk.page.locator('#book-name').fill('Ida Serra')
  await desk.page.locator('#book-email').fill('ida.serra@guest.example')
  await desk.page.getByRole('button', { name: 'Prenota', exact: true }).click()
  await desk.page.waitForURL(/\/appointments\/\d+/)
  const agent = await visitor()
  await signIn(agent.page, 'agent@demo.example')
  const link = await linkInMail(agent.page, 'ida.serra@guest.example', '/a/')

  const { page } = await visitor({ width: 360, javaScript: false })
  await page.goto(link)
  await page.locator('summary', { hasText: 'Annulla l’appuntamento' }).click()
  await page.getByRole('button', { name: 'Annulla l’appuntamento' }).click()
  await page.getByText('Annullato').first().waitFor()
})

test('without scripts who has the link of a survey answers it, and of shared files sees them once the terms are accepted', async () => {
  const agent = await visitor()
  await signIn(agent.page, 'agent@demo.example', '/console/mailbox?to=luca.ferrari@guest.example')
  await agent.page.locator('main tbody a').first().click()
  const score = agent.page.locator('.mail-text a[href*="/s/"]').last()
  const { pathname, search } = new URL((await score.getAttribute('href')) ?? '')
  const dealer = await visitor()
  await signIn(dealer.page, 'dealer@demo.example', '/resources/media/shares')
  await dealer.page.getByRole('link', { name: 'Studio Grafico Pavan' }).first().click()
  const shared = await dealer.page.getByLabel('Link da inviare').inputValue()

  const { page } = await visitor({ width: 360, javaScript: false })
  await page.goto(pathname + search)
  await page.getByRole('button', { name: 'Invia' }).click()
  await page.getByText('Grazie').first().waitFor()
  await page.goto(new URL(shared).pathname)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Mostra i file' }).click()
  const file = await page
    .getByRole('link', { name: /Scarica/ })
    .first()
    .getAttribute('href')
  expect((await page.request.get(file ?? '')).status()).toBe(200)
})

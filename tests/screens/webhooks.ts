import type { Page } from 'playwright-core'

/** Up to the secret, which is shown this once. What screens before have added goes: a company may have only a few. */
export async function addWebhook(page: Page): Promise<void> {
  await removeWebhooks(page)
  await page.locator('input[name=url]').fill('https://erp.cicli.example/ammiraglia/eventi')
  await page.locator('input[name=description]').fill('Gestionale')
  for (const event of ['ticket.opened', 'ticket.decided', 'order.changed'])
    await page.locator(`input[name=events][value="${event}"]`).check()
  await page.locator('main form button[type=submit]').last().click()
  await page.locator('#webhook-secret').waitFor()
}

async function removeWebhooks(page: Page): Promise<void> {
  const form = page.url()
  await page.goto(new URL('.', form).href.replace(/\/$/, ''))
  const links = await page.locator('main .row-link').all()
  const addresses = await Promise.all(links.map((link) => link.getAttribute('href')))
  for (const address of addresses)
    await page.request.post(new URL(address ?? '', form).href, {
      form: { intent: 'remove' },
      headers: { origin: new URL(form).origin },
      maxRedirects: 0,
    })
  await page.goto(form)
}

/** The page of an endpoint to which a test is under way, and has been tried at least once: its name leads nowhere. */
export async function testWebhook(page: Page): Promise<void> {
  await addWebhook(page)
  await page.locator('main a[href*="/webhooks/"], main a[href*="/connections/"]').last().click()
  await page.locator('main button[value=test]').click()
  await page.locator('main table').waitFor()
  await page.waitForTimeout(1500)
  await page.reload()
  await page.locator('main table').waitFor()
}

export async function openDelivery(page: Page): Promise<void> {
  await testWebhook(page)
  await page.locator('main table .row-link').first().click()
  await page.locator('main .webhook-body').waitFor()
}

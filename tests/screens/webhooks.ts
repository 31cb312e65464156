import type { Page } from 'playwright-core'

/** Up to the secret, which is shown this once. */
export async function addWebhook(page: Page): Promise<void> {
  await page.locator('input[name=url]').fill('https://erp.cicli.example/ammiraglia/eventi')
  await page.locator('input[name=description]').fill('Gestionale')
  for (const event of ['ticket.opened', 'ticket.decided', 'order.changed'])
    await page.locator(`input[name=events][value="${event}"]`).check()
  await page.locator('main form button[type=submit]').last().click()
  await page.locator('#webhook-secret').waitFor()
}

/** The page of an endpoint to which a test is under way. */
export async function testWebhook(page: Page): Promise<void> {
  await addWebhook(page)
  await page.locator('main a[href*="/w"], main a[href*="/connections/"]').last().click()
  await page.locator('main button[value=test]').click()
  await page.locator('main table').waitFor()
}

export async function openDelivery(page: Page): Promise<void> {
  await testWebhook(page)
  await page.locator('main table .row-link').first().click()
  await page.locator('main .webhook-body').waitFor()
}

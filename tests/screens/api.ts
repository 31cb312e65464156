import type { Page } from 'playwright-core'

/** Up to the token, which is shown this once. Those of screens before are revoked: a maker has only so many. */
export async function makeToken(page: Page): Promise<void> {
  const revoke = page.locator('main button[value=revoke]')
  for (let left = await revoke.count(); left > 0; left -= 1) {
    await page.locator('main details:has(button[value=revoke]) summary').first().click()
    await revoke.first().click()
    await page.waitForFunction((most) => document.querySelectorAll('main button[value=revoke]').length < most, left)
  }
  await page.locator('input[name=name]').fill('Gestionale')
  const ofCompanies = ['tickets', 'files', 'messages', 'leads'].map((name) => `[value="${name}:write"]`).join(', ')
  for (const box of await page.locator(`input[name=scopes]:not(${ofCompanies})`).all()) await box.check()
  await page.locator('main form button[type=submit]').last().click()
  await page.locator('.api-token').waitFor()
}

/** One that reads, and one that takes rows. */
export async function openOperations(page: Page): Promise<void> {
  for (const path of ['GET /api/v1/leads', 'POST /api/v1/quotes'])
    await page.locator('summary', { hasText: path }).first().click()
}

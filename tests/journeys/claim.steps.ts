import type { Page } from 'playwright-core'
import { awake, choose } from '#tests/screens/visit.ts'
import { expectNotice } from './browser.ts'

// What people do with a claim, in any language and with or without scripts.

/** Presses the button of the form that holds a field. */
export async function send(page: Page, field: string): Promise<void> {
  await page.locator(`form:has(${field}) button[type=submit].button-primary`).last().click()
}

export async function decide(page: Page): Promise<void> {
  await choose(page, 'warranty_accepted', 'yes')
  await page.fill(
    'form:has([name=warranty_accepted]) textarea[name=reason]',
    'Difetto di laminazione visibile nelle foto.',
  )
  await page.locator('form:has([name=warranty_accepted]) [name=return][value=yes]').check({ force: true })
  // The other button leads on to the next ticket.
  await expectNotice(page, () => page.click('form:has([name=warranty_accepted]) .decision-end button:not([name])'))
}

export async function move(
  page: Page,
  stage: string,
  more: { resolution?: string; reason?: string } = {},
): Promise<void> {
  const address = page.url().replace(/\?.*/, '')
  await page.goto(address)
  await awake(page)
  const form = page.locator('form:has([name=stage])')
  const select = form.locator('select[name=stage]')
  if ((await select.count()) > 0) await select.selectOption(stage)
  else await choose(page, 'stage', stage)
  if (more.resolution) await form.locator('select[name=resolution]').selectOption(more.resolution)
  if (more.reason) {
    const reasons = form.locator('select[name=close_reason]')
    await reasons.selectOption(more.reason)
  }
  await expectNotice(page, () => form.locator('button[type=submit]').last().click())
}

export async function reply(page: Page, words: string): Promise<void> {
  await page.goto(page.url().replace(/\?.*/, ''))
  await awake(page)
  await page.fill('#reply textarea[name=message]', words)
  await expectNotice(page, () => page.click('#reply .message-end button[type=submit]'))
}

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectNoSidewaysScroll, signIn, visitor } from './browser.ts'
import { linkInMail } from './mails.ts'

const stories = [
  {
    language: 'Italian',
    prefix: '',
    javaScript: true,
    width: 320,
    email: 'anna.rinaldi@cicli-rinaldi.example',
    contact: { name: 'Anna Rinaldi', company: 'Cicli Rinaldi', country: 'IT', vat_number: 'IT01114601006' },
  },
  {
    language: 'French',
    prefix: '/fr',
    javaScript: false,
    width: 768,
    email: 'luc.moreau@velos-moreau.example',
    contact: { name: 'Luc Moreau', company: 'Vélos Moreau', country: 'FR', vat_number: 'FR40303265045' },
  },
] as const

for (const { language, prefix, javaScript, width, email, contact } of stories)
  test(`somebody unknown registers and comes into the portal in ${language}, ${width} px wide, ${javaScript ? 'with' : 'without'} JavaScript`, async () => {
    const { page, complaints } = await visitor({ javaScript, width })
    const admin = await visitor()
    await signIn(admin.page, 'admin@demo.example')

    await page.goto(`${prefix}/tickets?tab=register`)
    await page.fill('input[name=email]', email)
    await page.fill('input[name=password]', 'una salita lunga')
    await sendForm(page, 'input[name=password]')
    await page.locator('main', { hasText: email }).waitFor()
    await expectNoSidewaysScroll(page)
    await expectCard(page)

    await page.goto(await linkInMail(admin.page, email, '/verify/'))
    await expectNoSidewaysScroll(page)
    await page.click('main form button[type=submit]')

    await page.locator('input[name=phone]').waitFor()
    await fillContact(page, contact)
    await expectNoSidewaysScroll(page)
    await sendForm(page, 'input[name=phone]')
    await page.locator('#waiting-for-approval').waitFor()
    await expectNoSidewaysScroll(page)
    await expectCard(page)

    await approve(admin.page, contact.name)
    // With JavaScript the page looks for itself, without it there is a link.
    if (!javaScript) await page.click('main [role=status] a, main .alert a')
    await page.locator('nav.main-menu').waitFor({ timeout: 30_000 })
    await expectNoSidewaysScroll(page)
    await page.goto(`${prefix}/tickets`)
    expect(await page.locator(`main a[href="${prefix}/new-ticket"]`).count()).toBeGreaterThan(0)
    await page.goto(`${prefix}/user`)
    expect(await page.textContent('main')).toContain(email)
    expect([...complaints, ...admin.complaints]).toEqual([])
  })

/** A page that lost its styles still has all its words: the card has to look like one. */
async function expectCard(page: Page): Promise<void> {
  const card = page.locator('.centred-card')
  const look = await card.evaluate((element) => {
    const { borderTopStyle, backgroundColor } = getComputedStyle(element)
    return { borderTopStyle, backgroundColor }
  })
  expect(look.borderTopStyle).toBe('solid')
  expect(look.backgroundColor).not.toBe('rgba(0, 0, 0, 0)')
}

type Contact = (typeof stories)[number]['contact']

async function fillContact(page: Page, { name, company, country, vat_number }: Contact): Promise<void> {
  await page.locator('label:has(input[name=kind][value=dealer])').click()
  await page.fill('input[name=name]', name)
  await page.fill('input[name=company]', company)
  // The plain list, which is behind the box that searches it.
  await page.locator('select[name=country]').selectOption(country, { force: true })
  await page.fill('input[name=vat_number]', vat_number)
  await page.fill('input[name=phone]', '+39 035 123456')
}

async function approve(admin: Page, name: string): Promise<void> {
  await admin.goto('/console/accounts')
  await admin.locator('main tbody a', { hasText: name }).click()
  const form = admin.locator('form:has(input[name=intent][value=new-company])')
  await form.waitFor({ state: 'attached' })
  // Folded where a company there is looks like the same.
  if (!(await form.isVisible())) await admin.locator('details', { has: form }).locator('summary').first().click()
  await form.locator('button[type=submit]').click()
  await admin.waitForURL(/\/console\/accounts(?:\?|$)/)
}

/** Presses the button of the form that holds a field. */
async function sendForm(page: Page, field: string): Promise<void> {
  await page.locator(`form:has(${field}) button[type=submit].button-primary`).last().click()
}

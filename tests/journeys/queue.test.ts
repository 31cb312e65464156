import { expect, test } from 'vitest'
import { whenAwake } from '#tests/screens/acts.ts'
import { expectNotice, signIn, visitor } from './browser.ts'

test('anyone who decides on a ticket comes back to where they were in the queue', async () => {
  const { page, complaints } = await visitor()
  const view = '/console/tickets?stage=new_request&order=activity-asc'
  await signIn(page, 'agent@demo.example', view)
  // An appeal is for somebody else than who has decided.
  await page.locator('main tbody tr', { hasNotText: 'Ricorso' }).first().locator('a.row-link').click()
  await page.waitForURL(/\/console\/tickets\/\d+$/)
  await page.check('#decision input[name=warranty_accepted][value=no]', { force: true })
  await page.fill('#decision textarea[name=reason]', 'Segni d’uso, non coperti dalla garanzia.')
  await expectNotice(page, () => page.locator('#decision textarea[name=reason]').press('Control+Enter'))
  await page.click('.page-header a[href^="/console/tickets"]')
  await page.waitForURL(`**${view}`)
  expect(complaints).toEqual([])
})

test('on a phone what is done with the chosen tickets stands above the menu', async () => {
  const { page, complaints } = await visitor({ width: 360 })
  await signIn(page, 'agent@demo.example', '/console/tickets')
  await whenAwake(page, '#queue-bulk')
  await page.locator('tbody .queue-choose').first().check()
  const bulk = page.locator('.queue-bulk')
  await bulk.waitFor()
  const [foot, menu] = [await bulk.boundingBox(), await page.locator('.main-menu').boundingBox()]
  expect((foot?.y ?? Infinity) + (foot?.height ?? 0)).toBeLessThanOrEqual((menu?.y ?? 0) + 1)
  // It leaves the next cards in sight, and says how many are chosen.
  expect(foot?.height).toBeLessThan(80)
  await bulk.getByText('1 scelto').waitFor()
  await bulk.getByRole('button', { name: 'Deseleziona' }).click()
  await bulk.waitFor({ state: 'hidden' })
  expect(await page.locator('.queue-choose:checked').count()).toBe(0)
  expect(complaints).toEqual([])
})

test('what was done with the chosen tickets is chosen no more, so that a second press sends nothing again', async () => {
  const { page, complaints } = await visitor({ locale: 'en' })
  await signIn(page, 'agent@demo.example', '/en/console/tickets')
  await whenAwake(page, '#queue-bulk')
  const rows = page.locator('tbody .queue-choose')
  await rows.nth(0).check()
  await rows.nth(1).check()
  const bulk = page.locator('.queue-bulk')
  await bulk.getByRole('button', { name: 'Assign 2' }).waitFor()
  await bulk.locator('select[name=answer]').selectOption({ index: 1 })
  await expectNotice(page, () => bulk.getByRole('button', { name: 'Send to 2' }).click())
  await bulk.waitFor({ state: 'hidden' })
  expect(await page.locator('.queue-choose:checked').count()).toBe(0)
  expect(await bulk.locator('select[name=answer]').inputValue()).toBe('')
  // The focus is not lost with the bar.
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
  await rows.nth(0).check()
  await bulk.getByRole('button', { name: 'Send to 1' }).waitFor()
  expect(complaints).toEqual([])
})

test('an agent works the queue by keys: through the rows, choosing and taking them, to search and to the sheet of keys', async () => {
  const { page, complaints } = await visitor({ locale: 'fr' })
  await signIn(page, 'agent@demo.example', '/fr/console/tickets?assignee=nobody')
  await whenAwake(page, '#queue-bulk')
  const links = page.locator('.queue-table a.row-link')
  const hrefs = () => links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('href'))
  const [first, second, third, fourth] = await hrefs()

  for (const key of ['j', 'j', 'k']) await page.keyboard.press(key)
  expect(await focused()).toBe(first)
  await page.keyboard.press('Control+j')
  expect(await focused()).toBe(first)
  await page.keyboard.press('x')
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  expect(await page.locator('.queue-choose:checked').count()).toBe(2)
  expect(await page.locator('.queue-bulk').isVisible()).toBe(true)

  await expectNotice(page, () => page.keyboard.press('a'))
  await links
    .nth(0)
    .and(page.locator(`[href="${third}"]`))
    .waitFor()
  // The rows are gone: what stands in their place has the focus.
  await expect.poll(focused).toBe(fourth)
  expect(await hrefs()).not.toContain(second)

  await page.keyboard.press('/')
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('q')
  // Too short to be searched for: the rows stay.
  await page.keyboard.type('jx')
  expect(await page.inputValue('input[name=q]')).toBe('jx')
  // Leaving the field takes no words from it: the rows are searched for them.
  await page.keyboard.press('Escape')
  expect(await page.inputValue('input[name=q]')).toBe('jx')
  // The search applies itself a moment later: from here on nothing of it is under way.
  await page.goto('/fr/console/tickets?assignee=nobody')
  await whenAwake(page, '#queue-bulk')

  const all = page.getByRole('checkbox', { name: 'Tout choisir' })
  const chosen = page.locator('tbody .queue-choose:checked')
  await all.check()
  expect(await chosen.count()).toBe(await links.count())
  await chosen.first().uncheck()
  expect(await all.evaluate((box) => box.matches(':indeterminate'))).toBe(true)
  await all.check()
  await all.uncheck()
  expect(await chosen.count()).toBe(0)

  await page.keyboard.press('?')
  await page.locator('dialog').getByText('Ligne suivante, ligne précédente').waitFor()
  await page.keyboard.press('j')
  await page.keyboard.press('Escape')
  await page.locator('dialog').waitFor({ state: 'detached' })
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/fr\/console\/tickets\/\d+$/)
  expect(complaints).toEqual([])
})

test('who comes back from a ticket goes on at its row, and goes from ticket to ticket by the same keys', async () => {
  const { page, complaints } = await visitor({ width: 1440 })
  await signIn(page, 'agent@demo.example', '/console/tickets?stage=new_request')
  await whenAwake(page, '#queue-bulk')
  const links = page.locator('.queue-table a.row-link')
  const [, second, third, fourth] = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('href'))
  await links.nth(2).click()
  await page.waitForURL(`**${third}`)
  await page.goBack()
  await page.locator('h1:focus', { hasText: 'Interventi' }).waitFor()
  await page.keyboard.press('j')
  expect(await focused()).toBe(third)
  await page.keyboard.press('j')
  expect(await focused()).toBe(fourth)

  await page.keyboard.press('k')
  await page.keyboard.press('Enter')
  await page.locator(`.desk-rail [aria-current][href="${third}"]`).waitFor()
  await page.keyboard.press('j')
  await page.locator(`.desk-rail [aria-current][href="${fourth}"]`).waitFor()
  await page.keyboard.press('k')
  await page.locator(`.desk-rail [aria-current][href="${third}"]`).waitFor()
  await page.keyboard.press('k')
  await page.locator(`.desk-rail [aria-current][href="${second}"]`).waitFor()
  await page.waitForURL(`**${second}`)
  // Where a key has led, the next ones rest at first: who typed a text may be typing on.
  const promise = async () => {
    await page.keyboard.press('p')
    return page.evaluate(() => document.activeElement?.getAttribute('name'))
  }
  await expect.poll(promise, { interval: 700 }).toBe('promised_at')
  await page.keyboard.press('Escape')
  await page.keyboard.press('c')
  expect(await page.evaluate(() => document.activeElement?.getAttribute('value'))).toBe('ticket_closed')
  expect(complaints).toEqual([])
})

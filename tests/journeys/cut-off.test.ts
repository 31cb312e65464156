import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectNoSidewaysScroll, signIn, visitor } from './browser.ts'

const lists = ['/tickets', '/orders', '/quotes', '/leads?view=list', '/products']
const widths = [640, 768, 1024, 1440]

for (const [language, prefix] of [
  ['Italian', ''],
  ['English', '/en'],
  ['French', '/fr'],
] as const) {
  test(`no list has a table or a filter that is cut off in ${language}`, async () => {
    const { page } = await visitor()
    for (const who of ['dealer@demo.example', 'agent@demo.example']) {
      await page.context().clearCookies()
      await signIn(page, who, prefix || '/')
      for (const address of lists)
        await expectWhole(page, prefix + address, async () => [...(await cutTables(page)), ...(await cutFilters(page))])
    }
  })

  test(`an order shows its amounts whole in ${language}`, async () => {
    const { page } = await visitor()
    await signIn(page, 'dealer@demo.example', prefix || '/')
    for (const status of ['open', 'partly_shipped', 'invoiced']) {
      await page.goto(`${prefix}/orders?status=${status}`)
      const order = await page.locator('main a.row-link').first().getAttribute('href')
      if (!order) throw new Error(`The demonstration has no order that is ${status}`)
      await expectWhole(page, order, () => cutTables(page))
    }
  })
}

test('a customer of 120 letters pushes no column out of sight', async () => {
  const { page } = await visitor({ width: 1440 })
  await signIn(page, 'agent@demo.example', '/quotes')
  const name = await page.locator('td.table-company').first().textContent()
  if (!name) throw new Error('The demonstration has no quote of a customer')
  const long = 'Officine Meccaniche Ciclistiche '.repeat(4).slice(0, 120)
  await page.route(/\/(quotes|orders|invoices|products|leads)/, async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: (await answer.text()).replaceAll(name, long) })
  })
  for (const address of ['/quotes', '/orders', '/invoices', '/products', '/leads?view=list'])
    for (const width of [1024, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(address)
      expect.soft(await cutTables(page), `${address}, ${width} px wide`).toEqual([])
    }
})

test('the top bar stays whole above the menu when a page is scrolled', async () => {
  const { page } = await visitor({ width: 768 })
  await signIn(page, 'dealer@demo.example')
  for (const width of [768, 1440]) {
    await page.setViewportSize({ width, height: 600 })
    await page.mouse.wheel(0, 400)
    await page.waitForFunction(() => window.scrollY > 100)
    const above = await page.evaluate(
      () => document.elementFromPoint(40, 28)?.closest('.top-bar, .main-menu')?.className,
    )
    expect(above).toContain('top-bar')
  }
})

async function expectWhole(page: Page, address: string, cut: () => Promise<string[]>): Promise<void> {
  await page.goto(address)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    expect.soft(await cut(), `${address}, ${width} px wide`).toEqual([])
    await expectNoSidewaysScroll(page)
  }
}

function cutTables(page: Page): Promise<string[]> {
  return page
    .locator('.table-frame')
    .evaluateAll((frames) =>
      frames
        .filter((frame) => frame.scrollWidth > frame.clientWidth)
        .map((frame) => `table, ${frame.scrollWidth - frame.clientWidth} px`),
    )
}

/** The names of filters, and what is chosen in them: a select tells nothing of what it cuts, so its text is measured. */
function cutFilters(page: Page): Promise<string[]> {
  return page.locator('.filters').evaluateAll((filters) => {
    const shown = filters.flatMap((each) => [...each.querySelectorAll('select, .field-label')])
    const measure = document.createElement('canvas').getContext('2d')
    return shown.flatMap((element) => {
      // Nothing, or a name for screen readers alone.
      if (element.clientWidth <= 1 || !measure) return []
      const { font, paddingLeft, paddingRight } = getComputedStyle(element)
      const field = element.closest('.field')?.getBoundingClientRect()
      if (field && element.getBoundingClientRect().right > field.right + 1)
        return [`beyond its field: ${element.textContent}`]
      if (!(element instanceof HTMLSelectElement))
        return element.scrollWidth > element.clientWidth + 1 ? [element.textContent] : []
      measure.font = font
      const text = element.selectedOptions[0]?.text ?? ''
      const room = element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
      return measure.measureText(text).width > room + 1 ? [text] : []
    })
  })
}

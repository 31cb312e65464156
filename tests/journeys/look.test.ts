import path from 'node:path'
import { chromium, type Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { rootDir } from '#app/kit/root-dir.server.ts'
import { sendEmptyForm, whenAwake } from '#tests/screens/acts.ts'
import { expectNoSidewaysScroll, signIn, thePortal, visitor } from './browser.ts'

const lists = {
  'dealer@demo.example': ['/', '/tickets', '/orders', '/quotes', '/leads?view=list', '/products', '/user/company'],
  'admin@demo.example': [
    '/console/tickets',
    '/orders',
    '/quotes',
    '/leads?view=list',
    '/products',
    '/console/accounts',
    '/console/companies',
    '/console/staff',
    '/console/licences',
    '/console/resources',
    '/console/mailbox',
  ],
}

for (const [who, addresses] of Object.entries(lists))
  test(`lists are tables from 640 px on, and nothing of them is cut off: ${who}`, async () => {
    const { page } = await visitor({ width: 640 })
    await signIn(page, who)
    for (const address of addresses) {
      await page.goto(address)
      const rows = page.locator('.table tbody tr')
      if ((await rows.count()) === 0) throw new Error(`${address} has no table`)
      expect.soft(await rows.first().evaluate((row) => getComputedStyle(row).display), address).toBe('table-row')
      const cut = await page
        .locator('.table-frame')
        .evaluateAll((frames) => Math.max(...frames.map((frame) => frame.scrollWidth - frame.clientWidth)))
      expect.soft(cut, `${address} is wider than its frame`).toBeLessThanOrEqual(0)
      await expectNoSidewaysScroll(page)
    }
  })

test('a phone’s notification stands at the foot, above the bar, with its whole shadow', async () => {
  const { page } = await visitor({ width: 360, locale: 'en' })
  await signIn(page, 'third@demo.example', '/en/subscriptions')
  await whenAwake(page, '.topic button')
  await page.locator('.topic button').first().click()
  const toast = page.locator('.toast')
  await toast.waitFor()
  const [card, bar, title] = await Promise.all([boxOf(page, '.toast'), boxOf(page, '.main-menu'), boxOf(page, 'h1')])
  expect(card.bottom).toBeLessThanOrEqual(bar.top)
  expect(card.top).toBeGreaterThan(title.bottom)
  expect(await page.locator('.toasts').evaluate((region) => getComputedStyle(region).overflow)).toBe('visible')
})

test('a brand of forty letters fits the bar of 320 px', async () => {
  const { page } = await visitor({ width: 320 })
  await signIn(page, 'dealer@demo.example')
  const own = (await page.locator('html').getAttribute('data-brand')) ?? ''
  const name = 'Officine Meccaniche Ciclistiche di Lecco'
  await page.route('/', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: (await answer.text()).replaceAll(own, name) })
  })
  await page.goto('/')
  expect(await page.locator('.top-bar .logo').textContent()).toBe(name)
  const ends = await page
    .locator('.top-bar .button')
    .evaluateAll((all) => all.map((button) => button.getBoundingClientRect().right))
  expect(ends.length).toBeGreaterThan(3)
  expect(Math.max(...ends)).toBeLessThanOrEqual(320)
  await expectNoSidewaysScroll(page)
})

test('no entry of a phone’s bar takes a second line, in any language', async () => {
  for (const [language, prefix] of [
    ['it', ''],
    ['en', '/en'],
    ['fr', '/fr'],
  ] as const) {
    const { page } = await visitor({ width: 320, locale: language })
    // The second has leads and no orders.
    for (const who of ['dealer@demo.example', 'other@demo.example', 'agent@demo.example']) {
      await page.context().clearCookies()
      await signIn(page, who, prefix || '/')
      const entries = await page.locator('.menu-bar .menu-entry').evaluateAll((all) =>
        all.map((entry) => {
          const word = entry.querySelector('span')?.getBoundingClientRect()
          const box = entry.getBoundingClientRect()
          const beyond = word ? Math.max(box.left - word.left, word.right - box.right) : 0
          return { text: entry.textContent, lines: Math.round((word?.height ?? 0) / 13), beyond }
        }),
      )
      expect(entries).toHaveLength(5)
      expect(entries.filter(({ lines, beyond }) => lines > 1 || beyond > 0)).toEqual([])
    }
  }
})

test('at twice the text a phone’s bar has all its entries in sight, and a rail its words whole', async () => {
  for (const prefix of ['', '/fr']) {
    const { page } = await visitor({ width: 320 })
    await signIn(page, 'dealer@demo.example', prefix || '/')
    await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'))
    const ends = await page
      .locator('.menu-bar .menu-entry')
      .evaluateAll((all) => all.map((entry) => entry.getBoundingClientRect().right))
    expect(ends).toHaveLength(5)
    expect(Math.max(...ends)).toBeLessThanOrEqual(320)
    await page.setViewportSize({ width: 768, height: 900 })
    const beyond = await page.locator('.menu-inside .menu-entry').evaluateAll((all) =>
      all.flatMap((entry) => {
        const [box, word] = [entry, entry.querySelector('span')].map((one) => one?.getBoundingClientRect())
        return box && word && word.width > 0 && (word.left < box.left || word.right > box.right)
          ? entry.textContent
          : []
      }),
    )
    expect(beyond).toEqual([])
  }
})

test('the queue shows eighteen tickets on a desk’s screen, and the first of them near its top', async () => {
  const { page } = await visitor({ width: 1440 })
  await signIn(page, 'agent@demo.example', '/console/tickets')
  const rows = await page
    .locator('.queue-table tbody tr')
    .evaluateAll((all) =>
      all.map((row) => row.getBoundingClientRect()).map(({ top, bottom, height }) => ({ top, bottom, height })),
    )
  const banner = (await boxOf(page, '.banner')).bottom
  // The demonstration’s own line is no part of it.
  expect((rows[0]?.top ?? Infinity) - banner).toBeLessThanOrEqual(205)
  expect(rows.filter(({ bottom }) => bottom <= 900).length).toBeGreaterThanOrEqual(18)
  expect(rows.every(({ height }) => Math.round(height) === 32)).toBe(true)
})

test('a head that sorts a list of cards is seen while it has the focus', async () => {
  const { page } = await visitor({ width: 360 })
  await signIn(page, 'dealer@demo.example', '/tickets')
  const sorts = page.locator('.table thead .sort-link').first()
  await sorts.focus()
  const isOnTop = await sorts.evaluate((link) => {
    const { left, top, width, height } = link.getBoundingClientRect()
    return link.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  })
  expect(isOnTop).toBe(true)
  await expectNoSidewaysScroll(page)
})

test('under two banners a page begins right below the top bar', async () => {
  const { page } = await visitor()
  await signIn(page, 'dealer@demo.example', '/user')
  await page.setViewportSize({ width: 1280, height: 3000 })
  await page.locator('.frame > .banner').evaluate((banner) => banner.after(banner.cloneNode(true)))
  const [bar, main] = await Promise.all([boxOf(page, '.top-bar'), boxOf(page, '.frame-main')])
  expect(main.top - bar.bottom).toBeLessThanOrEqual(1)
})

test('a place for files is one line until it is used', async () => {
  const { page } = await visitor({ width: 1440 })
  await signIn(page, 'dealer@demo.example', '/new-ticket')
  const zone = await boxOf(page, '.drop-zone-main')
  expect(zone.bottom - zone.top).toBeLessThanOrEqual(44)
})

test('a field is as wide as what it holds', async () => {
  const { page } = await visitor({ width: 1440 })
  await signIn(page, 'dealer@demo.example', '/new-ticket')
  const serial = await boxOf(page, '[name=serial_number]')
  expect(serial.right - serial.left).toBeLessThanOrEqual(320)
})

test('on a phone staff meet coverage and decision before the box for an answer', async () => {
  const { page } = await visitor({ width: 360 })
  await signIn(page, 'agent@demo.example', '/console/tickets?stage=new_request')
  await page.locator('main a.row-link').first().click()
  await page.waitForURL(/\/console\/tickets\/\d+$/)
  const [claim, decision, reply] = await Promise.all([
    boxOf(page, '.ticket-claim'),
    boxOf(page, '#decide'),
    boxOf(page, '#reply-card'),
  ])
  expect(claim.top).toBeLessThan(decision.top)
  expect(decision.top).toBeLessThan(reply.top)
})

test('what has the focus on a phone is never under a bar', async () => {
  const { page } = await visitor({ width: 360 })
  await signIn(page, 'dealer@demo.example', '/new-ticket')
  await whenAwake(page, '#ticket')
  await page.evaluate(() => document.querySelector<HTMLElement>('main')?.focus())
  const [top, bar] = await Promise.all([boxOf(page, '.top-bar'), boxOf(page, '.main-menu')])
  let stops = 0
  for (; stops < 40; stops++) {
    await page.keyboard.press('Tab')
    const at = await page.evaluate(() => {
      const focused = document.activeElement
      if (!focused?.closest('main') || focused.closest('.claim-send')) return null
      const shown = focused.closest('label') ?? focused
      const { top: from, bottom: to } = shown.getBoundingClientRect()
      return { from, to, name: shown.outerHTML.slice(0, 80) }
    })
    if (!at) break
    const send = await boxOf(page, '.claim-send')
    const foot = Math.min(bar.top, send.top)
    expect(at.to, at.name).toBeLessThanOrEqual(foot + 1)
    expect(at.from, at.name).toBeGreaterThanOrEqual(top.bottom - top.top - 1)
  }
  expect(stops).toBeGreaterThan(8)
})

test('a refused claim shows one alert', async () => {
  const { page } = await visitor({ width: 360 })
  await signIn(page, 'workshop@demo.example', '/new-ticket')
  await whenAwake(page, '#ticket')
  await sendEmptyForm(page)
  expect(await page.locator('[role=alert]').count()).toBe(1)
  const file = path.join(rootDir, 'package.json')
  const answer = await page.request.post(new URL('/new-ticket', page.url()).href, {
    headers: { origin: new URL(page.url()).origin },
    multipart: { content: file, submission: await page.inputValue('input[name=submission]') },
  })
  const html = await answer.text()
  expect(answer.status()).toBe(400)
  expect(html.match(/role="alert"/g)).toHaveLength(1)
})

test('a look that is chosen by the keyboard gives the focus back to its menu', async () => {
  const { page } = await visitor()
  await signIn(page, 'dealer@demo.example')
  await page.waitForSelector('html[data-awake]')
  const button = page.locator('.top-bar details:has([aria-pressed]) > summary')
  await button.focus()
  for (const key of ['Enter', 'Tab', 'Tab', 'Tab', 'Enter']) await page.keyboard.press(key)
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark')
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true)
})

test('opening a dialog moves nothing of the page', async () => {
  // With the scrollbar that a mouse has: the others' browser hides it.
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
    ignoreDefaultArgs: ['--hide-scrollbars'],
  })
  try {
    const page = await browser.newPage({ baseURL: thePortal().origin, viewport: { width: 1280, height: 500 } })
    for (const address of ['/', '/en']) {
      await page.goto(address)
      await whenAwake(page, '.forgot a')
      const before = await boxOf(page, 'h1')
      await page.click('.forgot a')
      await page.locator('dialog').waitFor()
      expect((await boxOf(page, 'h1')).left).toBe(before.left)
      await page.setViewportSize({ width: 1280, height: 1600 })
    }
  } finally {
    await browser.close()
  }
})

async function boxOf(page: Page, selector: string) {
  return page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { top, bottom, left, right } = element.getBoundingClientRect()
      return { top, bottom, left, right }
    })
}

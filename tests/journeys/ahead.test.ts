import type { Page, Request } from 'playwright-core'
import { expect, test } from 'vitest'
import { signIn, visitor } from './browser.ts'

test('a row that the pointer rests on is asked for once, and the click on it asks for nothing more', async () => {
  const { page, complaints } = await visitorOf('/tickets')
  const asked = watchData(page)
  const scripts = watchScripts(page)
  const [address] = await rowsOf(page)
  const answered = page.waitForResponse(`**${address}.data`)
  await row(page, 0).hover()
  await answered
  expect(asked).toEqual([`${address}.data`])
  expect(scripts.some((script) => script.includes('detail.route'))).toBe(true)

  scripts.length = 0
  await row(page, 0).click()
  await page.waitForSelector('main h1')
  await page.waitForURL(`**${address}`)
  expect(asked).toEqual([`${address}.data`])
  expect(complaints).toEqual([])
})

test('an entry of the menu that the keyboard rests on is asked for once', async () => {
  const { page } = await visitorOf('/tickets')
  const asked = watchData(page)
  const answered = page.waitForResponse('**/orders.data')
  await page.locator('.menu-inside a[href="/orders"]').focus()
  await answered
  await page.keyboard.press('Enter')
  await page.waitForURL('**/orders')
  expect(asked).toEqual(['/orders.data'])
})

test('links that are only passed over are not asked for', async () => {
  const { page } = await visitorOf('/tickets')
  const asked = watchData(page)
  // In one go: between two steps of a journey a busy machine may let more time pass than a rest takes.
  await page.evaluate(() => {
    const passed = [...document.querySelectorAll('main tbody a.row-link')].slice(0, 5)
    for (const place of [...passed, document.querySelector('.top-bar')])
      place?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
  })
  await page.waitForTimeout(300)
  expect(asked).toEqual([])
})

test('no more than four answers are awaited ahead, and a fifth is asked for once there is room', async () => {
  const { page } = await visitorOf('/tickets')
  const asked = watchData(page)
  const held = Promise.withResolvers<void>()
  await page.route('**/*.data', async (route) => {
    await held.promise
    await route.continue()
  })
  const rows = await rowsOf(page)
  for (const at of [0, 1, 2, 3]) {
    await row(page, at).hover()
    await expect.poll(() => asked.length).toBe(at + 1)
  }
  await row(page, 4).hover()
  await page.waitForTimeout(300)
  expect(asked).toEqual(rows.slice(0, 4).map((address) => `${address}.data`))
  held.resolve()
  await expect.poll(() => asked.at(-1)).toBe(`${rows[4]}.data`)
})

test('who saves data is asked for nothing ahead', async () => {
  const { page } = await visitorOf('/tickets', {
    prepare: () => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  })
  const asked = watchData(page)
  await row(page, 0).hover()
  await page.waitForTimeout(300)
  expect(asked).toEqual([])
})

test('what was asked ahead is not shown once the person has sent something, nor after a few seconds', async () => {
  const { page } = await visitorOf('/tickets')
  const asked = watchData(page)
  const [address] = await rowsOf(page)
  const rest = async () => {
    const answered = page.waitForResponse(`**${address}.data`)
    await row(page, 0).hover()
    await answered
  }
  await rest()
  await page.evaluate(() => fetch('/drafts', { method: 'POST' }))
  await row(page, 0).click()
  await page.waitForURL(`**${address}`)
  expect(asked).toEqual([`${address}.data`, `${address}.data`])

  await page.goBack()
  await page.mouse.move(0, 0)
  await page.waitForSelector('main tbody tr')
  asked.length = 0
  await rest()
  await page.waitForTimeout(5100)
  // Without a press of the mouse, which would ask ahead once more.
  await row(page, 0).evaluate((link) => link instanceof HTMLElement && link.click())
  await page.waitForURL(`**${address}`)
  expect(asked).toEqual([`${address}.data`, `${address}.data`])
})

test('what was asked ahead is not shown once somebody has signed out beside it', async () => {
  const { page } = await visitorOf('/tickets')
  const beside = await page.context().newPage()
  await beside.goto('/user')
  const asked = watchData(page)
  const [address] = await rowsOf(page)
  const answered = page.waitForResponse(`**${address}.data`)
  await row(page, 0).hover()
  await answered
  await Promise.all([
    beside.waitForSelector('input[name=password]'),
    beside
      .locator('form[action$="/sign-out"]')
      .evaluate((form) => form instanceof HTMLFormElement && form.requestSubmit()),
  ])
  await row(page, 0).click()
  await page.waitForSelector('input[name=password]')
  expect(asked.length).toBeGreaterThan(1)
})

test('a locked entry of the menu is not asked for, nor a guide, which counts its readers', async () => {
  const { page } = await visitorOf('/resources/manuals', { email: 'ongaro@demo.example' })
  const asked = watchData(page)
  const guides = page.locator('main a[href*="/resources/manuals/"]:visible')
  const locked = page.locator('.menu-inside a:has(.menu-lock):visible')
  for (const links of [await guides.all(), await locked.all()]) {
    expect(links.length).toBeGreaterThan(0)
    for (const link of links.slice(0, 2)) {
      await link.hover()
      await page.waitForTimeout(250)
    }
  }
  expect(asked).toEqual([])
})

type Options = { email?: string; prepare?: () => void }

async function visitorOf(address: string, { email = 'dealer@demo.example', prepare }: Options = {}) {
  const { page, complaints } = await visitor({ width: 1440 })
  if (prepare) await page.addInitScript(prepare)
  await signIn(page, email, address)
  await page.waitForSelector('html[data-awake]')
  await untilWatched(page)
  await page.mouse.move(0, 0)
  return { page, complaints }
}

/** What asks ahead comes after all that a page needs, and hears nothing of where the pointer was before. */
async function untilWatched(page: Page): Promise<void> {
  await page.waitForFunction(() => !String(window.fetch).includes('[native code]'))
}

function row(page: Page, at: number) {
  return page.locator('main tbody a.row-link').nth(at)
}

async function rowsOf(page: Page): Promise<string[]> {
  await page.waitForSelector('main tbody a.row-link')
  return page
    .locator('main tbody a.row-link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
}

/** The addresses of the data of pages, as they are asked for. */
function watchData(page: Page): string[] {
  return watch(page, (request) => request.url().endsWith('.data') && request.method() === 'GET')
}

function watchScripts(page: Page): string[] {
  return watch(page, (request) => request.url().endsWith('.js'))
}

function watch(page: Page, isMeant: (request: Request) => boolean): string[] {
  const addresses: string[] = []
  page.on('request', (request) => {
    if (isMeant(request)) addresses.push(new URL(request.url()).pathname)
  })
  return addresses
}

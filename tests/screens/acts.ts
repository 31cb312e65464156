import type { Page } from 'playwright-core'

// What is done on a screen before it is looked at.

/** Each time as somebody else: ten wrong tries for one address, and the portal makes them wait. */
export async function signInWrongly(page: Page): Promise<void> {
  await page.getByRole('textbox').first().fill(`nobody-${Date.now()}@demo.example`)
  await page.locator('input[type=password]').fill('not-the-password')
  await page.locator('input[type=password]').press('Enter')
  await page.waitForURL(/sign-in/)
  await page.waitForLoadState('load')
}

export async function openForgotPassword(page: Page): Promise<void> {
  await press(page, '.forgot a')
  await page.locator('dialog input[type=email]').waitFor()
}

export async function sendEmptyForm(page: Page): Promise<void> {
  await page.locator('main form button[type=submit]').last().click()
  await page.locator('main [aria-invalid=true]').first().waitFor({ timeout: 5000 })
  // A box to search in that has the focus opens its list, behind which the page is hidden from who cannot see.
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
}

export async function openFolds(page: Page): Promise<void> {
  for (const fold of await page.locator('main summary').all()) await fold.click()
}

/** There is more to open only on a phone. */
export async function openMore(page: Page): Promise<void> {
  const more = page.locator('.menu-more')
  if (await more.isVisible()) await more.click()
}

/** Nothing tells when the scripts hear the keys: they are pressed until they do. */
export async function openPalette(page: Page): Promise<void> {
  const field = page.locator('dialog input[name=q]')
  for (let tries = 0; tries < 50 && !(await field.isVisible()); tries++) {
    await page.keyboard.press('Control+k')
    await page.waitForTimeout(100)
  }
  await field.waitFor({ timeout: 5000 })
}

export async function searchInPalette(page: Page): Promise<void> {
  await openPalette(page)
  await page.keyboard.type('C68')
  await page.locator('a.palette-hit').first().waitFor()
}

export async function openFirstPhoto(page: Page): Promise<void> {
  await press(page, 'main a.photo')
  await page.locator('dialog img, dialog video').first().waitFor()
}

export function openFirstRow(page: Page): Promise<void> {
  return follow(page, 'main a.row-link')
}

/** What staff change is a page of its own. */
export async function changeFirstDraft(page: Page): Promise<void> {
  await openFirstRow(page)
  await follow(page, 'main a[href$="/edit"]')
}

/** An order's page leads there only where an ERP takes requests. */
export async function askForOrderAgain(page: Page): Promise<void> {
  await openFirstRow(page)
  await follow(page, 'main a[href$="/again"]')
}

export async function openFirstRowWhole(page: Page): Promise<void> {
  await openFirstRow(page)
  await openFolds(page)
}

export async function openFirstRowWithin(page: Page): Promise<void> {
  await openFirstRow(page)
  await openFirstRow(page)
}

export function openFirstAsset(page: Page): Promise<void> {
  return follow(page, 'main a.asset-title')
}

/** A share's files stand behind its terms. */
export async function acceptTerms(page: Page): Promise<void> {
  await page.locator('main input[name=accepted]').check()
  await page.locator('main form button[type=submit]').click()
  await page.locator('main .share-files').waitFor()
}

export function openFirstGuide(page: Page): Promise<void> {
  return follow(page, 'main .guide a')
}

/** Begins a claim, or goes on with the one begun on the last visit, and leaves it for the list. */
export async function leaveDraft(page: Page): Promise<void> {
  await whenAwake(page, 'textarea[name=content]')
  const isSaved = page.waitForResponse((answer) => answer.url().endsWith('/drafts') && answer.status() === 204)
  await page.fill('textarea[name=content]', `La vernice si solleva accanto al movimento centrale (${Date.now()}).`)
  await isSaved
  await page.goto(new URL('tickets', page.url()).href)
  await page.locator('main a[href*="draft="]').first().waitFor()
}

/** The dialog over the page; the session itself goes on, for the other screens of its person. */
export async function endSession(page: Page): Promise<void> {
  const field = page.locator('dialog #again-password')
  for (let tries = 0; tries < 50 && !(await field.isVisible()); tries++) {
    await page.evaluate(() => window.dispatchEvent(new Event('session-ended')))
    await page.waitForTimeout(100)
  }
  await field.waitFor({ timeout: 5000 })
}

/** Goes where the first of these links leads. */
export async function follow(page: Page, links: string): Promise<void> {
  const address = await page.locator(links).first().getAttribute('href')
  const answer = await page.goto(new URL(address ?? '', page.url()).href)
  if (!answer?.ok()) throw new Error(`${address} answered ${answer?.status()}`)
}

/** Presses the first of these once the scripts have taken it over. */
export async function press(page: Page, elements: string): Promise<void> {
  await whenAwake(page, elements)
  await page.locator(elements).first().click()
}

/** Until the scripts have taken something over: before, it does what it does without them. */
export async function whenAwake(page: Page, elements: string): Promise<void> {
  await page.waitForFunction(
    (wanted) => document.documentElement.dataset['hydrated'] !== undefined && document.querySelector(wanted) !== null,
    elements,
  )
}

/** A file with good rows and bad ones, as far as the choice of its columns, or on to what was found in it. */
export async function beginImport(page: Page): Promise<void> {
  const rows = ['C68.51S.99001;C68;51s;Nero;30/02/2026', `C68.51S.99002;C68;54s;Blu ${Date.now()};04/03/2026`]
  // A name that nobody has chosen a column for yet.
  const head = `Telaio ${Date.now()};Modello;Taglia;Colore;Data di produzione`
  const buffer = Buffer.from([head, ...rows].join('\n'))
  await page.locator('select[name=kind]').selectOption('bicycles')
  await page.locator('input[type=file]').first().setInputFiles({ name: 'bici 2026.csv', mimeType: 'text/csv', buffer })
  await page.locator('main form button[type=submit]').last().click()
  await page.waitForURL(/import\/\d+/)
  await page.locator('#import-columns').waitFor()
}

export async function checkImport(page: Page): Promise<void> {
  await beginImport(page)
  await page.locator('select[name=column-serial_number]').selectOption('0')
  await page.locator('#import-columns button[type=submit]').click()
  await page.locator('button[value=apply-good]').waitFor()
}

/** Has the log of tickets checked. */
export async function checkLog(page: Page): Promise<void> {
  await page.locator('button[value=check]').click()
  await page.locator('.log-head').waitFor()
}

/** Writes an order by hand, which the demonstration has none of, and opens it to be changed. */
export async function changeOrder(page: Page): Promise<void> {
  await page.goto(`${await writeOrder(page)}/edit`)
}

export async function shipOrder(page: Page): Promise<void> {
  await page.goto(`${await writeOrder(page)}/shipment`)
}

/** @returns the address of an order by hand */
async function writeOrder(page: Page): Promise<string> {
  const company = await page.locator('select[name=company] option').nth(1).getAttribute('value')
  const submission = await page.locator('input[name=submission]').first().inputValue()
  const number = `OM-${submission.slice(0, 8)}`
  const line = { lines: '1', item_1: 'Telaio', quantity_1: '1', price_1: '100' }
  const head = { submission, number, company: company ?? '', currency: 'EUR', status: 'confirmed' }
  const answer = await page.request.post(page.url(), {
    form: { ...head, ...line, order_date: '2026-11-20' },
    headers: { origin: new URL(page.url()).origin },
    maxRedirects: 0,
  })
  const made = new URL(answer.headers()['location'] ?? '', page.url())
  return `${made.origin}${made.pathname}`
}

/** The code that a phone takes, as a computer shows it: without a finger, the button is there at every width. */
export async function showCameraCode(page: Page): Promise<void> {
  await page.locator('.camera-code-open').click()
  await page.locator('.camera-code-address').waitFor()
}

export async function openCameraCode(page: Page): Promise<void> {
  await showCameraCode(page)
  const address = (await page.locator('.camera-code-address').textContent()) ?? ''
  await page.goto(new URL(new URL(address).pathname, page.url()).href)
}

export async function takeCameraCode(page: Page): Promise<void> {
  await openCameraCode(page)
  await page.locator('button[value=begin]').click()
  await page.locator('.phone-shoot').first().waitFor()
}

import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { addDealer } from '#tests/journeys/dealer.fixture.ts'
import { addFiles, photos, untilKept, untilWaiting } from '#tests/journeys/offline.steps.ts'
import { openBrowser } from '#tests/journeys/own-browser.ts'
import { freePort, waitFor } from '#tests/journeys/system.fixture.ts'
import { choose } from '#tests/screens/visit.ts'
import { conclude, type Found, joined, sabotaged } from './experiment.ts'
import { openStand, type Stand } from './stand.ts'

/*
 * A dealer fills in a claim with two photos and sends it, in a browser. At one of its steps the browser or the portal is
 * killed, at a moment of chance; both are opened again, and the dealer goes on. What the browser had kept by then is
 * there, and in the end the claim is there once, with its photos.
 */

const steps = ['typed', 'uploading', 'complete', 'sent', 'waiting'] as const
type Step = (typeof steps)[number]

type Browser = Awaited<ReturnType<typeof openBrowser>>
type Desk = { stand: Stand; folder: string; browser: Browser; cookie: string; faults: string[] }

async function killingSubmissions(kills: number): Promise<Found> {
  // The browser keeps what it keeps for an address, so that stays the same.
  await using stand = openStand({ PORT: String(await freePort()) })
  await stand.start()
  const folder = mkdtempSync(path.join(os.tmpdir(), 'ammiraglia-browser-'))
  const desk: Desk = { stand, folder, browser: await openBrowser(folder), cookie: '', faults: [] }
  try {
    const count = { browser: 0, portal: 0 }
    for (let kill = 0; kill < kills; kill++) {
      // New to the portal, so that no limit of a day is reached.
      if (kill % 20 === 0) desk.cookie = await stand.query(addDealer)
      const [step, whom] = [steps[kill % steps.length] ?? 'typed', kill % 2 === 0 ? 'browser' : 'portal'] as const
      await submit(desk, step, whom).catch((error: unknown) => {
        desk.faults.push(`${whom} killed, ${step}: ${error instanceof Error ? error.message : String(error)}`)
      })
      count[whom] += 1
    }
    const figures = [
      `${count.browser} kills of the browser and ${count.portal} of the portal at ${steps.length} steps of a claim`,
      await stand.query(async (db) => {
        const { rows } = await db.query<{ count: number }>('select count(*)::int count from ticket')
        return `${rows[0]?.count} claims are there, of ${kills}`
      }),
    ]
    return joined([{ figures, faults: desk.faults }, await forgetful(desk), await sabotageClaim(desk)])
  } finally {
    await desk.browser.kill()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function submit(
  desk: Desk,
  step: Step,
  whom: 'browser' | 'portal',
  sabotage?: (page: Page) => Promise<void>,
): Promise<void> {
  const mark = randomUUID()
  const kept = `La scatola è arrivata senza il pezzo, ${mark}.`
  const page = await openPage(desk)
  await page.goto(`${desk.stand.origin()}/new-ticket?draft=new`)
  await fill(page, kept)
  await untilKept(page, mark)
  await reach(page, step, kept)
  if (step !== 'complete' && step !== 'waiting') await sleep(Math.random() * 400)
  await sabotage?.(page)
  const again = await killed(desk, whom, page)
  if (step === 'sent' || step === 'waiting') await untilSent(desk, again, mark)
  else await goOn(desk, again, { mark, hasPhotos: step === 'complete' })
  await again.close()
  desk.faults.push(...(await faultsOf(desk, `${whom} killed, ${step}`, mark)))
}

/** A browser and a portal that keep nothing of what is typed must be found out. */
async function forgetful(desk: Desk): Promise<Found> {
  const forget = async (page: Page) => {
    await page.close()
    const other = await openPage(desk)
    await other.goto(`${desk.stand.origin()}/tickets`)
    await other.evaluate(async () => {
      localStorage.clear()
      for (const { name = '' } of await indexedDB.databases()) indexedDB.deleteDatabase(name)
    })
    await desk.stand.query((db) => db.query('delete from draft'))
  }
  const faults = await submit(desk, 'typed', 'browser', forget).then(
    () => [],
    (error: unknown) => [String(error)],
  )
  return sabotaged('nothing is kept of what is typed', faults)
}

async function sabotageClaim(desk: Desk): Promise<Found> {
  const [mark] = await desk.stand.query(async (db) => {
    const { rows } = await db.query<{ content: string }>('select content from ticket order by id desc limit 1')
    return rows.map(({ content }) => content)
  })
  await desk.stand.query((db) =>
    db.query(
      'delete from attachment where id = (select id from attachment where ticket_id is not null order by ticket_id desc limit 1)',
    ),
  )
  return sabotaged('a photo of a claim is taken away', await faultsOf(desk, 'in the end', mark ?? ''))
}

async function openPage({ browser, stand, cookie }: Desk): Promise<Page> {
  // A browser writes cookies to the disk later than databases: a killed one may have lost it.
  await browser.context.addCookies([{ name: 'session', value: cookie.replace('session=', ''), url: stand.origin() }])
  const page = await browser.context.newPage()
  page.setDefaultTimeout(45_000)
  return page
}

async function fill(page: Page, words: string): Promise<void> {
  await untilAwake(page)
  await choose(page, 'frame_model', 'V4R')
  await page.fill('input[name=serial_number]', 'V4R-0510-A1234')
  await page.locator('select[name=country]').selectOption('IT', { force: true })
  await choose(page, 'damage_phase', 'km0')
  await choose(page, 'part_involved', 'frame')
  await choose(page, 'kind_of_damage', 'missing_component')
  await page.fill('textarea[name=content]', words)
}

/** Until the scripts have the page: what is pressed before would go as without scripts. */
async function untilAwake(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset['hydrated'] !== undefined)
}

/** Brings a claim as far as it is to be killed. */
async function reach(page: Page, step: Step, kept: string): Promise<void> {
  if (step === 'typed') return page.fill('textarea[name=content]', `${kept} E poi`)
  await addFiles(page, photos.slice(0, 2))
  if (step === 'uploading') return
  await page.locator('.file-done').nth(1).waitFor()
  await untilWaiting(page, (count) => count === 0)
  if (step === 'complete') return
  if (step === 'waiting') await page.context().setOffline(true)
  await send(page)
  if (step === 'waiting') await page.getByText('la richiesta si invia da sola').waitFor()
}

/** By a key: a notification may lie over the button. Its answer may never come. */
async function send(page: Page): Promise<void> {
  const button = page.locator('form:has([name=serial_number]) button[type=submit].button-primary').last()
  await button.press('Enter', { noWaitAfter: true })
}

/** @returns the page that is open then: the same one, or that of a browser that was opened again */
async function killed(desk: Desk, whom: 'browser' | 'portal', page: Page): Promise<Page> {
  if (whom === 'browser') {
    await desk.browser.kill()
    desk.browser = await openBrowser(desk.folder)
    const again = await openPage(desk)
    await again.goto(`${desk.stand.origin()}/new-ticket`)
    return again
  }
  await desk.stand.kill('portal')
  await page.context().setOffline(false)
  await desk.stand.start()
  return page
}

/** The text that was kept is there, and the photos that had gone up; the rest is done once more and the claim sent. */
async function goOn(desk: Desk, page: Page, { mark, hasPhotos }: { mark: string; hasPhotos: boolean }): Promise<void> {
  await untilAwake(page)
  const content = page.locator('textarea[name=content]')
  await waitFor(async () => (await content.inputValue()).includes(mark), 20_000)
  if (!hasPhotos) {
    await sleep(500)
    const there = await page.locator('.file-name').count()
    if (there < 2) await addFiles(page, photos.slice(there, 2))
  }
  await page.locator('.file-done').nth(1).waitFor()
  await send(page)
  await page.waitForURL(/\/tickets\/\d+/)
}

/** It goes by itself; one that was never on its way is a draft still, and is sent by hand. */
async function untilSent(desk: Desk, page: Page, mark: string): Promise<void> {
  const arrived = () => waitFor(async () => (await countOf(desk, mark)) > 0, 25_000)
  await arrived().catch(() => goOn(desk, page, { mark, hasPhotos: true }))
}

async function countOf({ stand }: Desk, mark: string): Promise<number> {
  return stand.query(async (db) => {
    const { rows } = await db.query<{ count: number }>(
      `select count(*)::int count from ticket where strpos(content, $1) > 0`,
      [mark],
    )
    return rows[0]?.count ?? 0
  })
}

async function faultsOf({ stand }: Desk, when: string, mark: string): Promise<string[]> {
  return stand.query(async (db) => {
    const { rows } = await db.query<{ photos: number }>(
      `select (select count(*)::int from attachment where ticket_id = ticket.id) photos
       from ticket where strpos(content, $1) > 0`,
      [mark],
    )
    if (rows.length !== 1) return [`${when}: the claim is there ${rows.length} times`]
    return rows[0]?.photos === 2 ? [] : [`${when}: the claim has ${rows[0]?.photos} photos`]
  })
}

await conclude((isShort) => killingSubmissions(isShort ? 10 : 200))

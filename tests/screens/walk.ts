/*
 * npm run walk: ten claims that an agent works by mouse and ten by keys alone, in Italian, in French and in English, each
 * from the queue to the next ticket; the clicks and keys of each are counted, and pictures taken of the queue and of the
 * desk, into tests/screens/out/walk. More than 5 clicks or 12 keys, or a focus that is lost, end it with 1.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { type Browser, chromium, type Page } from 'playwright-core'
import { type Locale, pathIn } from '#app/kit/words/locales.ts'
import { startPortal } from '#tests/bench/processes.ts'
import { addDealer, ask, claimWith, databaseOf } from '#tests/journeys/dealer.fixture.ts'
import { acceptByKeys, acceptByMouse, type Hands, hands, toTicket, view } from '#tests/journeys/desk.steps.ts'
import { awaitScripts, signIn } from './visit.ts'

const out = path.join(import.meta.dirname, 'out/walk')

const walks: readonly { locale: Locale; way: 'mouse' | 'keys'; claims: number }[] = [
  { locale: 'it', way: 'mouse', claims: 10 },
  { locale: 'it', way: 'keys', claims: 10 },
  { locale: 'fr', way: 'mouse', claims: 10 },
  { locale: 'fr', way: 'keys', claims: 10 },
  { locale: 'en', way: 'mouse', claims: 10 },
  { locale: 'en', way: 'keys', claims: 10 },
]

const most = { mouse: 5, keys: 12 }

process.exit(await main())

async function main(): Promise<number> {
  mkdirSync(out, { recursive: true })
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'ammiraglia-walk-'))
  try {
    await using open = new AsyncDisposableStack()
    const portal = open.adopt(await startPortal(dataDir, { DEMO: 'on' }, 'anywhere'), (it) => it.stop())
    await addClaims(dataDir, portal.origin)
    const browser = open.adopt(await launch(), (it) => it.close())
    const faults: string[] = []
    for (const walk of walks) faults.push(...(await walkDesk(browser, portal.origin, walk)))
    for (const fault of faults) console.log(`FAULT  ${fault}`)
    return faults.length === 0 ? 0 : 1
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** More plain ones than the demonstration has: the latest stand first in the queue. Each walk's are of a dealer of its own. */
async function addClaims(dataDir: string, origin: string): Promise<void> {
  const db = await databaseOf(dataDir)
  const dealers: string[] = []
  for (const _ of walks) dealers.push(await addDealer(db))
  await db.end()
  // One more than is worked: the last has a next as well.
  for (const [at, { claims }] of walks.entries())
    for (let claim = 0; claim <= claims; claim++) {
      const body = claimWith('La scatola è arrivata senza il pezzo del manubrio.')
      const { status } = await ask({ address: origin }, '/new-ticket', dealers[at] ?? '', { method: 'POST', body })
      if (status !== 303) throw new Error(`A claim was answered with ${status}`)
    }
}

function launch(): Promise<Browser> {
  const executablePath = process.env['CHROMIUM']
  if (!executablePath) throw new Error('Start this by npm run walk, which finds a Chromium')
  const args = ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none']
  return chromium.launch({ executablePath, args })
}

async function walkDesk(browser: Browser, origin: string, { locale, way, claims }: (typeof walks)[number]) {
  const context = await browser.newContext({ baseURL: origin, locale, viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await awaitScripts(page)
  await signIn(page, 'agent@demo.example', pathIn(locale, view))
  const counts: number[] = []
  const faults: string[] = []
  for (let claim = 1; claim <= claims; claim++) {
    await page.goto(pathIn(locale, view))
    await page.waitForSelector('html[data-awake]')
    const agent = hands(page)
    await openFirst(page, way, agent)
    const number = await toTicket(page)
    if (claim === 1) await page.screenshot({ path: path.join(out, `desk-${locale}-${way}.png`) })
    await (way === 'mouse' ? acceptByMouse : acceptByKeys)(agent)
    await page.locator('.toast', { hasText: String(number) }).waitFor()
    counts.push(agent.count())
    const focus = await page.evaluate(() => document.activeElement?.tagName)
    if (agent.count() > most[way]) faults.push(`no. ${number}, ${locale}: ${agent.count()} by ${way}`)
    if (focus !== 'H1') faults.push(`no. ${number}, ${locale}: the focus is on ${focus}`)
    if (claim === 1) await page.screenshot({ path: path.join(out, `next-${locale}-${way}.png`) })
  }
  console.log(`${locale}, ${counts.length} claims by ${way}: ${counts.join(' ')} (${most[way]} at most)`)
  await context.close()
  return faults
}

async function openFirst(page: Page, way: 'mouse' | 'keys', { click, press }: Hands): Promise<void> {
  if (way === 'mouse') return click('main a.row-link')
  await press('j')
  await press('Enter')
}

import type { Browser, Page } from 'playwright-core'
import type { Found } from './list.ts'
import { type AddedPlaces, addPeople, type Cookies } from './people.ts'
import { awaitScripts } from './visit.ts'

/** A portal with all that the screens need: who has signed in, where things are, and what there is none of. */
export type Stage = { origin: string; people: ReadonlyMap<string, Cookies>; found: Found; lacks: string[] }

/** Signs everybody in, and adds what the demonstration has none of. */
export async function setStage(
  browser: Browser,
  { origin, dataDir }: { origin: string; dataDir: string },
): Promise<Stage> {
  const { people, places } = await addPeople(dataDir, origin)
  const [dealer = [], agent = [], admin = []] = ['dealer', 'agent', 'admin'].map((who) => people.get(who))
  await carryOutErasure(browser, origin, places.erasure, admin)
  return { origin, people, ...(await explore(browser, origin, { dealer, agent, places })) }
}

/** What the addresses of some screens need. @returns also what the demonstration lacks */
async function explore(
  browser: Browser,
  origin: string,
  { dealer, agent, places }: { dealer: Cookies; agent: Cookies; places: AddedPlaces },
) {
  const open = await firstNumber(browser, `${origin}/tickets?stage=operations_in_progress`, dealer)
  const closed = await firstNumber(browser, `${origin}/tickets?stage=ticket_closed`, dealer)
  const waiting = await firstNumber(browser, `${origin}/console/tickets?stage=new_request`, agent)
  const mail = await firstNumber(browser, `${origin}/console/mailbox`, agent)
  const found: Found = { open, closed, waiting, mail, ...places }
  const lacks = Object.entries(found).flatMap(([what, number]) =>
    number === '0' ? [`the demonstration has nothing for "${what}"`] : [],
  )
  return { found, lacks }
}

/** Carries an erasure out, as an administrator would: its report is written only then. */
async function carryOutErasure(browser: Browser, origin: string, id: string, admin: Cookies): Promise<void> {
  const context = await browser.newContext({ locale: 'it' })
  try {
    await context.addCookies(admin)
    const page = await context.newPage()
    await awaitScripts(page)
    await page.goto(`${origin}/console/erasures/${id}`)
    await page.locator('main input[type=checkbox]').check()
    await page.locator('main form button[type=submit]').click()
    await page.locator('main input[type=checkbox]').waitFor({ state: 'detached' })
  } finally {
    await context.close()
  }
}

async function firstNumber(browser: Browser, address: string, cookies: Cookies): Promise<string> {
  const context = await browser.newContext({ locale: 'it' })
  try {
    await context.addCookies(cookies)
    const page: Page = await context.newPage()
    await page.goto(address)
    const links = await page.locator('main a').evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
    return links.map((link) => /\/(?:tickets|mailbox)\/(\d+)$/.exec(link)?.[1]).find(Boolean) ?? '0'
  } finally {
    await context.close()
  }
}

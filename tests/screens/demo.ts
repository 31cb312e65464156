import type { Browser, Page } from 'playwright-core'
import { demoPassword } from '#db/demo/people.ts'
import type { Cookies } from './camera.ts'
import type { Found } from './list.ts'
import type { Added } from './people.ts'

/** Signs a person of the demonstration in, by the form as they would. */
export async function signIn(browser: Browser, origin: string, who: string): Promise<Cookies> {
  const context = await browser.newContext({ locale: 'it' })
  try {
    const page = await context.newPage()
    await page.goto(`${origin}/tickets`)
    await page.locator('input[name=email]').fill(`${who}@demo.example`)
    await page.locator('input[name=password]').fill(demoPassword)
    await page.locator('input[name=password]').press('Enter')
    await page.waitForURL((url) => !url.search.includes('sign-in'))
    return await context.cookies()
  } finally {
    await context.close()
  }
}

/** What the addresses of some screens need. @returns also what the demonstration lacks */
export async function explore(
  browser: Browser,
  origin: string,
  { dealer, agent, added }: { dealer: Cookies; agent: Cookies; added: Added },
) {
  const open = await firstNumber(browser, `${origin}/tickets?stage=operations_in_progress`, dealer)
  const closed = await firstNumber(browser, `${origin}/tickets?stage=ticket_closed`, dealer)
  const waiting = await firstNumber(browser, `${origin}/console/tickets?stage=new_request`, agent)
  const mail = await firstNumber(browser, `${origin}/console/mailbox`, agent)
  const { invite, erasure } = added
  const found: Found = { open, closed, waiting, mail, invite, erasure }
  const lacks = Object.entries(found).flatMap(([what, number]) => (number === '0' ? [what] : []))
  return { found, lacks }
}

/** Carries an erasure out, as an administrator would: its report is written only then. */
export async function carryOutErasure(browser: Browser, origin: string, id: string, admin: Cookies): Promise<void> {
  const context = await browser.newContext({ locale: 'it' })
  try {
    await context.addCookies(admin)
    const page = await context.newPage()
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

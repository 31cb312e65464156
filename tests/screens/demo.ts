import type { Browser, Page } from 'playwright-core'
import { Client } from 'pg'
import { startEmbeddedPostgres } from '#app/kit/db/embedded.server.ts'
import { demoPassword } from '#db/demo/people.ts'
import { openSession } from '#tests/bench/people.ts'
import type { Cookies } from './camera.ts'
import type { Found } from './list.ts'

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

/** Puts a dealer without tickets straight into the portal's database, signed in. */
export async function addNewcomer(dataDir: string, origin: string): Promise<Cookies> {
  const { connection, stop } = await startEmbeddedPostgres({ dataDir, log: { info() {}, warn: console.warn } })
  const client = new Client(connection)
  await client.connect()
  try {
    const { rows } = await client.query<{ id: string }>(
      `with company as (
        insert into company (kind, name, country, created_at) values ('dealer', 'Cicli Novelli', 'IT', now()) returning id
      ), contact as (
        insert into contact (email, name, created_at) values ('newcomer@demo.example', 'Anna Novelli', now()) returning id
      ), licence as (
        insert into company_module (company_id, module, state) select id, 'tickets', 'active' from company
      )
      insert into account (subject, email, email_verified, name, locale, contact_id, company_id, role, approved_at, created_at)
      select 'newcomer', 'newcomer@demo.example', true, 'Anna Novelli', 'it', contact.id, company.id, 'owner', now(), now()
      from company, contact returning id`,
    )
    const [name = '', value = ''] = (await openSession(client, Number(rows[0]?.id))).split('=')
    const cookie = {
      name,
      value,
      domain: new URL(origin).hostname,
      path: '/',
      expires: -1,
      httpOnly: true,
      secure: false,
    }
    return [{ ...cookie, sameSite: 'Lax' }]
  } finally {
    await client.end()
    await stop()
  }
}

/** What the addresses of some screens need. @returns also what the demonstration lacks */
export async function explore(browser: Browser, origin: string, dealer: Cookies, agent: Cookies) {
  const open = await firstNumber(browser, `${origin}/tickets?stage=operations_in_progress`, dealer)
  const closed = await firstNumber(browser, `${origin}/tickets?stage=ticket_closed`, dealer)
  const waiting = await firstNumber(browser, `${origin}/console/tickets?stage=new_request`, agent)
  const mail = await firstNumber(browser, `${origin}/console/mailbox`, agent)
  const found: Found = { open, closed, waiting, mail }
  const lacks = Object.entries(found).flatMap(([what, number]) => (number === '0' ? [what] : []))
  return { found, lacks }
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

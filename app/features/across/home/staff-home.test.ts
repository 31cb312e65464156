import { expect, test } from 'vitest'
import { as, openApp, post } from '#tests/app.ts'

async function openStaff() {
  const app = await openApp()
  const [owner, staff] = [await app.dealer(), await app.staff()]
  return { app, owner, home: async () => (await app.fetch('/en', as(staff))).text() }
}

test('the home of staff counts the tickets that wait for us, and those that wait for customers, and leads to them', async () => {
  const { app, owner, home } = await openStaff()
  const link =
    /<a (?=[^>]*href="\/en\/console\/tickets\?awaiting=maker")[^>]*>(\d+ tickets? (?:is|are) waiting for us\.)</
  expect(await home()).not.toMatch(link)
  for (let count = 0; count < 2; count += 1) await app.ticket({ of: owner })
  await app.ticket({ of: owner, awaiting: 'courier' })
  await app.ticket({ of: owner, awaiting: 'dealer' })
  const page = await home()
  expect(link.exec(page)?.[1]).toBe('2 tickets are waiting for us.')
  expect(page).toMatch(
    /<a [^>]*href="\/en\/console\/tickets\?awaiting=dealer"[^>]*>1 ticket is waiting for a customer\.</,
  )
})

test('of what waits for us the home shows what is to be answered next, and of what is late what has been so for longest', async () => {
  const { app, owner, home } = await openStaff()
  const add = (subject: string, promisedAt?: string) =>
    app.ticket({ of: owner, subject, ...(promisedAt === undefined ? {} : { promisedAt }) })
  const wanted = ['Tarda uno', 'Tarda due', 'Viene uno', 'Viene due', 'Libera due', 'Libera uno']
  await add('Tarda uno', '2026-11-10')
  await add('Viene uno', '2026-12-01')
  await add('Libera uno')
  app.clock.advance(60_000)
  await add('Viene due', '2026-12-09')
  await add('Tarda due', '2026-11-19')
  await add('Libera due')
  const shown = [...(await home()).matchAll(/>((?:Tarda|Viene|Libera) (?:uno|due))</g)].map(([, subject]) => subject)
  expect(shown).toEqual(wanted)
})

test('an administrator’s home names the drafts of catalogue and brand that are not published; an agent’s does not', async () => {
  const app = await openApp()
  const [admin, agent] = [await app.staff('admin'), await app.staff()]
  const home = async (person: { cookie: string }) =>
    (await (await app.fetch('/en', as(person))).text()).replaceAll('<!-- -->', '')
  expect(await home(admin)).not.toContain('Drafts to be published')
  const part = { intent: 'part', revision: '0', was: '', code: 'wheel', name_en: 'Wheel', active: 'on' }
  expect((await app.fetch('/en/console/catalogue/parts', post(admin, part))).status).toBe(303)
  expect(await home(admin)).toContain('Drafts to be published')
  expect(await home(admin)).toMatch(line('catalogue'))
  expect(await home(admin)).not.toMatch(line('brand'))
  expect(await home(agent)).not.toContain('Drafts to be published')
  await app.fetch('/en/console/catalogue', post(admin, { intent: 'publish', revision: '1', note: '' }))
  expect(await home(admin)).not.toContain('Drafts to be published')
})

function line(page: string): RegExp {
  return new RegExp(`href="/en/console/${page}"[^>]*>[^<]*</a><span>changes not published yet`)
}

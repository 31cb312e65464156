import { expect, test } from 'vitest'
import { as, openApp } from '#tests/app.ts'

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

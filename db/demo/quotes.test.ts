import { expect, test } from 'vitest'
import { listQuotes } from '#app/features/trade/quotes/quotes.server.ts'
import { quoteStatuses, standingOf } from '#app/features/trade/quotes/quotes.ts'
import { dayOf } from '#app/kit/words/formats.ts'
import type { Portal } from '#app/portal.server.ts'
import { openApp } from '#tests/app.ts'
import { addPeople, type Cast } from './people.server.ts'
import { people } from './people.ts'
import { addQuotes } from './quotes.server.ts'

async function fill(portal: Portal): Promise<Cast> {
  const now = portal.clock.now()
  return portal.db.transaction().execute(async (tx) => {
    const cast = await addPeople(tx, new Map(people.map(({ email }) => [email, email])), now)
    await addQuotes(portal, tx, cast)
    return cast
  })
}

async function rowsOf({ db }: Portal) {
  const rows = await db.selectFrom('quote').selectAll().orderBy('id').execute()
  // By the database's own clock: when the portal took it in.
  return rows.map(({ touched_at: _touched, ...quote }) => quote)
}

test('the demonstration has a quote in every state, the same every time and no mails of the past', async () => {
  const { portal, clock } = await openApp()
  const cast = await fill(portal)
  const rows = await rowsOf(portal)
  expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(quoteStatuses))
  expect(await portal.db.selectFrom('outbox').selectAll().execute()).toEqual([])
  const today = dayOf(clock.now())
  for (const [name, visible] of [
    ['dealer', 12],
    ['third', 5],
  ] as const) {
    const viewer = cast.members.get(`${name}@demo.example`)
    if (!viewer) throw new Error(name)
    const { page } = await listQuotes(portal, viewer, { today })
    expect(page.count).toBe(visible)
    expect(new Set(page.rows.map((row) => standingOf(row, today))).size, name).toBe(4)
  }
  await openApp()
  await fill(portal)
  expect(await rowsOf(portal)).toEqual(rows)
})

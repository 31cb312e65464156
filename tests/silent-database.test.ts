import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, inject, onTestFinished, test } from 'vitest'
import { openDb } from '#app/kit/db/db.server.ts'
import { problemWords } from '#app/kit/problem.words.ts'
import { locales, pathIn } from '#app/kit/words/locales.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { as, openApp, post } from '#tests/app.ts'

/** The portal with little patience for its database, which ends a statement itself or, behind a pooler, is left waiting. */
async function openHasty(isPooled: boolean) {
  const app = await openApp()
  const { rows } = await sql<{ database: string }>`select current_database() as database`.execute(app.owner)
  const connection = { ...inject('postgres').requests, ...rows[0] }
  const db = openDb({ connection, statementMs: 300, isPooled })
  onTestFinished(() => db.destroy())
  app.portal.db = db
  return app
}

test.each([
  ['ends', false],
  ['does not answer', true],
] as const)(
  'a page whose statement the database %s says so in words, and nothing sent is half kept',
  async (_, isPooled) => {
    const app = await openHasty(isPooled)
    const dealer = await app.dealer()
    const { id } = await app.ticket({ of: dealer })
    const sent = { submission: randomUUID(), message: 'La crepa è qui.' }
    const reply = () => app.fetch(`/tickets/${id}`, post(dealer, sent))
    const messages = () => app.portal.db.selectFrom('message').select('id').execute()
    await app.owner.transaction().execute(async (tx) => {
      await sql`lock table message in access exclusive mode`.execute(tx)
      for (const locale of locales) {
        const answer = await app.fetch(pathIn(locale, `/tickets/${id}`), as(dealer))
        expect([answer.status, answer.headers.has('retry-after')]).toEqual([503, true])
        expect(await answer.text()).toContain(sayIn(problemWords, locale)('unavailable'))
      }
      const answer = await reply()
      expect([answer.status, answer.headers.has('retry-after')]).toEqual([503, true])
      // Without a script what was typed is gone with the page: nothing may tell otherwise.
      expect(await answer.text()).not.toContain('al sicuro')
    })
    expect(await messages()).toHaveLength(0)
    expect((await reply()).status).toBe(303)
    expect((await reply()).status).toBe(303)
    expect(await messages()).toHaveLength(1)
  },
)

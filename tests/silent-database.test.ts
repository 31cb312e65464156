import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, inject, onTestFinished, test } from 'vitest'
import { openDb } from '#app/kit/db/db.server.ts'
import { problemWords } from '#app/kit/problem.words.ts'
import { locales, pathIn } from '#app/kit/words/locales.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { errorWords } from '#app/shell/errors/error.words.ts'
import { type App, as, openApp, post } from '#tests/app.ts'
import { doctor, place } from './doctor.fixture.ts'

/**
 * Locks a table and gives the portal little patience for its database, which ends a statement itself or, behind a
 * pooler, is left waiting. Afterwards the portal has its own patience back, or a busy machine would try it as well.
 */
async function whileSilent<Result>(
  app: App,
  { table, isPooled = false }: { table: string; isPooled?: boolean },
  ask: () => Promise<Result>,
): Promise<Result> {
  const { rows } = await sql<{ database: string }>`select current_database() as database`.execute(app.owner)
  const connection = { ...inject('postgres').requests, ...rows[0] }
  const patient = app.portal.db
  app.portal.db = openDb({ connection, statementMs: 300, isPooled })
  try {
    return await app.owner.transaction().execute(async (tx) => {
      await sql`lock table ${sql.table(table)} in access exclusive mode`.execute(tx)
      return ask()
    })
  } finally {
    await app.portal.db.destroy()
    app.portal.db = patient
  }
}

test.each([
  ['ends', false],
  ['does not answer', true],
] as const)(
  'a page whose statement the database %s says so in words, and nothing sent is half kept',
  async (_, isPooled) => {
    const app = await openApp()
    const dealer = await app.dealer()
    const { id } = await app.ticket({ of: dealer })
    const sent = { submission: randomUUID(), message: 'La crepa è qui.' }
    const reply = () => app.fetch(`/tickets/${id}`, post(dealer, sent))
    const messages = () => app.portal.db.selectFrom('message').select('id').execute()
    await whileSilent(app, { table: 'message', isPooled }, async () => {
      for (const locale of locales) {
        const answer = await app.fetch(pathIn(locale, `/tickets/${id}`), as(dealer))
        expect([answer.status, answer.headers.has('retry-after')]).toEqual([503, true])
        expect(await answer.text()).toContain(sayIn(problemWords, locale)('unavailable'))
      }
      const answer = await reply()
      expect([answer.status, answer.headers.has('retry-after')]).toEqual([503, true])
    })
    expect(await messages()).toHaveLength(0)
    expect((await reply()).status).toBe(303)
    expect((await reply()).status).toBe(303)
    expect(await messages()).toHaveLength(1)
  },
)

test.each([
  ['a page asks', 'message'],
  ['says who this is', 'session'],
] as const)(
  'a form that meets a database in which nothing %s comes back with what was typed, to be sent again by one press',
  async (_, table) => {
    const app = await openApp()
    const dealer = await app.dealer()
    const { id } = await app.ticket({ of: dealer })
    const page = `/en/tickets/${id}`
    const sent = { submission: randomUUID(), message: 'The crack is here: <b>"left"</b>\nand right.' }
    const text = await whileSilent(app, { table }, async () => {
      const answer = await app.fetch(page, post(dealer, sent))
      expect(answer.status).toBe(503)
      return answer.text()
    })
    expect(text).toContain(sayIn(errorWords, 'en')('sent-later'))
    const [, form = ''] = text.split(`<form action="${page}" encType="multipart/form-data" method="post">`)
    expect(hiddenIn(form.slice(0, form.indexOf('</form>')))).toEqual(sent)
    expect((await app.fetch(page, post(dealer, sent))).status).toBe(303)
    expect(await app.portal.db.selectFrom('message').select('body').execute()).toEqual([{ body: sent.message }])
  },
)

test('a database that takes no writes refuses forms with 503, and the doctor says so', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const page = `/tickets/${(await app.ticket({ of: dealer })).id}`
  const { rows } = await sql<{ database: string }>`select current_database() as database`.execute(app.owner)
  const { host = '', user = '' } = inject('postgres').requests
  const onlyRead = `?options=${encodeURIComponent('-c default_transaction_read_only=on')}`
  const connectionString = `postgres://${user}@${encodeURIComponent(host)}/${rows[0]?.database}${onlyRead}`
  const heard: Error[] = []
  const db = openDb({ connection: { connectionString }, onCannotWrite: (error) => heard.push(error) })
  onTestFinished(() => db.destroy())
  const writing = app.portal.db
  app.portal.db = db
  const [read, sent] = await Promise.all([
    app.fetch(page, as(dealer)),
    app.fetch(page, post(dealer, { submission: randomUUID(), message: 'La crepa è qui.' })),
  ]).finally(() => {
    app.portal.db = writing
  })
  expect([read.status, sent.status, sent.headers.has('retry-after')]).toEqual([200, 503, true])
  expect(heard.join()).toContain('read-only transaction')
  const { environment } = await place()
  const { said } = await doctor({ ...environment, DATABASE_URL: environment.DATABASE_URL + onlyRead })
  expect(said).toMatch(/^NOT WELL {2}database: it takes no writes \(default_transaction_read_only\): /m)
})

test('a sign-in that meets a database that is away gives back no password', async () => {
  const app = await openApp()
  const text = await whileSilent(app, { table: 'throttle' }, async () => {
    const answer = await app.fetch(
      '/en?sign-in=',
      post({ cookie: '' }, { email: 'a@b.example', password: 'ruota-libera' }),
    )
    expect(answer.status).toBe(503)
    return answer.text()
  })
  expect(text).not.toMatch(/ruota-libera|data-unsent-form/)
})

/** The fields that a page sends with one press. */
function hiddenIn(html: string): Record<string, string> {
  const found = html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"\/>/g)
  return Object.fromEntries([...found].map(([, name = '', value = '']) => [name, plain(value)]))
}

function plain(escaped: string): string {
  const signs: Record<string, string> = { '&quot;': '"', '&lt;': '<', '&gt;': '>', '&#x27;': "'", '&amp;': '&' }
  return escaped.replaceAll(/&(?:quot|lt|gt|#x27|amp);/g, (sign) => signs[sign] ?? sign)
}

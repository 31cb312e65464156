import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#app/kit/db/embedded.server.ts'
import { problemWords } from '#app/kit/problem.words.ts'
import { rootDir } from '#app/kit/root-dir.server.ts'
import { locales, pathIn } from '#app/kit/words/locales.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { addDealer, ask, claimWith, databaseOf, filesIn, ownFolder, allGone, start, waitFor } from './server.fixture.ts'

test('while the database is away pages say so in the reader’s language, and service comes back by itself', async () => {
  const [home, dataDir] = [ownFolder(), ownFolder()]
  let postgres = await startPostgres(home)
  const url = `postgres:///portal?host=${encodeURIComponent(path.join(home, 'postgres/socket'))}&user=portal`
  const server = await start({ DATA_DIR: dataDir, DATABASE_URL: url })
  const before = await databaseOf(home)
  const cookie = await addDealer(before)
  await before.end()

  const content = 'La scatola è arrivata senza il pezzo, mentre il database si fermava.'
  const posts = Array.from({ length: 4 }, () => post(server, cookie, content))
  await delay(150)
  await postgres.stop()
  for (const { status } of await Promise.all(posts)) expect([303, 503]).toContain(status)

  await expectAway(server, cookie, content)
  const upload = new FormData()
  upload.set('submission', randomUUID())
  upload.set('field', 'attachments')
  upload.set('file', new File(['%PDF-1.7\n%%EOF'], 'a.pdf'))
  expect((await ask(server, '/uploads', cookie, { method: 'POST', body: upload })).status).toBe(503)
  expect((await ask(server, '/healthz')).status).toBe(200)
  const notReady = await ask(server, '/readyz')
  expect([notReady.status, notReady.headers.has('retry-after')]).toEqual([503, true])
  const [asset = ''] = readdirSync(path.join(rootDir, 'build/client/assets/it')).filter((name) => name.endsWith('.js'))
  expect((await ask(server, `/assets/it/${asset}`)).status).toBe(200)
  expect(filesIn(path.join(dataDir, 'scratch'))).toEqual([])

  postgres = await startPostgres(home)
  await waitFor(async () => (await ask(server, '/readyz')).status === 200, 5000)
  expect((await ask(server, '/en/tickets', cookie)).status).toBe(200)
  const after = await post(server, cookie, content)
  expect(after.status).toBe(303)
  expect((await ask(server, after.headers.get('location') ?? '', cookie)).status).toBe(200)
  const db = await databaseOf(home)
  await waitFor(async () => (await db.query('select from outbox where done_at is null')).rowCount === 0)
  const whole = await db.query(`select t.id,
    (select count(*)::int from ticket_event e where e.ticket_id = t.id) as events,
    (select count(*)::int from attachment a where a.ticket_id = t.id) as files from ticket t`)
  expect(whole.rows.map(({ events, files }) => [events, files])).toEqual(whole.rows.map(() => [1, 1]))
  await db.end()
  expect(server.process.exitCode).toBe(null)
  expect(
    server
      .output()
      .split('\n')
      .filter((line) => line.includes('"level":60')),
  ).toEqual([])
  server.process.kill('SIGTERM')
  expect((await server.ended).code).toBe(0)
  await postgres.stop()
})

test('a database that is killed under load comes back within seconds, and every ticket it took is there once', async () => {
  const dataDir = ownFolder()
  const server = await start({ DATA_DIR: dataDir })
  const db = await databaseOf(dataDir)
  const cookie = await addDealer(db)
  const acknowledged: string[] = []
  const seen = new Set<number>()
  const state = { stopped: false }
  const readers = Array.from({ length: 4 }, async () => {
    while (!state.stopped) seen.add((await ask(server, '/en/tickets', cookie)).status)
  })
  const writers = Array.from({ length: 2 }, async () => {
    while (!state.stopped) {
      const submission = randomUUID()
      for (let status = 0; status !== 303;) {
        ;({ status } = await post(
          server,
          cookie,
          `La scatola è arrivata senza il pezzo, ${submission}.`,
          undefined,
          submission,
        ))
        seen.add(status)
        if (status !== 303) await delay(100)
      }
      acknowledged.push(submission)
    }
  })
  for (let kills = 0; kills < 2; kills++) {
    await delay(600)
    const pid = Number(readFileSync(path.join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[0])
    process.kill(pid, 'SIGKILL')
    await waitFor(async () => (await ask(server, '/readyz')).status !== 200, 3000).catch(() => undefined)
    await waitFor(async () => (await ask(server, '/readyz')).status === 200, 20_000)
  }
  await delay(300)
  state.stopped = true
  await Promise.all([...readers, ...writers])
  expect([...seen].toSorted((a, b) => a - b)).toEqual([200, 303, 503])
  const again = await databaseOf(dataDir)
  const { rows } = await again.query('select submission from ticket')
  expect(rows.map((row) => String(row.submission)).toSorted()).toEqual(acknowledged.toSorted())
  await again.end()
  expect(server.process.exitCode).toBe(null)
  server.process.kill('SIGTERM')
  expect((await server.ended).code).toBe(0)
  await allGone(dataDir)
})

/** Every kind of request is told so, in the language of its address. */
async function expectAway(server: { address: string }, cookie: string, content: string): Promise<void> {
  for (const locale of locales) {
    const sentence = sayIn(problemWords, locale)('unavailable')
    const answers = [
      await ask(server, pathIn(locale, '/tickets'), cookie),
      await ask(server, pathIn(locale, '/tickets')),
      await ask(server, pathIn(locale, '/console/tickets'), cookie),
      await post(server, cookie, content, pathIn(locale, '/new-ticket')),
      await ask(server, pathIn(locale, '/?sign-in='), '', {
        method: 'POST',
        body: new URLSearchParams({ email: 'a@b.example', password: 'x' }),
      }),
    ]
    // Anyone who is not known to have a session is asked to sign in without a look into the database.
    expect(answers.map(({ status }) => status)).toEqual([503, 401, 503, 503, 503])
    for (const answer of answers.filter(({ status }) => status === 503)) {
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
      const page = await answer.text()
      expect(page).toContain(`<html lang="${locale}"`)
      expect(page).toContain(sentence)
      expect(page).not.toMatch(/ECONN|ENOENT|\bat .*\.js|postgres/i)
    }
    const asData = await ask(server, `${pathIn(locale, '/tickets')}.data`, cookie)
    expect([asData.status, asData.headers.has('retry-after')]).toEqual([503, true])
  }
}

function post(
  server: { address: string },
  cookie: string,
  content: string,
  where = '/new-ticket',
  submission: string = randomUUID(),
): Promise<Response> {
  return ask(server, where, cookie, { method: 'POST', body: claimWith(content, submission) })
}

/** Stands for a PostgreSQL of the operator's own, which comes and goes. */
function startPostgres(home: string): Promise<EmbeddedPostgres> {
  return startEmbeddedPostgres({ dataDir: home, log: { info: () => undefined, warn: () => undefined } })
}

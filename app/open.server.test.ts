import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import pino from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { putLead } from '#app/features/trade/leads/leads.fixture.ts'
import { keepZone } from '#app/kit/db/keep-zone.server.ts'
import { StartError } from '#app/kit/db/start-error.ts'
import { dayOf, defaultTimeZone, setTimeZone } from '#app/kit/words/formats.ts'
import type { Portal } from '#app/portal.server.ts'
import { addPeople, registerPeople } from '#db/demo/people.server.ts'
import { people } from '#db/demo/people.ts'
import { cloneDatabase } from '#tests/postgres.ts'
import { addTicket } from '#tests/world.ts'
import { withPortal } from './commands/with-portal.server.ts'
import { openPortal } from './open.server.ts'
import { readSettings } from './settings.server.ts'

test('a lead that came before the catalogue has none published by a start; to a ticket of an older portal the example is given', async () => {
  const start = await newPortal()
  const portal = await start()
  const { db } = portal
  const { members, staff } = await addPeople(db, new Map(people.map(({ email }) => [email, email])), new Date())
  const dealer = members.get('dealer@demo.example')
  const agent = staff.get('agent@demo.example')
  if (!dealer || !agent) throw new Error('The demonstration has other people')
  await db.deleteFrom('catalogue_version').execute()
  const versions = () => db.selectFrom('catalogue_version').select('number').execute()

  const [byId, authorId] = [agent.accountId, dealer.accountId]
  await putLead(portal, { companyId: dealer.companyId, byId, authorId, name: 'Ivano' })
  await start()
  expect(await versions()).toEqual([])

  await addTicket(portal, { of: { cookie: '', viewer: dealer } })
  await start()
  expect(await versions()).toEqual([{ number: 1 }])
})

test('with DEMO off a database that the demonstration has filled is started for this machine alone, until none of its people has access', async () => {
  const start = await newPortal()
  const APP_URL = 'https://portal.example'
  const portal = await start({ APP_URL })
  // A stranger may call themselves so, and stays one.
  const stranger = { subject: 'a stranger', email: 'admin@demo.example', name: 'Andrea Neri', locale: 'it' } as const
  await portal.db
    .insertInto('account')
    .values({ ...stranger, created_at: new Date() })
    .execute()
  await start({ APP_URL })

  await addPeople(portal.db, await registerPeople(portal), new Date())
  const beyond: Record<string, string>[] = [{ APP_URL }, { HOST: '0.0.0.0' }, { TRUSTED_PROXIES: '127.0.0.1' }]
  for (const setting of beyond) {
    const refused = start(setting)
    await expect(refused).rejects.toThrow(
      new RegExp(
        `^The setting ${Object.keys(setting)[0]} .* the demonstration, whose password is published: begin with`,
      ),
    )
    await expect(refused).rejects.toBeInstanceOf(StartError)
  }
  await start({ APP_URL: 'http://localhost:3000' })
  await start({ APP_URL, DEMO_PUBLIC: 'yes' })

  await portal.db.updateTable('account').set({ disabled_at: new Date() }).where('role', 'is not', null).execute()
  await start({ APP_URL })
})

test('the clock of a promise goes by the zone of the latest start, and not by that of a command', async () => {
  onTestFinished(() => setTimeZone(defaultTimeZone))
  const start = await newPortal()
  const evening = new Date('2026-11-01T06:30:00Z')
  const clock = async ({ db }: Pick<Portal, 'db'>) => {
    const read = sql<{ day: string; at: Date }>`
      select maker_day(${evening})::text as day, maker_moment('2026-11-02', '09:00') as at`
    return (await read.execute(db)).rows[0]
  }
  const portal = await start({ TIME_ZONE: 'America/Los_Angeles' })
  const there = { day: '2026-10-31', at: new Date('2026-11-02T17:00:00Z') }
  expect(await clock(portal)).toEqual(there)
  expect(dayOf(evening)).toBe(there.day)
  const { dataDir, databaseUrl = '' } = portal.settings
  const ofCommand = readSettings({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl })
  expect(await withPortal(ofCommand, pino({ level: 'silent' }), clock)).toEqual(there)

  expect(await clock(await start())).toEqual({ day: '2026-11-01', at: new Date('2026-11-02T08:00:00Z') })
  const unknown = keepZone(portal.db, 'Europe/Leeds')
  await expect(unknown).rejects.toThrow(/^The setting TIME_ZONE is Europe\/Leeds, which the database does not know: /)
  await expect(unknown).rejects.toBeInstanceOf(StartError)
})

/** @returns what starts it, each time on the same folder and database, and answers no pages */
async function newPortal() {
  const { connection, drop } = await cloneDatabase()
  onTestFinished(drop)
  const { host = '', user = '', database = '' } = connection
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'ammiraglia-open-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  const own = { DATA_DIR: dataDir, DATABASE_URL: `postgres://${user}@${encodeURIComponent(host)}/${database}` }
  return async (environment: Record<string, string> = {}) => {
    const settings = readSettings({ ...own, ROLE: 'web', ...environment })
    const { portal, close } = await openPortal(settings, pino({ level: 'silent' }))
    onTestFinished(close)
    return portal
  }
}

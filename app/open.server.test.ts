import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pino from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { putLead } from '#app/features/trade/leads/leads.fixture.ts'
import { addPeople } from '#db/demo/people.server.ts'
import { people } from '#db/demo/people.ts'
import { cloneDatabase } from '#tests/postgres.ts'
import { addTicket } from '#tests/world.ts'
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

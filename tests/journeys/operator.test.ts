import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { expect } from 'vitest'
import { hasStore } from '#tests/installed.ts'
import { testStored } from '#tests/object-store.ts'
import { command, notWell, openMachine, openSurroundings, type Surroundings } from './operator.fixture.ts'
import { ask, claimWith, ownFolder, type Server, start, waitFor } from './server.fixture.ts'

if (!hasStore) console.log('Left out: the operator’s evening, which needs a store that speaks S3.')

type Machine = Awaited<ReturnType<typeof openMachine>>
type Evening = {
  machine: Machine
  world: Surroundings
  server: Server
  cookie: string
  settings: Record<string, string>
}

testStored(
  'an operator sets a portal up, sees each system it stands on break and come back, loses the machine and goes on with another',
  async () => {
    const [machine, world] = [await openMachine(), await openSurroundings()]
    const settings = { ...world.settings, ...machine.settings }
    const server = await setUp(settings)
    const evening = { machine, world, server, cookie: await machine.dealer(), settings }
    const first = await claim(evening, 303)
    await withoutDatabase(evening)
    await withoutMail(evening)
    await withoutStore(evening)
    await withoutCrm(evening)
    await withoutErp(evening)
    await onAnotherMachine(evening, first)
  },
  300_000,
)

async function setUp(settings: Record<string, string>): Promise<Server> {
  // The doctor comes before the first start, and says that there are no tables yet.
  expect(await notWell(settings)).toContain('database')
  const server = await start({ ...settings, WEB_CONCURRENCY: '2' })
  const invited = await command('admin', ['create', '--email', 'op@maker.example', '--name', 'Giulia Conti'], settings)
  expect((await ask(server, new URL(/http\S+/.exec(invited)?.[0] ?? '').pathname)).status).toBe(200)
  const made = await command('admin', ['crm-check', '--create', 'yes'], settings)
  expect(made).toContain('HubSpot has everything that the mapping names.')
  expect(await notWell(settings)).toEqual([])
  return server
}

/** A claim with its photo, sent as a browser without scripts does. @returns its address */
async function claim(
  { server, cookie }: Pick<Evening, 'server' | 'cookie'>,
  status: number,
  submission: string = randomUUID(),
) {
  const body = claimWith('La scatola è arrivata senza il pezzo del manubrio.', submission)
  const answer = await ask(server, '/new-ticket', cookie, { method: 'POST', body })
  expect(answer.status).toBe(status)
  return new URL(answer.headers.get('location') ?? '/', server.address).pathname
}

async function isThere({ server, cookie }: Evening, where: string): Promise<void> {
  await waitFor(async () => (await ask(server, where, cookie)).status === 200, 30_000)
}

async function withoutDatabase(evening: Evening): Promise<void> {
  const { machine, server, settings } = evening
  await machine.stopDatabase()
  const page = await ask(server, '/tickets', evening.cookie)
  expect(page.status).toBe(503)
  expect((await ask(server, '/readyz')).status).toBe(503)
  expect(await notWell(settings)).toContain('database')
  await machine.startDatabase()
  await isThere(evening, '/tickets')
  await isThere(evening, await claim(evening, 303))
}

async function withoutMail(evening: Evening): Promise<void> {
  const { world, settings, machine } = evening
  await mailsAreOut(machine)
  const before = world.arrived.length
  world.mail.isAway = true
  await claim(evening, 303)
  const waiting = () =>
    machine.query<{ count: number }>(`select count(*)::int as count from outbox where done_at is null and attempts > 0`)
  await waitFor(async () => ((await waiting())[0]?.count ?? 0) > 0, 30_000)
  expect(world.arrived.length).toBe(before)
  world.mail.isAway = false
  await mailsAreOut(machine)
  expect(world.arrived.length).toBeGreaterThan(before)
  expect(await notWell(settings)).toEqual([])
}

async function mailsAreOut(machine: Machine): Promise<void> {
  const left = () => machine.query(`select from outbox where done_at is null and kind like 'mail.%'`)
  await waitFor(async () => (await left()).length === 0, 60_000)
}

async function withoutStore(evening: Evening): Promise<void> {
  const { world, server, cookie, settings } = evening
  world.store.hang()
  const submission = randomUUID()
  try {
    await claim(evening, 503, submission)
    expect((await ask(server, '/tickets', cookie)).status).toBe(200)
    expect(await notWell(settings)).toEqual(['files'])
  } finally {
    world.store.goOn()
  }
  // It is left alone for twenty seconds.
  await waitFor(async () => {
    const body = claimWith('La scatola è arrivata senza il pezzo del manubrio.', submission)
    return (await ask(server, '/new-ticket', cookie, { method: 'POST', body })).status === 303
  }, 60_000)
}

async function withoutCrm(evening: Evening): Promise<void> {
  const { world, machine, settings } = evening
  const known = () => world.crm.records.kept('tickets').records.size
  await waitFor(() => known() > 0, 60_000)
  world.crm.fail('down')
  await claim(evening, 303)
  expect(await notWell(settings)).toEqual(['CRM'])
  world.crm.fail(undefined)
  const [{ count } = { count: 0 }] = await machine.query<{ count: number }>('select count(*)::int as count from ticket')
  await waitFor(() => known() === count, 60_000)
}

async function withoutErp(evening: Evening): Promise<void> {
  const { world, settings, server, cookie } = evening
  world.erp.state.always = 'reset'
  expect(await notWell(settings)).toEqual(['ERP'])
  expect((await ask(server, '/tickets', cookie)).status).toBe(200)
  world.erp.state.always = 'well'
  expect(await notWell(settings)).toEqual([])
}

async function onAnotherMachine(evening: Evening, first: string): Promise<void> {
  const { machine, world, server, cookie } = evening
  const file = path.join(ownFolder(), 'evening.tar.zst')
  await mailsAreOut(machine)
  await command('backup', [file], evening.settings)
  const tickets = await machine.query<{ id: number }>('select id from ticket order by id')
  server.process.kill('SIGKILL')
  await server.ended
  await machine.lose()

  const next = await openMachine()
  const settings = { ...world.settings, ...next.settings }
  await command('restore', [file], settings)
  const again = await start({ ...settings, WEB_CONCURRENCY: '2' })
  expect(await next.query('select id from ticket order by id')).toEqual(tickets)
  // The session goes on, and so do the photos in the bucket.
  const page = await ask(again, first, cookie)
  expect(page.status).toBe(200)
  const [photo = ''] = /\/files\/[\da-f-]{36}/.exec(await page.text()) ?? []
  const { status, headers } = await ask(again, photo, cookie)
  expect([status, headers.get('content-type')]).toEqual([200, expect.stringMatching(/^image\//)])
  await claim({ server: again, cookie }, 303)
  expect(await notWell(settings)).toEqual([])
}

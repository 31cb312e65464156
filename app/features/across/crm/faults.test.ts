import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { createHubspotCrm } from '#app/adapters/crm/crm-hubspot.server.ts'
import { jobsOf, systemsOf } from '#app/jobs.server.ts'
import { startWorker } from '#app/kit/outbox/worker.server.ts'
import type { Fault } from '#tests/crm/hubspot-double.ts'
import { type HubspotApp, openHubspotApp } from '#tests/crm/hubspot-app.ts'

const faults: readonly (Fault | undefined)[] = [
  'down',
  'lost',
  undefined,
  '429',
  'garbage',
  'slow',
  'half',
  '500',
  'lost',
  undefined,
]
const tickets = 20
const changes = 400

test('of 400 changes while HubSpot is down, slow, full, garbled or loses answers each arrives once, in the order of its ticket', async () => {
  const opened = await openHubspotApp()
  const { app, double } = opened
  const dealer = await app.dealer()
  const ids: number[] = []
  for (let count = 0; count < tickets; count += 1) ids.push((await app.ticket({ of: dealer })).id)
  const workers = [startOther(opened), startOther(opened)]
  onTestFinished(async () => {
    await Promise.all(workers.map((worker) => worker.stop()))
  })
  for (let count = 0; count < changes; count += 1) {
    if (count % 40 === 0) {
      double.fail(faults[count / 40])
      app.clock.advance(25_000)
      await sleep(300)
    }
    const id = ids[count % tickets] ?? 0
    if (count % 2 === Math.floor(count / tickets) % 2) await change(opened, id, count)
    else await say(opened, dealer.viewer.accountId, id, count)
  }
  double.fail(undefined)
  await drain(opened)

  const { changes: made } = double.records.kept('tickets')
  expect(double.all('tickets')).toHaveLength(tickets)
  const own = double.byOwn('tickets')
  for (const id of ids) {
    const there = own.get(`${id}`)
    // What is so now stands there, and no older state ever came after a newer one.
    const said = made
      .filter((one) => one.id === there?.id)
      .map((one) => Number(one.properties['subject']?.split(' ')[1]))
    const numbers = said.filter((number) => !Number.isNaN(number))
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
    const now = await app.portal.db.selectFrom('ticket').select('subject').where('id', '=', id).executeTakeFirst()
    expect(there?.properties['subject']).toBe(now?.subject)
    const messages = await app.portal.db
      .selectFrom('message')
      .select('id')
      .where('ticket_id', '=', id)
      .orderBy('id')
      .execute()
    const notes = double.all('notes').filter((note) => double.ties.has(`notes/${note.id} tickets/${there?.id}`))
    expect(notes.map((note) => Number(note.properties['ammiraglia_id']))).toEqual(messages.map((one) => one.id))
  }
  expect(double.all('companies')).toHaveLength(1)
  expect(double.all('contacts')).toHaveLength(1)
  const dead = app.portal.db.selectFrom('outbox').select('last_error').where('dead_at', 'is not', null)
  expect(await dead.execute()).toEqual([])
})

/** A worker as another process is one: with a breaker and limits apart. */
function startOther({ app, hubspot }: HubspotApp) {
  const portal = { ...app.portal, crm: createHubspotCrm({ ...app.portal, fetch, hubspot }) }
  return startWorker(portal, jobsOf(portal), systemsOf(portal))
}

async function change({ app }: HubspotApp, id: number, count: number): Promise<void> {
  await app.portal.db
    .updateTable('ticket')
    .set({ subject: `change ${count}` })
    .where('id', '=', id)
    .execute()
}

async function say({ app }: HubspotApp, author: number, id: number, count: number): Promise<void> {
  const at = app.clock.now()
  const message = { ticket_id: id, author_id: author, from_staff: false, body: `message ${count}`, created_at: at }
  await app.portal.db
    .insertInto('message')
    .values({ ...message, submission: randomUUID() })
    .execute()
}

/** Time goes on until nothing waits any more. */
async function drain({ app }: HubspotApp): Promise<void> {
  const waiting = () =>
    app.portal.db
      .selectFrom('outbox')
      .select('id')
      .where('kind', 'like', 'crm.%')
      .where('done_at', 'is', null)
      .where('dead_at', 'is', null)
      .execute()
  await expect
    .poll(
      async () => {
        app.clock.advance(10_000)
        return (await waiting()).length
      },
      { timeout: 60_000, interval: 200 },
    )
    .toBe(0)
}

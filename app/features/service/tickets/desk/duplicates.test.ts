import { expect, test } from 'vitest'
import { as, post } from '#tests/app.ts'
import { openDesk } from './ticket.fixture.ts'

const note = 'same serial number and same part'

test('staff read of an open ticket of any customer about the same bike and part, before all newer ones', async () => {
  const desk = await openDesk({ serial: 'V4R-0510-A1234' })
  const stranger = await desk.app.dealer()
  expect(await desk.read()).not.toContain(note)
  const other = await desk.app.ticket({ of: stranger, serial: 'V4R-O51O-AI234' })
  for (let at = 0; at < 6; at += 1)
    await desk.app.ticket({ of: stranger, serial: 'V4R-0510-A1234', stage: 'ticket_closed' })
  const page = await desk.read()
  expect(page).toContain(note)
  expect(page.split(note)[1]).toContain(`href="/en/console/tickets/${other.id}"`)
  const forOther = await desk.read(desk.staff, `/en/console/tickets/${other.id}`)
  expect(forOther.split(note)[1]).toContain(`href="/en/console/tickets/${desk.id}"`)
})

test('neither a closed ticket about the same bike nor one about another part looks like a duplicate', async () => {
  const desk = await openDesk()
  await desk.app.ticket({ of: desk.dealer, stage: 'ticket_closed' })
  const { id } = await desk.app.ticket({ of: desk.dealer })
  await desk.app.portal.db
    .updateTable('ticket')
    .set({ part_involved: ['fork'] })
    .where('id', '=', id)
    .execute()
  expect(await desk.read()).not.toContain(note)
})

test('a possible duplicate is closed as one from its page, and the customer reads of which', async () => {
  const desk = await openDesk()
  const other = await desk.app.ticket({ of: desk.dealer })
  const page = await desk.read()
  expect(page).toContain(`Close this one as a duplicate of no. ${other.id}`)
  const form =
    /<form[^>]*action="\/en\/console\/tickets"[^>]*>[\s\S]*?<\/form>/.exec(page.split(note)[1] ?? '')?.[0] ?? ''
  const fields = Object.fromEntries(
    [...form.matchAll(/<(?:input|button)[^>]*>/g)].map(([tag]) => [attribute(tag, 'name'), attribute(tag, 'value')]),
  )
  expect(fields).toEqual({ ticket: `${desk.id}`, of: `${other.id}`, intent: 'duplicate' })
  const answer = await desk.app.fetch('/en/console/tickets', post(desk.staff, fields))
  expect(answer.status).toBe(303)
  expect(await desk.stored()).toMatchObject({ stage: 'ticket_closed', close_reason: 'duplicate' })
  const theirs = await (await desk.app.fetch(`/en/tickets/${desk.id}`, as(desk.dealer))).text()
  expect(theirs).toContain(`Duplicate of no. ${other.id}`)
})

function attribute(tag: string, name: string): string {
  return new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? ''
}

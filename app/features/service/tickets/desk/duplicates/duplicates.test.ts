import { expect, test } from 'vitest'
import { addPhotoTo, copyOf, photoOf } from '#app/features/content/attachments/attachments.fixture.ts'
import { as, post } from '#tests/app.ts'
import { openDesk } from '../ticket.fixture.ts'

const note = 'same serial number and same part'
const samePhoto = 'seems to be the same photo as in'

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

test('staff see which photos are in other tickets, whose these are and since when; a customer sees nothing of it', async () => {
  const desk = await openDesk({ serial: 'V4R-0510-A1234' })
  const stranger = await desk.app.dealer({ name: 'Anne Petit' })
  const other = await desk.app.ticket({ of: stranger, stage: 'ticket_closed' })
  await addPhotoTo(desk.app, desk.dealer, desk.id, photoOf('waterfall'))
  await addPhotoTo(desk.app, stranger, other.id, photoOf('walker'))
  expect(await desk.read()).not.toContain(samePhoto)
  await addPhotoTo(desk.app, stranger, other.id, await copyOf('waterfall'))
  const page = await desk.read()
  expect(page.split(samePhoto)[1]).toMatch(new RegExp(`^.{0,20}<a[^>]*href="/en/console/tickets/${other.id}"`, 's'))
  expect(page).toContain(` · ${stranger.viewer.companyName} · 21 Nov 2026`)
  expect(page).toContain('a photo in common')
  // One photo is one, however many of the other ticket it looks like.
  await addPhotoTo(desk.app, stranger, other.id, photoOf('waterfall'))
  expect(await desk.read()).toContain('a photo in common')
  await addPhotoTo(desk.app, desk.dealer, desk.id, await copyOf('walker'))
  const both = await desk.read()
  expect(both).toContain('2 photos seem to be the same as in')
  expect(both.match(/Side by side with the photo of no\. \d+/g)).toEqual([
    `Side by side with the photo of no. ${other.id}`,
  ])
  for (const [who, id] of [[desk.dealer, desk.id] as const, [stranger, other.id] as const]) {
    const theirs = await (await desk.app.fetch(`/en/tickets/${id}`, as(who))).text()
    const data = await (await desk.app.fetch(`/en/tickets/${id}.data`, as(who))).text()
    const foreign = String(id === desk.id ? other.id : desk.id)
    expect([theirs.includes('same photo'), theirs.includes(foreign), data.includes(foreign)]).toEqual([
      false,
      false,
      false,
    ])
  }
})

test('photos of the same ticket, of one that follows it, and withdrawn ones count for nothing', async () => {
  const desk = await openDesk()
  const later = await desk.app.ticket({ of: desk.dealer, serial: 'V4R-0510-A1234' })
  const third = await desk.app.ticket({ of: desk.dealer, serial: 'V4R-0510-A1234' })
  await addPhotoTo(desk.app, desk.dealer, desk.id, photoOf('waterfall'))
  await addPhotoTo(desk.app, desk.dealer, desk.id, await copyOf('waterfall'))
  await addPhotoTo(desk.app, desk.dealer, later.id, await copyOf('waterfall'))
  const withdrawn = await addPhotoTo(desk.app, desk.dealer, third.id, await copyOf('waterfall'))
  const { owner, clock } = desk.app
  await owner.updateTable('ticket').set({ follows_id: desk.id }).where('id', '=', later.id).execute()
  await owner.updateTable('attachment').set({ withdrawn_at: clock.now() }).where('id', '=', withdrawn).execute()
  for (const id of [desk.id, later.id])
    expect(await desk.read(desk.staff, `/en/console/tickets/${id}`)).not.toContain(samePhoto)
})

test('a ticket’s page that was kept is not shown again once one of its photos is elsewhere', async () => {
  const desk = await openDesk()
  await addPhotoTo(desk.app, desk.dealer, desk.id, photoOf('waterfall'))
  const address = `${desk.address}.data`
  const tag = (await desk.app.fetch(address, as(desk.staff))).headers.get('etag') ?? ''
  const again = async () => {
    return (await desk.app.fetch(address, as(desk.staff, { headers: { 'if-none-match': tag } }))).status
  }
  expect([tag !== '', await again()]).toEqual([true, 304])
  const other = await desk.app.ticket({ of: await desk.app.dealer(), serial: 'V4R-0510-A1234' })
  await addPhotoTo(desk.app, desk.dealer, other.id, photoOf('waterfall'))
  expect(await again()).toBe(200)
})

function attribute(tag: string, name: string): string {
  return new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? ''
}

import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { as, post } from '#tests/app.ts'
import { openDesk } from '../desk/ticket.fixture.ts'

test('whatever was typed on a ticket that was closed meanwhile stands on its page: minutes, parcels and followers too', async () => {
  const { app, dealer, staff, id } = await openDesk({ stage: 'ticket_closed' })
  const person = await app.dealer({ company: dealer, role: 'owner' })
  const follower = { intent: 'follow', follower_name: 'Ada Neri', follower_email: 'ada@x.it', follower_locale: 'it' }
  const labour = { intent: 'labour', submission: randomUUID(), job: 'inspect', minutes: '45', note: 'Con lampada' }
  const parcel = { intent: 'parcel', carrier: 'BRT', tracking_number: '1Z 999' }
  for (const [who, address, fields, typed] of [
    [person, `/en/tickets/${id}`, labour, ['45', 'Con lampada']],
    [person, `/en/tickets/${id}`, parcel, ['BRT', '1Z 999']],
    [person, `/en/tickets/${id}`, follower, ['Ada Neri', 'ada@x.it']],
    [staff, `/en/console/tickets/${id}`, follower, ['Ada Neri', 'ada@x.it']],
  ] as const) {
    expect((await app.fetch(address, as(who))).status).toBe(200)
    const answer = await app.fetch(address, post(who, { ...fields }))
    const [, lost] = /<textarea[^>]*id="lost-text"[^>]*>([^<]*)</.exec(await answer.text()) ?? []
    expect([fields.intent, answer.status, lost?.trim()]).toEqual([fields.intent, 409, typed.join('\n\n')])
  }
})

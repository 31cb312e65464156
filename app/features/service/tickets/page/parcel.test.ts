import { expect, test } from 'vitest'
import { accountLimits } from '#app/limits.ts'
import { consumeLimit } from '#app/kit/throttle.server.ts'
import { as, openApp, post } from '#tests/app.ts'
import { decide } from '../desk/staff.server.ts'

async function askedBack(role: 'owner' | 'customer' = 'owner') {
  const app = await openApp()
  const [person, agent] = [await app.dealer({ role }), await app.staff()]
  const { id } = await app.ticket({ of: person })
  await decide(app.portal, agent.viewer, id, { accepted: true, reason: 'A flaw.', returnRequested: true })
  const send = (fields: Record<string, string>) =>
    app.fetch(`/en/tickets/${id}`, post(person, { intent: 'parcel', ...fields }))
  const stored = () =>
    app.portal.db
      .selectFrom('ticket')
      .select(['awaiting', 'return_carrier', 'return_tracking'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  const events = () =>
    app.portal.db
      .selectFrom('ticket_event')
      .select(['detail'])
      .where('kind', '=', 'return_sent')
      .orderBy('id')
      .execute()
  const read = async (address: string, who: { cookie: string }) => (await app.fetch(address, as(who))).text()
  return { app, person, agent, id, send, stored, events, read }
}

test('who sends a part back says with which carrier and number; both sides read it, and the courier has the ball', async () => {
  const { person, agent, id, send, stored, read } = await askedBack()
  const asked = await read(`/tickets/${id}`, person)
  for (const text of [
    'Una volta spedito il pezzo',
    'Spedisci il pezzo: ',
    'class="button button-primary">Spedisci il pezzo<',
  ])
    expect(asked).toContain(text)
  const sent = await send({ carrier: 'BRT', tracking_number: '  1Z 999 AA ' })
  expect([sent.status, sent.headers.get('location')]).toEqual([303, `/en/tickets/${id}?notice=parcel#parcel-card`])
  expect(await stored()).toEqual({ awaiting: 'courier', return_carrier: 'BRT', return_tracking: '1Z 999 AA' })
  for (const [address, who, title] of [
    [`/tickets/${id}`, person, 'Pacco spedito'],
    [`/en/tickets/${id}`, person, 'Parcel sent'],
    [`/fr/console/tickets/${id}`, agent, 'Colis envoyé'],
  ] as const) {
    const page = await read(address, who)
    for (const text of [title, 'BRT', '1Z 999 AA']) expect(page).toContain(text)
  }
  // It is said until it is done.
  expect(await read(`/tickets/${id}`, person)).not.toContain('Spedisci il pezzo')
})

test('once the part is here, or is said to be on its way, nobody is asked to send it, on lists and pages', async () => {
  const { app, person, agent, id, send, read } = await askedBack()
  const arrive = () => app.fetch('/console/arrivals', post(agent, { intent: 'arrival', number: `RMA-2026-${id}` }))
  const turn = () =>
    app.fetch(`/console/tickets/${id}`, post(agent, { intent: 'turn', awaiting: 'dealer', promised_at: '' }))
  const lists = async () => [await read('/en/tickets', person), await read('/en/console/tickets', agent)]
  const [before = '', queue = ''] = await lists()
  expect([before.includes('Send the part'), queue.includes('Waiting for the part')]).toEqual([true, true])
  await send({ carrier: 'BRT', tracking_number: '1Z999' })
  await turn()
  const [sent = '', waiting = ''] = await lists()
  expect([sent.includes('Send the part'), sent.includes('Answer the after-sales team')]).toEqual([false, true])
  expect(waiting).toContain('Waiting for the part')
  expect((await arrive()).status).toBe(303)
  await turn()
  for (const page of [...(await lists()), await read(`/en/tickets/${id}`, person)]) {
    expect(page).not.toContain('Send the part')
    expect(page).not.toContain('Waiting for the part')
  }
})

test('a part that came without a word is not asked for any more', async () => {
  const { app, person, agent, id, read } = await askedBack()
  expect(await read(`/en/tickets/${id}`, person)).toContain('delivery note')
  await app.fetch('/console/arrivals', post(agent, { intent: 'arrival', number: `RMA-2026-${id}` }))
  expect(await read(`/en/tickets/${id}`, person)).not.toContain('delivery note')
})

test('a mistaken number is corrected, said once more it is no news, and whom staff wait for by now stays', async () => {
  const { app, id, send, stored, events } = await askedBack('customer')
  await send({ carrier: '', tracking_number: '1Z998' })
  await send({ carrier: '', tracking_number: '1Z998' })
  await app.portal.db.updateTable('ticket').set({ awaiting: 'maker' }).where('id', '=', id).execute()
  await send({ carrier: 'DHL', tracking_number: '1Z999' })
  expect(await stored()).toEqual({ awaiting: 'maker', return_carrier: 'DHL', return_tracking: '1Z999' })
  expect((await events()).map(({ detail }) => detail)).toEqual([
    { carrier: '', tracking: '1Z998' },
    { carrier: 'DHL', tracking: '1Z999' },
  ])
})

test('who corrects the number of a parcel all day comes to the limit of what is sent in one, with what was typed', async () => {
  const { app, person, send, stored } = await askedBack()
  const key = `messages ${person.viewer.accountId}`
  const tries = accountLimits.messagesADay
  for (let count = 1; count < tries; count += 1)
    await consumeLimit(app.portal.db, app.clock.now(), { key, tries, minutes: 24 * 60 })
  expect((await send({ carrier: 'DHL', tracking_number: '1Z998' })).status).toBe(303)
  expect((await send({ carrier: 'DHL', tracking_number: '1Z998' })).status).toBe(303)
  const last = await send({ carrier: 'DHL', tracking_number: '1Z999' })
  expect([last.status, (await last.text()).includes('value="1Z999"')]).toEqual([429, true])
  expect((await stored()).return_tracking).toBe('1Z998')
})

test('without a number, with one too long or an address in it, the form comes back with a sentence and what was typed', async () => {
  const { send, stored, events } = await askedBack()
  for (const [number, sentence] of [
    ['', 'Enter the number the carrier gave the parcel.'],
    ['9'.repeat(121), '120'],
    ['https://posta.example/1', 'address'],
  ] as const) {
    const answer = await send({ carrier: 'Poste', tracking_number: number })
    const page = await answer.text()
    expect(answer.status).toBe(400)
    expect(page).toContain(sentence)
    expect(page).toContain('value="Poste"')
  }
  expect([await stored(), await events()]).toMatchObject([{ awaiting: 'dealer', return_tracking: '' }, []])
})

test('where nothing was asked back, or work has begun, no parcel is taken; decided again, its number is gone', async () => {
  const { app, agent, id, send, stored, person } = await askedBack()
  const other = await app.ticket({ of: person })
  const refused = await app.fetch(
    `/en/tickets/${other.id}`,
    post(person, { intent: 'parcel', carrier: '', tracking_number: '1' }),
  )
  expect(refused.status).toBe(409)
  await send({ carrier: 'BRT', tracking_number: '1' })
  const move = { intent: 'stage', stage: 'new_request', reason: 'Nuove foto' }
  expect((await app.fetch(`/en/console/tickets/${id}`, post(agent, move))).status).toBe(303)
  expect(await stored()).toMatchObject({ return_carrier: '', return_tracking: '' })
  const late = await send({ carrier: 'BRT', tracking_number: '2' })
  expect([late.status, (await late.text()).includes('value="2"')]).toEqual([409, false])
})

import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { readPdf } from '#app/kit/pdf/pdf.fixture.ts'
import { dayOf, formatDate } from '#app/kit/words/formats.ts'
import { as, openApp, post } from '#tests/app.ts'
import { addTestQuote, readable } from '../quotes.fixture.ts'

async function pageOf(app: Awaited<ReturnType<typeof openApp>>, id: number, person: { cookie: string }) {
  return readable(await (await app.fetch(`/en/quotes/${id}`, as(person))).text())
}

test('who does not approve a quote says why, to staff alone', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const admin = await app.staff('admin')
  const { id } = await addTestQuote(app, { of: dealer, status: 'PENDING_APPROVAL' })
  const move = (fields: Record<string, string>) =>
    app.fetch(`/en/quotes/${id}`, post(admin, { intent: 'status', ...fields }))
  const read = async (who: { cookie: string }) => (await app.fetch(`/en/quotes/${id}`, as(who))).text()
  const mute = await move({ status: 'REJECTED', reason: ' ' })
  expect(mute.status).toBe(400)
  const form = await mute.text()
  expect(form).toContain('Explain why it is not approved.')
  expect(form).toMatch(/<option[^>]*value="REJECTED"[^>]*selected/)
  const { status } = await app.portal.db.selectFrom('quote').select('status').executeTakeFirstOrThrow()
  expect(status).toBe('PENDING_APPROVAL')
  const tooMuch = await move({ status: 'REJECTED', reason: `Sconto troppo alto ${'x'.repeat(2000)}` })
  expect(await tooMuch.text()).toContain('>Sconto troppo alto xxx')
  expect((await move({ status: 'REJECTED', reason: 'Sconto troppo alto' })).status).toBe(303)
  const page = await read(admin)
  expect(page).toContain('Sconto troppo alto')
  // Back in the draft nothing is asked, and at last the customer reads nothing of it.
  expect(page).not.toContain('name="reason"')
  for (const next of ['DRAFT', 'APPROVAL_NOT_NEEDED']) expect((await move({ status: next })).status).toBe(303)
  expect(await read(admin)).toContain('Sconto troppo alto')
  expect(await read(dealer)).not.toContain('Sconto troppo alto')
})

test('of two who reject a quote with a reason each, the second is told that it was rejected, and reads their own words', async () => {
  const app = await openApp()
  const [admin, other] = [await app.staff('admin'), await app.staff('admin')]
  const { id } = await addTestQuote(app, { of: await app.dealer(), status: 'PENDING_APPROVAL' })
  const reject = async (reason: string, by = admin) => {
    const answer = await app.fetch(`/en/quotes/${id}`, post(by, { intent: 'status', status: 'REJECTED', reason }))
    return { status: answer.status, text: await answer.text() }
  }
  expect((await reject('Sconto troppo alto')).status).toBe(303)
  for (const [reason, by] of [
    ['Manca la forcella', other],
    ['Sconto troppo alto', other],
    ['Manca la forcella', admin],
  ] as const) {
    const late = await reject(reason, by)
    expect([late.status, /<textarea[^>]*id="lost-text"[^>]*>([^<]*)</.exec(late.text)?.[1]?.trim()]).toEqual([
      409,
      reason,
    ])
    expect(late.text).toContain('a colleague may have changed it')
  }
  // Sent twice it is one rejection.
  expect((await reject('Sconto troppo alto')).status).toBe(303)
  const events = await app.portal.db.selectFrom('quote_event').select('reason').where('kind', '=', 'status').execute()
  expect(events).toEqual([{ reason: 'Sconto troppo alto' }])
})

test('a quote that has expired is neither handed in, nor approved, nor sent before it has a later last day', async () => {
  const app = await openApp()
  const [dealer, admin] = [await app.dealer(), await app.staff('admin')]
  const expiresOn = dayOf(app.clock.now())
  const draft = await addTestQuote(app, { of: dealer, status: 'DRAFT', expiresOn })
  const waiting = await addTestQuote(app, { of: dealer, status: 'PENDING_APPROVAL', expiresOn })
  const move = (id: number, status: string) =>
    app.fetch(`/en/quotes/${id}`, post(admin, { intent: 'status', status, reason: 'Too late' }))
  const pages = await Promise.all([draft, waiting].map(({ id }) => pageOf(app, id, admin)))
  for (const page of pages) expect(page).not.toContain('The expiry day has passed')
  app.clock.advance(24 * 60 * 60_000)
  for (const [id, status] of [
    [draft.id, 'PENDING_APPROVAL'],
    [draft.id, 'APPROVAL_NOT_NEEDED'],
    [waiting.id, 'APPROVED'],
  ] as const) {
    const late = await move(id, status)
    expect(late.status, status).toBe(409)
    expect(readable(await late.text())).toContain('it can no longer be approved or sent. Set a later day in the draft')
  }
  expect(await pageOf(app, draft.id, admin)).toContain('The expiry day has passed')
  const form = await (await app.fetch(`/en/quotes/${waiting.id}`, as(admin))).text()
  expect([form.includes('value="APPROVED"'), form.includes('value="REJECTED"')]).toEqual([false, true])
  for (const back of ['REJECTED', 'DRAFT']) expect((await move(waiting.id, back)).status, back).toBe(303)
  const rows = await app.portal.db.selectFrom('quote').select('status').execute()
  expect(rows.map(({ status }) => status)).toEqual(['DRAFT', 'DRAFT'])
})

test('who approved a quote and when is read by both sides: of staff a dealer reads the first name', async () => {
  const app = await openApp()
  const [dealer, admin] = [await app.dealer(), await app.staff('admin')]
  const { id } = await addTestQuote(app, { of: dealer, status: 'PENDING_APPROVAL' })
  expect(await pageOf(app, id, admin)).not.toContain('Approved by')
  expect((await app.fetch(`/quotes/${id}`, post(admin, { intent: 'status', status: 'APPROVED' }))).status).toBe(303)
  const moment = formatDate('en', app.clock.now(), 'moment').replaceAll(/\s/g, ' ')
  expect(await pageOf(app, id, admin)).toContain(`Approved by Giulia Conti, ${moment}`)
  const page = await pageOf(app, id, dealer)
  expect(page).toContain(`Approved by Giulia, ${moment}`)
  expect(page).not.toContain('Conti')
  expect(await (await app.fetch(`/en/quotes/${id}.data`, as(dealer))).text()).not.toContain('Conti')
})

test('who withdrew a quote is known to its dealer by the first name, and signs nothing', async () => {
  const app = await openApp()
  const [dealer, admin] = [await app.dealer(), await app.staff('admin')]
  const { id } = await addTestQuote(app, { of: dealer })
  const withdrawal = { intent: 'withdraw', submission: randomUUID(), reason: 'Telaio esaurito' }
  expect((await app.fetch(`/en/quotes/${id}`, post(admin, withdrawal))).status).toBe(303)
  expect(await pageOf(app, id, admin)).toContain('Withdrawn by Giulia Conti')
  const page = await pageOf(app, id, dealer)
  expect(page).toContain('Withdrawn by Giulia')
  const pdf = await app.fetch(`/en/quotes/${id}/pdf`, as(dealer))
  const { texts } = readPdf(new Uint8Array(await pdf.arrayBuffer()))
  expect(texts).toContain('Withdrawn by: Giulia')
  const data = await (await app.fetch(`/en/quotes/${id}.data`, as(dealer))).text()
  const file = await (await app.fetch('/en/quotes/export.csv', as(dealer))).text()
  for (const read of [page, texts.join(' '), data, file]) expect(read).not.toContain('Conti')
  expect(file).not.toContain('Giulia')
})

import { expect, test } from 'vitest'
import { as, openApp, post } from '#tests/app.ts'
import { addTestQuote } from '../quotes.fixture.ts'

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

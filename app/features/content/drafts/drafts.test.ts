import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { openApp, post } from '#tests/app.ts'
import { formSent } from '#app/kit/drafts/kept.ts'
import { claimDraftName } from './drafts.claims.ts'
import { discardDraft, readDraft, saveDraft } from './drafts.server.ts'

test('a draft that arrives behind its reply does not come back', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const { id } = await app.ticket({ of: dealer })
  const form = `reply-${id}`
  const submission = randomUUID()
  const save = (of: string, message: string) => app.fetch('/drafts', post(dealer, { form, submission: of, message }))
  expect((await save(submission, 'Ho visto una cre')).status).toBe(204)
  expect(await readDraft(app.portal, dealer.viewer, form)).toMatchObject({ submission })
  const sent = await app.fetch(`/tickets/${id}`, post(dealer, { submission, message: 'Ho visto una crepa.' }))
  expect(sent.status).toBe(303)
  expect(await readDraft(app.portal, dealer.viewer, form)).toBeUndefined()
  expect((await save(submission, 'Ho visto una crepa.')).status).toBe(204)
  expect(await readDraft(app.portal, dealer.viewer, form)).toBeUndefined()
  const next = randomUUID()
  await save(next, 'Un’altra cosa')
  await save(submission, 'Ho visto una crepa.')
  expect(await readDraft(app.portal, dealer.viewer, form)).toMatchObject({ submission: next })
})

test('a draft that arrives behind its ticket does not come back, nor in place of another', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const { id } = await app.ticket({ of: dealer })
  const { submission } = await app.portal.db
    .selectFrom('ticket')
    .select('submission')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  await app.fetch('/drafts', post(dealer, { form: 'ticket', submission, content: 'La forcella' }))
  expect(await readDraft(app.portal, dealer.viewer, claimDraftName(submission))).toBeUndefined()
  // Another person's form of that name is another form.
  const other = await app.dealer()
  await app.fetch('/drafts', post(other, { form: 'ticket', submission, content: 'La forcella' }))
  expect(await readDraft(app.portal, other.viewer, claimDraftName(submission))).toMatchObject({ submission })
})

test('a draft that is saved while its form is being sent waits, and is none', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const { id } = await app.ticket({ of: dealer })
  const form = `reply-${id}`
  const submission = randomUUID()
  const state = { saved: false }
  const saving = await app.portal.db.transaction().execute(async (tx) => {
    const reply = { ticket_id: id, author_id: dealer.viewer.accountId, submission, from_staff: false }
    await tx
      .insertInto('message')
      .values({ ...reply, body: 'Ecco.', created_at: app.clock.now() })
      .execute()
    await discardDraft(tx, dealer.viewer, form)
    const late = saveDraft(app.portal, dealer.viewer, form, { submission, fields: [['message', 'Ecco']] })
    const noted = late.then(() => (state.saved = true))
    await delay(200)
    expect(state.saved).toBe(false)
    return [noted]
  })
  await Promise.all(saving)
  expect(state.saved).toBe(true)
  expect(await readDraft(app.portal, dealer.viewer, form)).toBeUndefined()
})

test('a draft that comes back after its form was sent is not kept, and its browser is told why', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const { id } = await app.ticket({ of: dealer })
  const submission = randomUUID()
  const fields = { intent: 'reply', submission, message: 'Ecco.' }
  expect((await app.fetch(`/tickets/${id}`, post(dealer, fields))).status).toBe(303)
  const draft = { form: `reply-${id}`, submission, message: 'Ecco' }
  const answer = await app.fetch('/drafts', post(dealer, draft))
  expect([answer.status, answer.headers.has(formSent)]).toEqual([204, true])
  expect(await readDraft(app.portal, dealer.viewer, draft.form)).toBeUndefined()
})

test('a draft that two open pages save is told to the one that writes over the other, and never to a page alone', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const { id } = await app.ticket({ of: dealer })
  const save = async (page: string, age: number, message: string) => {
    const fields = { form: `reply-${id}`, submission: randomUUID(), page, age: String(age), message }
    const answer = await app.fetch('/drafts', post(dealer, fields))
    expect(answer.status).toBe(204)
    return answer.headers.get('draft-written-over')
  }
  const minute = 60_000
  expect(await save('desk', 0, 'Alla scriv')).toBeNull()
  app.clock.advance(minute)
  expect(await save('desk', minute, 'Alla scrivania')).toBeNull()
  app.clock.advance(minute)
  // Opened since: it began with what the other had saved.
  expect(await save('phone', 1, 'Dal tele')).toBeNull()
  const over = app.clock.now().toISOString()
  app.clock.advance(minute)
  expect(await save('desk', 3 * minute, 'Alla scrivania, ancora')).toBe(over)
  expect(await save('desk', 3 * minute, 'Alla scrivania, di nuovo')).toBeNull()
  expect(await readDraft(app.portal, dealer.viewer, `reply-${id}`)).toMatchObject({
    fields: [['message', 'Alla scrivania, di nuovo']],
  })
})

test('what one person typed is not saved for the next one who signs in in the same browser', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const colleague = await app.dealer({ company: dealer })
  const submission = randomUUID()
  const fields = { form: 'ticket', submission, content: 'La forcella', person: String(dealer.viewer.accountId) }
  expect((await app.fetch('/drafts', post(colleague, fields))).status).toBe(401)
  expect(await readDraft(app.portal, colleague.viewer, claimDraftName(submission))).toBeUndefined()
  expect((await app.fetch('/drafts', post(dealer, fields))).status).toBe(204)
  expect(await readDraft(app.portal, dealer.viewer, claimDraftName(submission))).toMatchObject({
    fields: [['content', 'La forcella']],
  })
})

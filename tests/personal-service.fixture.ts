import { randomBytes, randomUUID } from 'node:crypto'
import { addReceipt, noteOn } from '#app/features/people/profile/data/records.fixture.ts'
import type { App } from '#app/features/people/profile/profile.fixture.ts'
import { addProduct } from '#app/features/service/products/products.fixture.ts'
import type { Member, Staff } from '#tests/app.ts'
import { insertRow } from './personal-rows.fixture.ts'

/** What somebody leaves on tickets and bicycles. */
export async function addService(app: App, member: Member, person: Member | Staff): Promise<void> {
  const author = person.viewer.accountId
  const at = app.clock.now()
  const fromStaff = person.viewer.side === 'maker'
  const { id } = await app.ticket({ of: member })
  const message = { ticket_id: id, author_id: author, from_staff: fromStaff, submission: randomUUID(), body: '' }
  await insertRow(app, 'message', { ...message, created_at: at })
  await insertRow(app, 'ticket_event', { ticket_id: id, kind: 'subject', actor_id: author, at, from_staff: fromStaff })
  const read = { account_id: author, ticket_id: id, from_staff: fromStaff, message_id: 1, event_id: 1, read_at: at }
  await insertRow(app, 'ticket_read', read)
  const relation = {
    ticket_id: id,
    other_id: (await app.ticket({ of: member })).id,
    kind: 'linked',
    created_by: author,
  }
  await insertRow(app, 'ticket_relation', { ...relation, created_at: at })
  const answer = {
    ticket_id: relation.other_id,
    step: 'answer',
    agent_id: author,
    kind_of_damage: '',
    at,
    worked_ms: 1,
  }
  await insertRow(app, 'ticket_answer', answer)
  await insertRow(app, 'due_digest', { account_id: author, day: '2026-11-21' })
  const number = { old_model: 'C68', old_number: '', old_folded: '', new_model: 'C68', new_number: '', new_folded: '' }
  const replaced = {
    ticket_id: id,
    kind: 'part',
    part: 'fork',
    replaced_on: '2026-11-01',
    by_id: author,
    created_at: at,
  }
  await insertRow(app, 'replacement', { ...replaced, ...number })
  const line = { ticket_id: id, author_id: author, submission: randomUUID(), code: '', name: '{}', minutes: 1 }
  await insertRow(app, 'labour_line', { ...line, created_at: at })
  await insertRow(app, 'ticket_rating', {
    ticket_id: id,
    account_id: author,
    score: 1,
    answered_at: at,
    token_hash: randomBytes(8),
  })
  await insertRow(app, 'call_back', { ticket_id: id, due_on: '2026-11-25', done_by: author, done_at: at })
  const { id: product } = await addProduct(app.portal, { of: member })
  await addCheckOf(app, member, author, product)
  await addReceipt(app, member, product)
  const built = { serial_number: 'C68.51S.00123', serial_folded: 'C685150123', family: 'C68', listed_at: at }
  await insertRow(app, 'built_bicycle', { ...built, company_id: member.viewer.companyId })
  await noteOn(app, product, member, '')
  const code = { product_id: product, code_hash: randomBytes(8), created_by: author, created_at: at, expires_at: at }
  await insertRow(app, 'product_transfer', code)
}

/** As who began it, answered and signed; of a rider as who has the bicycle. */
async function addCheckOf(app: App, { viewer }: Member, author: number, product: number): Promise<void> {
  const at = app.clock.now()
  const check = { checklist: '', names: '{}', kind: 'yearly', catalogue_version: 1, company_id: viewer.companyId }
  const bicycle = { product_id: product, serial_number: '', serial_folded: '', family: '', words: '' }
  const begun = { begun_by: author, begun_at: at, changed_at: at, mechanic_name: '', rider_name: '' }
  await insertRow(app, 'bicycle_check', { ...check, ...bicycle, ...begun })
  const { id } = await app.portal.db.selectFrom('bicycle_check').select('id').executeTakeFirstOrThrow()
  const answer = { check_id: id, step: '', answer: 'done', answered_by: author, answered_at: at }
  await insertRow(app, 'bicycle_check_step', answer)
  const signed = { state: 'signed' as const, signed_at: at, signed_on: '2026-11-21', signed_by: author }
  await app.portal.db
    .updateTable('bicycle_check')
    .set({ ...signed, holder_id: viewer.companyId })
    .where('id', '=', id)
    .execute()
}

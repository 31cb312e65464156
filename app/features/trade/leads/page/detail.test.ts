import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { as, openApp } from '#tests/app.ts'
import { addLead } from '../leads.fixture.ts'
import { contact, leadOf, offerIn, pageOf, sendTo } from './page.fixture.ts'

test('a foreign lead, an absent one and a number that is none are the same page', async () => {
  const app = await openApp()
  const [rossi, bianchi, agent] = [await app.dealer(), await app.dealer(), await app.staff()]
  const { id } = await addLead(app.portal, { of: bianchi, by: agent })
  for (const path of [id, 999_999, 'x', '03001'])
    expect((await app.fetch(`/en/leads/${path}`, as(rossi))).status, String(path)).toBe(404)
  for (const intent of ['accept', 'decline', 'status', 'offer', 'contact', 'note', 'note-edit', 'erase'])
    expect((await sendTo(app, id, rossi, { intent })).status, intent).toBe(404)
  expect((await pageOf(app, id, agent)).text).toContain('The dealer has not answered yet')
  expect((await sendTo(app, id, agent, { intent: 'accept' })).status).toBe(403)
  expect((await leadOf(app, id)).acceptance).toBe('routed')
})

test('of a contact what is not known has no line, and a lead received as it was created has one day', async () => {
  const app = await openApp()
  const [dealer, agent] = [await app.dealer(), await app.staff()]
  const { id } = await addLead(app.portal, { of: dealer, by: agent })
  const termsOf = async () =>
    [...(await pageOf(app, id, dealer)).text.matchAll(/<dt>([^<]*)<\/dt>/g)].map(([, term]) => term)
  const facts = ['First name', 'Last name', 'Email', 'Mobile', 'Received']
  expect((await termsOf()).slice(0, 5)).toEqual(facts)
  expect(await termsOf()).not.toContain('Phone')
  await app.portal.db
    .updateTable('lead')
    .set({ created_at: new Date('2026-11-19T09:00:00Z') })
    .execute()
  expect((await termsOf()).slice(0, 6)).toEqual([...facts.slice(0, 4), 'Created', 'Received'])
})

test('of two answers at once the first counts, and the other person reads that the lead has moved', async () => {
  const app = await openApp()
  const [owner, agent] = [await app.dealer(), await app.staff()]
  const sales = await app.dealer({ company: owner, role: 'sales' })
  const { id } = await addLead(app.portal, { of: owner, by: agent })
  const answers = await Promise.all([
    sendTo(app, id, owner, { intent: 'accept' }),
    sendTo(app, id, sales, { intent: 'decline', reason: 'other', comment: 'Troppo lavoro' }),
  ])
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([303, 409]))
  const late = answers.find(({ status }) => status === 409)
  expect(late?.text).toContain('The lead has changed in the meantime')
  // Nothing typed is lost.
  const declinedLate = answers[1].status === 409
  if (declinedLate) expect(late?.text).toContain('Troppo lavoro')
  expect((await pageOf(app, id, owner)).text).toContain(declinedLate ? 'Accepted' : 'Lead declined')
})

test('declining needs a reason, and “other” a few words', async () => {
  const app = await openApp()
  const [dealer, agent] = [await app.dealer(), await app.staff()]
  const { id } = await addLead(app.portal, { of: dealer, by: agent })
  const blank = await sendTo(app, id, dealer, { intent: 'decline', reason: '' })
  expect(blank.status).toBe(400)
  expect(blank.text).toContain('This field is required')
  const other = await sendTo(app, id, dealer, { intent: 'decline', reason: 'other', comment: ' ' }, '')
  expect(other.status).toBe(400)
  expect(other.text).toContain('Scrivi in poche parole il motivo')
  expect((await sendTo(app, id, dealer, { intent: 'decline', reason: 'too_far' })).location).toBe(
    `/en/leads/${id}?notice=decline#answer`,
  )
  const { text } = await pageOf(app, id, dealer, '/fr')
  expect(text).toContain('Contact refusé')
  expect(text).toContain('Trop loin du magasin')
  expect(text).not.toContain('value="contact"')
})

test('the status moves from where it was seen, and a lost lead says why', async () => {
  const app = await openApp()
  const [dealer, agent] = [await app.dealer(), await app.staff()]
  const { id } = await addLead(app.portal, { of: dealer, by: agent, place: 'new' })
  const move = (from: string, status: string, more = {}) =>
    sendTo(app, id, dealer, { intent: 'status', from, status, ...more })
  expect((await move('new', 'contacted')).status).toBe(303)
  expect((await move('new', 'won')).status).toBe(409)
  const unexplained = await move('contacted', 'lost', { lost_reason: '' })
  expect(unexplained.status).toBe(400)
  expect(unexplained.text).toContain('Choose why the sale was lost')
  expect((await move('contacted', 'lost', { lost_reason: 'price', comment: 'Budget 5.000' })).status).toBe(303)
  const lost = await leadOf(app, id)
  app.clock.advance(60_000)
  // The reason can be told better later; the sale was lost when it was lost.
  expect((await move('lost', 'lost', { lost_reason: 'elsewhere', comment: 'Budget 5.000' })).status).toBe(303)
  expect(await leadOf(app, id)).toMatchObject({ lost_reason: 'elsewhere', closed_at: lost.closed_at })
  expect((await pageOf(app, id, dealer)).text).toContain('Bought elsewhere')
  expect((await move('lost', 'lost', { lost_reason: 'price', comment: 'Budget 5.000' })).status).toBe(303)
  const events = await app.portal.db.selectFrom('lead_event').select('id').where('kind', '=', 'status').execute()
  expect((await move('lost', 'lost', { lost_reason: 'price', comment: 'Budget 5.000' })).status).toBe(303)
  expect(await app.portal.db.selectFrom('lead_event').select('id').where('kind', '=', 'status').execute()).toEqual(
    events,
  )
  const { text } = await pageOf(app, id, dealer)
  expect(text).toContain('Reason: Price')
  expect(text).toContain('Budget 5.000')
  expect((await move('lost', 'offer')).status).toBe(303)
  expect(await leadOf(app, id)).toMatchObject({ lead_status: 'offer', lost_reason: null, closed_at: null })
})

test('the offer is read as the language writes it, and may be none', async () => {
  const app = await openApp()
  const [dealer, agent] = [await app.dealer(), await app.staff()]
  const { id } = await addLead(app.portal, { of: dealer, by: agent, place: 'new' })
  const offer = async (amount: string, locale: string) => {
    const form = await offerIn(app, id, dealer)
    return sendTo(app, id, dealer, { ...form, products_of_interest: ['V4R', 'C68'], dealer_amount: amount }, locale)
  }
  expect((await offer('4.250,50', '')).status).toBe(303)
  expect(await leadOf(app, id)).toMatchObject({ dealer_amount: 425_050, products_of_interest: ['V4R', 'C68'] })
  expect((await pageOf(app, id, dealer, '/fr')).text).toContain('4\u00a0250,50')
  expect((await offer('4,250.5', '/en')).status).toBe(303)
  const mistakes = { tanto: 'Inserisci un importo', '-1': 'non può essere negativo', '1000000,01': 'L’importo massimo' }
  for (const [amount, sentence] of Object.entries(mistakes)) {
    const { status, text } = await offer(amount, '')
    expect(status, amount).toBe(400)
    expect(text).toContain(sentence)
    expect(text).toContain(`value="${amount}"`)
  }
  expect((await offer('1.000.000', '')).status).toBe(303)
  expect((await offer('', '')).status).toBe(303)
  expect((await leadOf(app, id)).dealer_amount).toBeNull()
  expect((await pageOf(app, id, dealer)).text).toContain('Offer removed')
})

test('the contact is corrected here and in the CRM, and a change meanwhile is not overwritten unseen', async () => {
  const app = await openApp()
  const [owner, agent] = [await app.dealer(), await app.staff()]
  const sales = await app.dealer({ company: owner, role: 'sales' })
  const { id } = await addLead(app.portal, { of: owner, by: agent, place: 'new' })
  const done = await sendTo(app, id, owner, { ...contact, last_name: 'Pradàl' })
  expect(done.location).toBe(`/en/leads/${id}?notice=contact#contact`)
  const notices = { '': 'Recapiti salvati', '/en': 'Contact updated', '/fr': 'Coordonnées enregistrées' }
  for (const [locale, sentence] of Object.entries(notices))
    expect(await (await app.fetch(`${locale}/leads/${id}?notice=contact`, as(owner))).text()).toContain(sentence)
  await app.work()
  expect(await app.portal.crm.findContact('ivano@posta.example')).toMatchObject({ name: 'Ivano Pradàl' })

  const late = await sendTo(app, id, sales, { ...contact, first_name: 'Giovanni' })
  expect(late.status).toBe(409)
  expect(late.text).toContain('Error updating contact')
  expect(late.text).toContain('Pradàl')
  expect(late.text).toContain('value="Giovanni"')
  expect(late.text).toContain('name="version" value="2"')
  expect((await sendTo(app, id, sales, { ...contact, first_name: 'Giovanni', version: '2' })).status).toBe(303)
  expect(await leadOf(app, id)).toMatchObject({ name: 'Giovanni Pradal', contact_version: 3 })
  const unreachable = await sendTo(app, id, owner, { ...contact, email: '', mobile_phone: '' })
  expect(unreachable.status).toBe(400)
  expect(unreachable.text).toContain('Enter at least one way to reach them')
  expect((await sendTo(app, id, owner, { ...contact, email: 'nowhere' })).text).toContain('Enter a valid email address')
})

test('what the CRM knows of somebody with an account is not changed by a lead with their address', async () => {
  const app = await openApp()
  const [dealer, victim, agent] = [await app.dealer(), await app.dealer({ name: 'Aldo Neri' }), await app.staff()]
  const { id } = await addLead(app.portal, { of: dealer, by: agent, place: 'new' })
  const { email } = victim.viewer
  expect((await sendTo(app, id, dealer, { ...contact, email, first_name: 'Un altro' })).status).toBe(303)
  await app.work()
  expect(await app.portal.crm.findContact(email)).toMatchObject({ name: 'Aldo Neri' })
})

test('a note is added once however often it is sent, and an edit keeps what it said before', async () => {
  const app = await openApp()
  const [owner, agent] = [await app.dealer({ name: 'Marco Rossi' }), await app.staff()]
  const sales = await app.dealer({ company: owner, role: 'sales', name: 'Chiara Lodi' })
  const { id } = await addLead(app.portal, { of: owner, by: agent, place: 'new' })
  expect((await pageOf(app, id, owner)).text).toContain('No notes')
  const submission = randomUUID()
  const note = { intent: 'note', submission, note: 'Chiama il martedì' }
  for (let times = 0; times < 2; times += 1)
    expect((await sendTo(app, id, owner, note)).location).toBe(`/en/leads/${id}?notice=note.${submission}#notes`)
  const notes = await app.portal.db.selectFrom('lead_note').select('id').execute()
  expect(notes).toHaveLength(1)
  const edit = (person: { cookie: string }, text: string, version = '1') =>
    sendTo(app, id, person, { intent: 'note-edit', id: String(notes[0]?.id), version, note: text })
  expect((await edit(sales, 'Chiama il mercoledì')).location).toBe(`/en/leads/${id}?notice=note-edit#notes`)
  // Sent twice it is one edit.
  expect((await edit(sales, 'Chiama il mercoledì')).status).toBe(303)
  const { text } = await pageOf(app, id, owner)
  expect(text).toContain('Chiama il mercoledì')
  expect(text).toContain('Edited by Chiara Lodi')
  expect(text).toContain('1 earlier version')
  expect(text).toContain('Chiama il martedì')

  const late = await edit(owner, 'Chiama il giovedì')
  expect(late.status).toBe(409)
  expect(late.text).toContain('Someone else has edited this note')
  expect(late.text).toContain('Chiama il giovedì')
  expect(late.text).toContain('Chiama il mercoledì')
  expect(late.text).toContain('name="version" value="2"')
  expect((await edit(owner, 'Chiama il giovedì', '2')).status).toBe(303)
  const empty = await sendTo(app, id, owner, { ...note, note: ' ', submission: randomUUID() })
  expect(empty.status).toBe(400)
  expect(empty.text).toContain('Error saving note')
})

test('a note in another language than its reader’s says so to a screen reader', async () => {
  const app = await openApp()
  const [owner, agent] = [await app.dealer(), await app.staff()]
  const { id } = await addLead(app.portal, { of: owner, by: agent, place: 'new' })
  const note = 'Chiama il martedì, ma non prima delle dieci: la bici è per la figlia.'
  await sendTo(app, id, owner, { intent: 'note', submission: randomUUID(), note })
  expect((await pageOf(app, id, owner)).text).toContain(`lang="it">${note}`)
})

test('a contact, a note and an offer that were refused for a mistake do not overwrite what was saved meanwhile', async () => {
  const app = await openApp()
  const [owner, agent] = [await app.dealer(), await app.staff()]
  const sales = await app.dealer({ company: owner, role: 'sales' })
  const { id } = await addLead(app.portal, { of: owner, by: agent, place: 'new' })
  await sendTo(app, id, owner, { intent: 'note', submission: randomUUID(), note: 'Chiama il martedì' })
  const note = await app.portal.db.selectFrom('lead_note').select('id').executeTakeFirstOrThrow()
  const edit = { intent: 'note-edit', id: String(note.id), version: '1' }
  const offer = await offerIn(app, id, sales)
  for (const { form, name, theirs, mine, wrong } of [
    { form: contact, name: 'version', theirs: { phone: '+39 02 555 0101' }, mine: {}, wrong: { email: 'nessuna' } },
    { form: edit, name: 'version', theirs: { note: 'Mercoledì' }, mine: { note: 'Giovedì' }, wrong: { note: ' ' } },
    { form: offer, name: 'seen', theirs: { dealer_amount: '4250' }, mine: {}, wrong: { dealer_amount: 'molto' } },
  ]) {
    const typed = { ...form, products_of_interest: ['C68', 'TT1'], last_name: 'Pradàl', ...mine }
    const knownIn = (page: string) =>
      new RegExp(
        `name="intent" value="${form.intent}"/>[^>]*?(?:name="id"[^>]*>[^>]*?)?name="${name}" value="([^"]*)"`,
      ).exec(page)?.[1] ?? ''
    const send = (fields: Record<string, string | string[]>) => sendTo(app, id, sales, { ...typed, ...fields })
    expect((await sendTo(app, id, owner, { ...form, ...theirs })).status).toBe(303)
    const refused = await send(wrong)
    const late = await send({ [name]: knownIn(refused.text) })
    expect([form.intent, refused.status, late.status]).toEqual([form.intent, 400, 409])
    // Beside what is typed stands what the next press would replace.
    expect(late.text).toMatch(/Saved now: (?:\+39 02 555 0101|Mercoledì|4,?250)/)
    expect(refused.text).not.toContain('Saved now')
    expect((await send({ [name]: knownIn(late.text) })).status).toBe(303)
  }
})

test('a note of another lead is nobody’s to edit', async () => {
  const app = await openApp()
  const [rossi, bianchi, agent] = [await app.dealer(), await app.dealer(), await app.staff()]
  const own = await addLead(app.portal, { of: rossi, by: agent, place: 'new' })
  const foreign = await addLead(app.portal, { of: bianchi, by: agent, place: 'new' })
  await sendTo(app, foreign.id, bianchi, { intent: 'note', submission: randomUUID(), note: 'Riservata' })
  const { id } = await app.portal.db.selectFrom('lead_note').select('id').executeTakeFirstOrThrow()
  const edit = { intent: 'note-edit', id: String(id), version: '1', note: 'Mia' }
  expect((await sendTo(app, own.id, rossi, edit)).status).toBe(404)
})

test('an erased lead is gone for everybody, here and in the CRM; what was sold still counts', async () => {
  const app = await openApp()
  const [dealer, agent] = [await app.dealer(), await app.staff()]
  const { id } = await addLead(app.portal, { of: dealer, by: agent, place: 'won', amount: 500_000 })
  await sendTo(app, id, dealer, { ...contact, last_name: 'Pradàl' })
  await sendTo(app, id, dealer, { intent: 'note', submission: randomUUID(), note: 'Abita in via Roma' })
  await app.work()
  expect((await sendTo(app, id, dealer, { intent: 'erase' })).location).toBe('/en/leads?notice=erased')
  await app.work()
  expect((await pageOf(app, id, dealer)).status).toBe(404)
  expect((await pageOf(app, id, agent)).status).toBe(404)
  expect(await app.portal.crm.findContact('ivano@posta.example')).toBeUndefined()
  const lead = await leadOf(app, id)
  expect(JSON.stringify(lead)).not.toMatch(/ivano|pradal|pradàl|333 ?555/i)
  for (const table of ['lead_note', 'lead_event'] as const)
    expect(await app.portal.db.selectFrom(table).select('id').execute()).toEqual([])
  expect(await (await app.fetch('/en/leads', as(dealer))).text()).toContain('€5,000.00')
})

test('the history says who did what, to the dealer with the maker’s people by first name', async () => {
  const app = await openApp()
  const [dealer, agent] = [await app.dealer({ name: 'Marco Rossi' }), await app.staff()]
  const { id } = await addLead(app.portal, { of: dealer, by: agent, place: 'offer', amount: 425_000 })
  const { text } = await pageOf(app, id, dealer)
  for (const sentence of [
    'Routed to the dealer',
    'Ammiraglia · Giulia',
    'Marco Rossi',
    'Offer: €4,250.00',
    'Offer made',
  ])
    expect(text).toContain(sentence)
  expect(text).not.toContain('Giulia Conti')
  // In the maker's house by the whole name, and not only that of the reader.
  await app.portal.db
    .updateTable('account')
    .set({ name: 'Maria Grazia Alberti', first_name: 'Maria Grazia' })
    .where('id', '=', agent.viewer.accountId)
    .execute()
  expect((await pageOf(app, id, await app.staff())).text).toContain('Maria Grazia Alberti')
  const outside = (await pageOf(app, id, dealer)).text
  expect(outside).toContain('Ammiraglia · Maria Grazia')
  expect(outside).not.toContain('Alberti')
})

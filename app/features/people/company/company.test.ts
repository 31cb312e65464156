import { expect, test } from 'vitest'
import { as, openApp, post } from '#tests/app.ts'
import { accountOf, inviteTo, joinBy, linkTo, neutral } from './company.fixture.ts'
import { changeRole, invite, removePerson } from './company.server.ts'

test('everybody of a company sees who works there, and only the owner gets controls', async () => {
  const app = await openApp()
  const owner = await app.dealer({ name: 'Marco Rossi' })
  const workshop = await app.dealer({ company: owner, role: 'workshop', name: 'Davide Riva' })
  await app.dealer({ name: 'Straniero' })
  const seen = await (await app.fetch('/en/user/company', as(workshop))).text()
  expect(seen).toContain('Marco Rossi')
  expect(seen).toContain('Davide Riva (you)')
  expect(seen).toContain('Workshop')
  expect(seen).not.toContain('Straniero')
  expect(seen).not.toContain('value="invite"')
  expect(seen).not.toMatch(/\/user\/company\/\d/)
  const managed = await (await app.fetch('/en/user/company', as(owner))).text()
  expect(managed).toContain('Send invitation')
  expect(managed).toContain(`/en/user/company/${workshop.viewer.accountId}`)
})

test('a private customer and staff have no page of a company', async () => {
  const app = await openApp()
  const customer = await app.dealer({ role: 'customer' })
  const agent = await app.staff('agent')
  for (const person of [customer, agent])
    for (const page of ['/user/company', `/user/company/${customer.viewer.accountId}`]) {
      expect((await app.fetch(page, as(person))).status).toBe(404)
      expect((await app.fetch(page, post(person, { intent: 'invite' }))).status).toBe(404)
    }
})

test('sales and workshop can change nothing', async () => {
  const app = await openApp()
  const owner = await app.dealer()
  for (const role of ['sales', 'workshop'] as const) {
    const person = await app.dealer({ company: owner, role })
    const page = `/user/company/${owner.viewer.accountId}`
    expect((await app.fetch(page, as(person))).status).toBe(404)
    expect((await app.fetch(page, post(person, { intent: 'remove' }))).status).toBe(403)
    expect((await app.fetch(page, post(person, { intent: 'role', role: 'workshop' }))).status).toBe(403)
    expect((await inviteTo(app, person, { email: 'anna@example.com' })).status).toBe(403)
  }
  expect(await app.portal.db.selectFrom('invite').select('id').execute()).toEqual([])
  expect(await accountOf(app, owner.viewer.email)).toMatchObject({ role: 'owner' })
})

test('the owner changes a colleague’s role, which counts at once, and they log in again', async () => {
  const app = await openApp()
  const owner = await app.dealer()
  const colleague = await app.dealer({ company: owner, role: 'workshop' })
  const page = `/en/user/company/${colleague.viewer.accountId}`
  expect(await (await app.fetch(page, as(owner))).text()).toMatch(/<h2[^>]*>Role<\/h2>/)
  const answer = await app.fetch(page, post(owner, { intent: 'role', role: 'owner' }))
  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toBe(`${page}?notice=role-changed`)
  expect((await app.fetch('/en/user/company', as(colleague))).status).toBe(401)
  const wrong = await app.fetch(page, post(owner, { intent: 'role', role: 'admin' }))
  expect(wrong.status).toBe(400)
  expect(await accountOf(app, colleague.viewer.email)).toMatchObject({ role: 'owner' })
})

test('an owner who is one no more leaves no open invitation behind', async () => {
  const app = await openApp()
  const owner = await app.dealer()
  const open = async () =>
    (await app.portal.db.selectFrom('invite').select('email').where('revoked_at', 'is', null).execute()).length
  for (const fields of [{ intent: 'remove' }, { intent: 'role', role: 'sales' }]) {
    const second = await app.dealer({ company: owner, role: 'owner' })
    await inviteTo(app, second, { email: 'anna@example.com', role: 'owner' })
    const link = await linkTo(app, 'anna@example.com')
    expect(await open()).toBe(1)
    expect((await app.fetch(`/en/user/company/${second.viewer.accountId}`, post(owner, fields))).status).toBe(303)
    expect(await open()).toBe(0)
    expect((await app.fetch(link)).status).toBe(410)
  }
})

test('a person who is removed loses the portal at once with the same cookie, and what they did stays', async () => {
  const app = await openApp()
  const owner = await app.dealer()
  const colleague = await app.dealer({ company: owner, role: 'sales', name: 'Chiara Lodi' })
  const ticket = await app.ticket({ of: colleague })
  expect((await app.fetch('/en/tickets', as(colleague))).status).toBe(200)
  const answer = await app.fetch(`/en/user/company/${colleague.viewer.accountId}`, post(owner, { intent: 'remove' }))
  expect(answer.headers.get('location')).toBe('/en/user/company?notice=removed')
  expect((await app.fetch('/en/tickets', as(colleague))).status).toBe(401)
  const left = await accountOf(app, colleague.viewer.email)
  expect(left).toMatchObject({ role: null, company_id: null, approved_at: null })
  expect(await (await app.fetch(`/en/tickets/${ticket.id}`, as(owner))).text()).toContain('Chiara Lodi')
})

test('the last owner can be neither removed nor demoted', async () => {
  const app = await openApp()
  const owner = await app.dealer()
  await app.dealer({ company: owner, role: 'sales' })
  const page = `/en/user/company/${owner.viewer.accountId}`
  expect(await (await app.fetch(page, as(owner))).text()).toContain('the only person with this role')
  expect((await app.fetch(page, post(owner, { intent: 'role', role: 'sales' }))).status).toBe(400)
  const refused = await app.fetch(page, post(owner, { intent: 'remove' }))
  expect(refused.status).toBe(400)
  expect(await accountOf(app, owner.viewer.email)).toMatchObject({ role: 'owner' })
})

test('a disabled owner is none: the other one stays the last', async () => {
  const app = await openApp()
  const owner = await app.dealer()
  const other = await app.dealer({ company: owner, role: 'owner' })
  const disabled = { disabled_at: app.clock.now() }
  await app.portal.db.updateTable('account').set(disabled).where('id', '=', other.viewer.accountId).execute()
  const group = owner.viewer.companyId
  const mistake = await changeRole(app.portal, owner.viewer, group, owner.viewer.accountId, 'sales')
  expect(mistake?.message).toBe('person-last')
  expect(await removePerson(app.portal, owner.viewer, group, other.viewer.accountId)).toBeUndefined()
})

test('of two owners who remove or demote each other at once, one stays', async () => {
  const app = await openApp()
  for (let round = 0; round < 8; round++) {
    const one = await app.dealer()
    const other = await app.dealer({ company: one, role: 'owner' })
    const group = one.viewer.companyId
    await Promise.allSettled([
      removePerson(app.portal, one.viewer, group, other.viewer.accountId),
      changeRole(app.portal, other.viewer, group, one.viewer.accountId, 'workshop'),
      changeRole(app.portal, other.viewer, group, other.viewer.accountId, 'sales'),
    ])
    const owners = await app.portal.db
      .selectFrom('account')
      .select('id')
      .where('company_id', '=', group)
      .where('role', '=', 'owner')
      .execute()
    expect(owners).toHaveLength(1)
  }
})

test('a person of another company reads like one that does not exist', async () => {
  const app = await openApp()
  const owner = await app.dealer()
  const stranger = await app.dealer()
  const { accountId, email } = stranger.viewer
  const answers = async () => {
    const ways = [as(owner), post(owner, { intent: 'role', role: 'sales' }), post(owner, { intent: 'remove' })]
    const all = await Promise.all(ways.map((way) => app.fetch(`/en/user/company/${accountId}`, way)))
    return Promise.all(all.map(async (answer) => [answer.status, neutral(await answer.text())]))
  }
  const foreign = await answers()
  expect(foreign.map(([status]) => status)).toEqual([404, 404, 404])
  expect(await accountOf(app, email)).toMatchObject({ role: 'owner' })
  // The very same address, once nobody has the number any more.
  await app.portal.db.deleteFrom('account').where('id', '=', accountId).execute()
  expect(await answers()).toEqual(foreign)
})

test('another company’s invitation reads like one that does not exist', async () => {
  const app = await openApp()
  const owner = await app.dealer()
  const stranger = await app.dealer()
  await inviteTo(app, stranger, { email: 'anna@example.com' })
  const { id } = await app.portal.db.selectFrom('invite').select('id').executeTakeFirstOrThrow()
  for (const intent of ['resend', 'withdraw']) {
    const foreign = await app.fetch('/en/user/company', post(owner, { intent, invite: String(id) }))
    const absent = await app.fetch('/en/user/company', post(owner, { intent, invite: '999999' }))
    expect([foreign.status, absent.status]).toEqual([404, 404])
    expect(neutral(await foreign.text())).toBe(neutral(await absent.text()))
  }
  const untouched = await app.portal.db.selectFrom('invite').select('revoked_at').executeTakeFirstOrThrow()
  expect(untouched.revoked_at).toBeNull()
})

test('an invitation goes out by mail in the language chosen, and its link stands nowhere else', async () => {
  const app = await openApp()
  const owner = await app.dealer({ name: 'Marco Rossi' })
  const answer = await inviteTo(app, owner, { email: ' Anna@Example.com ', role: 'workshop', locale: 'fr' })
  expect(answer.headers.get('location')).toBe('/en/user/company?notice=invited')
  const link = await linkTo(app, 'anna@example.com')
  expect(link).toMatch(/^\/fr\/invite\//)
  const mail = await app.portal.db.selectFrom('sent_mail').select(['subject', 'body']).executeTakeFirstOrThrow()
  expect(mail.subject).toBe('Invitation au portail Ammiraglia\u00a0: Cicli Rossi')
  expect(mail.body).toContain('Marco Rossi vous invite')
  const token = link.split('/').at(-1) ?? ''
  const outbox = await app.portal.db.selectFrom('outbox').selectAll().execute()
  expect(JSON.stringify(outbox)).not.toContain(token)
  const page = await (await app.fetch('/en/user/company', as(owner))).text()
  expect(page).toContain('anna@example.com')
  expect(page).not.toContain(token)
})

test('an owner hands the link over themselves where the portal sends no mail, and only there', async () => {
  const app = await openApp()
  const owner = await app.dealer()
  const sent = await inviteTo(app, owner, { email: 'anna@example.com' })
  expect([sent.status, sent.headers.get('location')]).toEqual([303, '/en/user/company?notice=invited'])
  app.portal.settings = { ...app.portal.settings, sendsMail: false }
  const page = await (await inviteTo(app, owner, { email: 'luca@example.com' })).text()
  const link = /readonly[^>]* value="http:\/\/portal\.test(\/en\/invite\/[\w-]{43})"/i.exec(page)?.[1] ?? ''
  const colleague = await app.dealer({ company: owner })
  for (const person of [owner, colleague])
    expect(await (await app.fetch('/en/user/company', as(person))).text()).not.toContain('/invite/')
  await joinBy(app, link)
  expect(await accountOf(app, 'luca@example.com')).toMatchObject({ role: 'sales' })
})

test('inviting answers alike whether the address has an account or not', async () => {
  const known = await inviting(true)
  expect(known).toEqual(await inviting(false))
  expect(known[1]).toBe('/en/user/company?notice=invited')
})

async function inviting(isKnown: boolean) {
  const app = await openApp()
  const owner = await app.dealer()
  const stranger = await app.dealer()
  const email = isKnown ? stranger.viewer.email : 'nobody@dealer.example'
  const answer = await inviteTo(app, owner, { email })
  const page = neutral(await (await app.fetch('/en/user/company', as(owner))).text())
  expect(page).toContain(email)
  return [answer.status, answer.headers.get('location'), page.replaceAll(/\w+@dealer\.example/g, 'somebody')]
}

test('somebody who works here already is not invited, and what was typed stays', async () => {
  const app = await openApp()
  const owner = await app.dealer()
  const colleague = await app.dealer({ company: owner, role: 'sales' })
  const answer = await inviteTo(app, owner, { email: colleague.viewer.email })
  expect(answer.status).toBe(400)
  const page = await answer.text()
  expect(page).toContain('This person already works here.')
  expect(page).toContain(`value="${colleague.viewer.email}"`)
})

test('an owner cannot invite into the staff', async () => {
  const app = await openApp()
  const owner = await app.dealer()
  expect((await inviteTo(app, owner, { email: 'anna@example.com', role: 'admin' })).status).toBe(400)
  expect(await app.portal.db.selectFrom('invite').select('id').execute()).toEqual([])
})

test('at most twenty invitations are open, also when two are sent at once', async () => {
  const app = await openApp()
  const owner = await app.dealer()
  const group = owner.viewer.companyId
  const send = (number: number) =>
    invite(app.portal, owner.viewer, group, { email: `n${number}@example.com`, role: 'sales', locale: 'it' })
  for (let number = 0; number < 19; number++) expect(await send(number)).toBeUndefined()
  const outcomes = await Promise.all([send(19), send(20), send(21)])
  const told = outcomes.map((outcome) => (outcome && 'message' in outcome ? outcome.message : 'sent'))
  expect(told.toSorted()).toEqual(['invite-too-many-open', 'invite-too-many-open', 'sent'])
  // In the place of the one that is open for this address.
  expect(await send(5)).toBeUndefined()
  const open = await app.portal.db.selectFrom('invite').select('id').where('revoked_at', 'is', null).execute()
  expect(open).toHaveLength(20)
})

test('an address gets five invitations a day, and no more', async () => {
  const app = await openApp()
  const owner = await app.dealer()
  for (let times = 0; times < 5; times++)
    expect((await inviteTo(app, owner, { email: 'anna@example.com' })).status).toBe(303)
  const throttled = await inviteTo(app, owner, { email: 'anna@example.com' })
  expect(throttled.status).toBe(429)
  expect(await throttled.text()).toContain('Too many invitations')
})

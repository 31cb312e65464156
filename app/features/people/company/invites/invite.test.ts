import { expect, test } from 'vitest'
import { as, openApp, post } from '#tests/app.ts'
import {
  type App,
  accountOf,
  cookieOf,
  giveCredentials,
  inviteTo,
  joinBy,
  linkTo,
  password,
} from '../company.fixture.ts'
import { findInvitation, join } from './join.server.ts'

const anna = 'anna@example.com'

/** A company whose owner has invited Anna. */
async function openWithInvite(role = 'sales') {
  const app = await openApp()
  const owner = await app.dealer({ name: 'Marco Rossi' })
  await inviteTo(app, owner, { email: anna, role })
  return { app, owner, link: await linkTo(app, anna) }
}

function openedInvites({ portal }: App) {
  return portal.db.selectFrom('invite').select(['accepted_at', 'accepted_by', 'revoked_at']).orderBy('id').execute()
}

test('the link shows who invites whom and where to, and opening it changes nothing', async () => {
  const { app, link } = await openWithInvite()
  for (let times = 0; times < 3; times++) {
    const answer = await app.fetch(link)
    expect(answer.status).toBe(200)
    const page = await answer.text()
    for (const word of ['Cicli Rossi', 'Marco Rossi', 'Sales', anna, 'name="password"']) expect(page).toContain(word)
  }
  expect(await openedInvites(app)).toEqual([{ accepted_at: null, accepted_by: null, revoked_at: null }])
  expect(await accountOf(app, anna)).toBeUndefined()
})

test('anyone who has no account chooses name and password, and is in', async () => {
  const { app, owner, link } = await openWithInvite('workshop')
  const person = await joinBy(app, link)
  expect((await app.fetch('/en/tickets', as(person))).status).toBe(200)
  expect(await accountOf(app, anna)).toMatchObject({
    name: 'Anna Verdi',
    role: 'workshop',
    company_id: owner.viewer.companyId,
    approved_at: app.clock.now(),
    email_verified: true,
  })
  const contact = await app.portal.crm.findContact(anna)
  expect(contact).toMatchObject({ name: 'Anna Verdi', companyName: 'Cicli Rossi', country: 'IT' })
  const again = await app.portal.identity.signIn({ email: anna, password })
  expect(again).toMatchObject({ email: anna, emailVerified: true })
})

test('anyone who comes in by an invitation ends the session this browser had', async () => {
  const { app, link } = await openWithInvite()
  const before = await app.dealer()
  const joined = await app.fetch(link, post(before, { intent: 'join', name: 'Anna Verdi', password }))
  expect(joined.headers.get('location')).toBe('/en')
  expect((await app.fetch('/en/user', as(before))).status).toBe(401)
})

test('the address comes from the invitation, whatever the form says', async () => {
  const { app, link } = await openWithInvite()
  const fields = { intent: 'join', name: 'Anna', password, email: 'other@example.com' }
  expect((await app.fetch(`${link}?email=other@example.com`, post({ cookie: '' }, fields))).status).toBe(303)
  expect(await accountOf(app, 'other@example.com')).toBeUndefined()
  expect(await accountOf(app, anna)).toMatchObject({ role: 'sales' })
})

test('a contact that the CRM knows stays as it is', async () => {
  const { app, link } = await openWithInvite()
  const known = { companyName: 'Altra', country: 'FR', phone: '+33 1', vatNumber: 'FR1' }
  await app.portal.crm.saveContact({ email: anna, name: 'Anna V.', ...known })
  await joinBy(app, link)
  expect(await app.portal.crm.findContact(anna)).toMatchObject({ name: 'Anna V.', ...known })
})

test('an invitation works once', async () => {
  const { app, link } = await openWithInvite()
  await joinBy(app, link)
  const again = await app.fetch(link)
  expect(again.status).toBe(410)
  expect(await again.text()).toContain('already been accepted')
  const fields = { intent: 'join', name: 'Un altro', password: 'tutta un’altra password' }
  const post2 = await app.fetch(link, post({ cookie: '' }, fields))
  expect(post2.headers.getSetCookie()).toEqual([])
  expect(await accountOf(app, anna)).toMatchObject({ name: 'Anna Verdi' })
})

test('of two who follow one link at once, one gets in', async () => {
  const { app, link } = await openWithInvite()
  const answers = await Promise.all(
    ['Prima', 'Seconda'].map((name) => app.fetch(link, post({ cookie: '' }, { intent: 'join', name, password }))),
  )
  expect(answers.filter((answer) => answer.headers.getSetCookie().length > 0)).toHaveLength(1)
  expect(await app.portal.db.selectFrom('account').select('id').where('email', '=', anna).execute()).toHaveLength(1)
})

test('an invitation that was withdrawn is dead, and one sent again has a new link', async () => {
  const { app, owner, link } = await openWithInvite()
  const { id } = await app.portal.db.selectFrom('invite').select('id').executeTakeFirstOrThrow()
  app.clock.advance(1000)
  await app.fetch('/en/user/company', post(owner, { intent: 'resend', invite: String(id) }))
  const renewed = await linkTo(app, anna)
  expect(renewed).not.toBe(link)
  expect((await app.fetch(link)).status).toBe(404)
  expect((await app.fetch(renewed)).status).toBe(200)
  await app.fetch('/en/user/company', post(owner, { intent: 'withdraw', invite: String(id) }))
  const dead = await app.fetch(renewed)
  expect(dead.status).toBe(410)
  expect(await dead.text()).toContain('withdrawn')
  await app.fetch(renewed, post({ cookie: '' }, { intent: 'join', name: 'Anna', password }))
  expect(await accountOf(app, anna)).toBeUndefined()
})

test('an invitation withdrawn while its form is on the way lets nobody in', async () => {
  const { app, link } = await openWithInvite()
  const invitation = await findInvitation(app.portal, link.split('/').at(-1) ?? '')
  if (!invitation) throw new Error('There is no invitation')
  await app.portal.db.updateTable('invite').set({ revoked_at: app.clock.now() }).execute()
  const caller = { address: '192.0.2.1', userAgent: 'test', locale: 'en' } as const
  expect(await join(app.portal, caller, invitation, { name: 'Anna Verdi', password })).toBe('not-open')
  expect(await accountOf(app, anna)).toMatchObject({ role: null, company_id: null, approved_at: null })
})

test('after seven days an invitation has expired, and the owner can send it again', async () => {
  const { app, owner, link } = await openWithInvite()
  app.clock.advance(7 * 24 * 60 * 60_000)
  const late = await app.fetch(link)
  expect(late.status).toBe(410)
  expect(await late.text()).toContain('expired')
  const { id } = await app.portal.db.selectFrom('invite').select('id').executeTakeFirstOrThrow()
  const session = { idle_ends_at: new Date('2030-01-01'), ends_at: new Date('2030-01-01') }
  await app.portal.db.updateTable('session').set(session).execute()
  expect(await (await app.fetch('/en/user/company', as(owner))).text()).toContain('expired')
  await app.fetch('/en/user/company', post(owner, { intent: 'resend', invite: String(id) }))
  await joinBy(app, await linkTo(app, anna))
})

test('a link that was made up leads nowhere', async () => {
  const app = await openApp()
  for (const token of ['x', 'a'.repeat(43), `${'a'.repeat(42)}%00`]) {
    const answer = await app.fetch(`/en/invite/${token}`)
    expect(answer.status, token).toBe(404)
  }
  const posted = await app.fetch(`/en/invite/${'a'.repeat(43)}`, post({ cookie: '' }, { intent: 'accept' }))
  expect(posted.status).toBe(303)
})

test('a common or short password is refused, and what was typed stays, save the password', async () => {
  const { app, link } = await openWithInvite()
  for (const weak of ['12345', 'password']) {
    const answer = await app.fetch(link, post({ cookie: '' }, { intent: 'join', name: 'Anna Verdi', password: weak }))
    expect(answer.status, weak).toBe(400)
    const page = await answer.text()
    expect(page).toContain('value="Anna Verdi"')
    expect(page).not.toContain(`value="${weak}"`)
  }
  expect(await accountOf(app, anna)).toBeUndefined()
})

test('a name that is a letter of its own is refused, since it stands in mails to strangers', async () => {
  const { app, link } = await openWithInvite()
  for (const name of ['Anna\nHai vinto', 'Hai vinto: https://premi.example']) {
    const refused = await app.fetch(link, post({ cookie: '' }, { intent: 'join', name, password }))
    expect([refused.status, await refused.text()]).toEqual([
      400,
      expect.stringMatching(/[Nn]ame (?:must fit|cannot contain)/),
    ])
  }
  expect(await accountOf(app, anna)).toBeUndefined()
})

test('a form that says twice what it wants is refused whole', async () => {
  const { app, link } = await openWithInvite()
  const twice = { intent: ['join', 'sign-in'], name: 'Anna Verdi', password }
  expect((await app.fetch(link, post({ cookie: '' }, twice))).status).toBe(400)
  expect(await accountOf(app, anna)).toBeUndefined()
})

/** Somebody with an account of their own and no company, as registration leaves them. */
async function openWithAccount() {
  const app = await openApp()
  const owner = await app.dealer()
  const person = await app.dealer({ name: 'Anna Verdi' })
  await giveCredentials(app, person)
  const alone = { company_id: null, role: null, approved_at: null } as const
  await app.portal.db.updateTable('account').set(alone).where('id', '=', person.viewer.accountId).execute()
  const { email } = person.viewer
  await inviteTo(app, owner, { email })
  return { app, owner, person, email, link: await linkTo(app, email) }
}

test('anyone who has an account signs in on the very page, and accepts with one button', async () => {
  const { app, owner, person, email, link } = await openWithAccount()
  expect(await (await app.fetch(link)).text()).toContain('This address already has an account')
  const wrong = await app.fetch(link, post({ cookie: '' }, { intent: 'sign-in', password: 'sbagliata' }))
  expect(wrong.status).toBe(401)
  expect(await wrong.text()).toContain('Invalid credentials')
  const entered = await app.fetch(link, post({ cookie: '' }, { intent: 'sign-in', password }))
  expect(entered.headers.get('location')).toBe(link)
  const signedIn = { cookie: cookieOf(entered) }
  expect(await (await app.fetch(link, as(signedIn))).text()).toContain('Accept invitation')
  expect(await accountOf(app, email)).toMatchObject({ role: null })
  const accepted = await app.fetch(link, post(signedIn, { intent: 'accept' }))
  expect(accepted.headers.get('location')).toBe('/en')
  expect((await app.fetch('/en/user', as({ cookie: cookieOf(accepted) }))).status).toBe(200)
  expect(await accountOf(app, email)).toMatchObject({
    id: person.viewer.accountId,
    role: 'sales',
    company_id: owner.viewer.companyId,
  })
  // What the person may do has changed: sessions from before it are no more.
  expect((await app.fetch('/en/user', as(signedIn))).status).toBe(401)
})

test('an account cannot be made over the one an address has', async () => {
  const { app, email, link } = await openWithAccount()
  const fields = { intent: 'join', name: 'Ladro', password: 'tutta un’altra password' }
  const answer = await app.fetch(link, post({ cookie: '' }, fields))
  expect(answer.status).toBe(400)
  expect(await answer.text()).toContain('already has an account')
  expect(await accountOf(app, email)).toMatchObject({ name: 'Anna Verdi', role: null })
  expect(await app.portal.identity.signIn({ email, password })).toMatchObject({ email })
})

test('an invitation is accepted only by the owner of the address it went to', async () => {
  const { app, email, link } = await openWithAccount()
  const other = await app.dealer({ name: 'Ladro' })
  const alone = { company_id: null, role: null, approved_at: null } as const
  await app.portal.db.updateTable('account').set(alone).where('id', '=', other.viewer.accountId).execute()
  expect(await (await app.fetch(link, as(other))).text()).toContain(`you are logged in as ${other.viewer.email}`)
  const answer = await app.fetch(link, post(other, { intent: 'accept' }))
  expect(answer.headers.get('location')).toBe(link)
  expect(await accountOf(app, other.viewer.email)).toMatchObject({ role: null, company_id: null })
  expect(await accountOf(app, email)).toMatchObject({ role: null, company_id: null })
})

test('an address that is not verified accepts nothing', async () => {
  const { app, person, email, link } = await openWithAccount()
  await app.portal.db
    .updateTable('account')
    .set({ email_verified: false })
    .where('id', '=', person.viewer.accountId)
    .execute()
  await app.fetch(link, post(person, { intent: 'accept' }))
  expect(await accountOf(app, email)).toMatchObject({ role: null })
})

test('anyone who is in another company must leave it first', async () => {
  const app = await openApp()
  const owner = await app.dealer()
  const other = await app.dealer()
  await inviteTo(app, owner, { email: other.viewer.email })
  const link = await linkTo(app, other.viewer.email)
  expect(await (await app.fetch(link, as(other))).text()).toContain('it has to be removed from that company')
  await app.fetch(link, post(other, { intent: 'accept' }))
  expect(await accountOf(app, other.viewer.email)).toMatchObject({ role: 'owner', company_id: other.viewer.companyId })
  expect((await openedInvites(app))[0]?.accepted_at).toBeNull()
})

test('a rider who is invited into a shop is told to use another address', async () => {
  const app = await openApp()
  const [owner, rider] = [await app.dealer(), await app.dealer({ role: 'customer' })]
  await inviteTo(app, owner, { email: rider.viewer.email })
  const page = await (await app.fetch(await linkTo(app, rider.viewer.email), as(rider))).text()
  expect(page).toContain('ask for an invitation to another address')
  expect(page).not.toContain('it has to be removed from that company')
})

test('what was asked of staff is answered by the invitation', async () => {
  const { app, person, link } = await openWithAccount()
  const options = { account_id: person.viewer.accountId, kind: 'dealer', asked_at: app.clock.now() } as const
  await app.portal.db.insertInto('access_request').values(options).execute()
  await app.fetch(link, post(person, { intent: 'accept' }))
  const asked = await app.portal.db.selectFrom('access_request').select('approved').executeTakeFirstOrThrow()
  expect(asked.approved).toBe(true)
})

test('an invitation withdrawn before its mail went out is sent to nobody', async () => {
  const app = await openApp()
  const owner = await app.dealer()
  await inviteTo(app, owner, { email: anna })
  await app.portal.db.updateTable('invite').set({ revoked_at: app.clock.now() }).execute()
  await app.work()
  expect(await app.portal.db.selectFrom('sent_mail').select('to_address').execute()).toEqual([])
})

import { openLinks } from '#app/kit/one-time-links.server.ts'
import { expect, test } from 'vitest'
import { as, type Member, openApp, post, type Staff } from '#tests/app.ts'
import { cookieOf, giveCredentials, inviteTo, linkTo, password } from '../company.fixture.ts'

type App = Awaited<ReturnType<typeof openApp>>

function accountOf(app: App, email: string) {
  return app.portal.db
    .selectFrom('account')
    .select(['id', 'role', 'company_id', 'disabled_at'])
    .where('email', '=', email)
    .executeTakeFirst()
}

function factorsOf({ portal }: App, { viewer }: Staff) {
  return portal.db.selectFrom('totp').select('account_id').where('account_id', '=', viewer.accountId).execute()
}

test('the pages of staff, and of whom a company has and awaits, are the administrators’ alone', async () => {
  const app = await openApp()
  const agent = await app.staff('agent')
  const owner = await app.dealer()
  const { companyId, accountId } = owner.viewer
  const pages = ['staff', `staff/${agent.viewer.accountId}`, `companies/${companyId}/invite`]
  const places = [...pages, `companies/${companyId}/people/${accountId}`].map((page) => `/en/console/${page}`)
  for (const place of places)
    for (const person of [agent, owner]) {
      expect((await app.fetch(place, as(person))).status, place).toBe(404)
      const forms = [
        { intent: 'invite', email: 'a@example.com', role: 'admin', locale: 'it' },
        { intent: 'role', role: 'admin' },
        { intent: 'disable' },
        { intent: 'reset-second-factor' },
      ]
      for (const form of forms) {
        const { status } = await app.fetch(place, post(person, form))
        // A page without forms takes none, from nobody.
        expect(place.endsWith('companies') || place.endsWith(`/${companyId}`) ? [404, 405] : [404]).toContain(status)
      }
    }
  expect(await app.portal.db.selectFrom('invite').select('id').execute()).toEqual([])
  expect(await accountOf(app, owner.viewer.email)).toMatchObject({ role: 'owner', disabled_at: null })
})

test('an administrator invites a colleague, who is staff once they have followed the link', async () => {
  const app = await openApp()
  const admin = await app.staff('admin')
  const fields = { intent: 'invite', email: 'luca@maker.example', role: 'agent', locale: 'en' }
  const answer = await app.fetch('/en/console/staff', post(admin, fields))
  expect(answer.status).toBe(200)
  await app.work()
  const { body } = await app.portal.db.selectFrom('sent_mail').select('body').executeTakeFirstOrThrow()
  const link = /\/en\/invite\/[\w-]{43}/.exec(openLinks(app.portal.secret, body))?.[0] ?? ''
  const join = { intent: 'join', name: 'Luca Neri', password: 'una buona password' }
  const joined = await app.fetch(link, post({ cookie: '' }, join))
  expect(joined.status).toBe(303)
  expect(await accountOf(app, 'luca@maker.example')).toMatchObject({ role: 'agent', company_id: null })
  // Staff sessions are short, also the first one.
  expect(joined.headers.getSetCookie()[0]).toContain(`Max-Age=${7 * 24 * 60 * 60}`)
  const cookie = joined.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  // No second factor yet: the console waits for it.
  expect((await app.fetch('/en/console/tickets', as({ cookie }))).status).toBe(403)
})

test('the link of an invitation is shown to the administrator who made it, once, and to nobody else', async () => {
  const app = await openApp()
  const [admin, other] = [await app.staff('admin'), await app.staff('admin')]
  const fields = { intent: 'invite', email: 'luca@maker.example', role: 'agent', locale: 'en' }
  const answer = await app.fetch('/en/console/staff', post(admin, fields))
  const link = linkIn(await answer.text())
  expect(answer.headers.get('location')).toBeNull()
  for (const person of [admin, other])
    expect(await (await app.fetch('/en/console/staff', as(person))).text()).not.toContain('/invite/')
  const token = link.split('/').at(-1) ?? ''
  const rows = await app.portal.db.selectFrom('outbox').selectAll().execute()
  expect(JSON.stringify([rows, app.lines()])).not.toContain(token)
  // Another one takes its place, and belongs to the administrator who asked for it.
  const invite = await app.portal.db.selectFrom('invite').select('id').executeTakeFirstOrThrow()
  const again = { intent: 'resend', invite: String(invite.id) }
  app.clock.advance(1000)
  const newer = linkIn(await (await app.fetch('/en/console/staff', post(other, again))).text())
  const opened = async (path: string) => (await app.fetch(path)).text()
  expect(await opened(link)).toContain('Invitation not found')
  expect(await opened(newer)).toContain('luca@maker.example')
  const joined = await app.fetch(
    newer,
    post({ cookie: '' }, { intent: 'join', name: 'Luca', password: 'una buona password' }),
  )
  expect(joined.status).toBe(303)
  for (const person of [await app.staff('agent'), await app.dealer()])
    expect((await app.fetch('/en/console/staff', post(person, fields))).status).toBe(404)
})

function linkIn(page: string): string {
  const link = /<input[^>]* readonly[^>]* value="http:\/\/portal\.test(\/en\/invite\/[\w-]{43})"/i.exec(page)?.[1]
  if (!link) throw new Error('No link is shown')
  return link
}

test('an administrator cannot be invited into a company’s role by the page of the staff', async () => {
  const app = await openApp()
  const admin = await app.staff('admin')
  const fields = { intent: 'invite', email: 'luca@maker.example', role: 'owner', locale: 'en' }
  expect((await app.fetch('/en/console/staff', post(admin, fields))).status).toBe(400)
})

test('one whose role is changed logs in again; a colleague is disabled at once with the same cookie, and comes back', async () => {
  const app = await openApp()
  const admin = await app.staff('admin')
  const promoted = await app.staff('agent')
  const role = { intent: 'role', role: 'admin' }
  expect((await app.fetch(`/en/console/staff/${promoted.viewer.accountId}`, post(admin, role))).status).toBe(303)
  expect((await app.fetch('/en/console', as(promoted))).status).toBe(401)
  const agent = await app.staff('admin')
  const page = `/en/console/staff/${agent.viewer.accountId}`
  expect((await app.fetch('/en/console/staff', as(agent))).status).toBe(200)
  expect((await app.fetch(page, post(admin, { intent: 'disable' }))).status).toBe(303)
  expect((await app.fetch('/en/console/staff', as(agent))).status).toBe(401)
  expect(await (await app.fetch('/en/console/staff', as(admin))).text()).toContain('Disabled')
  expect((await app.fetch(page, post(admin, { intent: 'enable' }))).status).toBe(303)
  expect(await accountOf(app, agent.viewer.email)).toMatchObject({ role: 'admin', disabled_at: null })
})

test('the invitations of an administrator who is shut out end in every company', async () => {
  const app = await openApp()
  const [admin, shop] = [await app.staff('admin'), await app.dealer()]
  const open = async () => {
    const invites = app.portal.db.selectFrom('invite').select('email').where('revoked_at', 'is', null)
    return (await invites.orderBy('email').execute()).map(({ email }) => email)
  }
  const intoShop = `/en/console/companies/${shop.viewer.companyId}/invite`
  await inviteTo(app, admin, { email: 'altra@x.example', role: 'owner' }, intoShop)
  for (const fields of [{ intent: 'disable' }, { intent: 'role', role: 'agent' }]) {
    const gone = await app.staff('admin')
    await inviteTo(app, gone, { email: 'anna@x.example', role: 'owner' }, intoShop)
    await inviteTo(app, gone, { email: 'bruno@x.example', role: 'agent' }, '/en/console/staff')
    expect(await open()).toEqual(['altra@x.example', 'anna@x.example', 'bruno@x.example'])
    const link = await linkTo(app, 'anna@x.example')
    const { status } = await app.fetch(`/en/console/staff/${gone.viewer.accountId}`, post(admin, fields))
    expect(status).toBe(303)
    expect(await open()).toEqual(['altra@x.example'])
    expect((await app.fetch(link)).status).toBe(410)
  }
})

test('the last administrator can be neither demoted nor disabled', async () => {
  const app = await openApp()
  const admin = await app.staff('admin')
  await app.staff('agent')
  const page = `/en/console/staff/${admin.viewer.accountId}`
  expect((await app.fetch(page, post(admin, { intent: 'role', role: 'agent' }))).status).toBe(400)
  expect((await app.fetch(page, post(admin, { intent: 'disable' }))).status).toBe(400)
  expect(await accountOf(app, admin.viewer.email)).toMatchObject({ role: 'admin', disabled_at: null })
})

test('of two administrators who demote and disable each other at once, one stays', async () => {
  const app = await openApp()
  for (let round = 0; round < 6; round++) {
    await app.portal.db.updateTable('account').set({ role: 'agent' }).where('role', '=', 'admin').execute()
    const [one, other] = [await app.staff('admin'), await app.staff('admin')]
    await Promise.all([
      app.fetch(pageOf(other), post(one, { intent: 'disable' })),
      app.fetch(pageOf(one), post(other, { intent: 'role', role: 'agent' })),
    ])
    const left = await app.portal.db
      .selectFrom('account')
      .select('id')
      .where('role', '=', 'admin')
      .where('disabled_at', 'is', null)
      .execute()
    expect(left).toHaveLength(1)
  }
})

function pageOf({ viewer }: Staff): string {
  return `/en/console/staff/${viewer.accountId}`
}

test('a second factor is reset for a colleague, and only through the right page', async () => {
  const app = await openApp()
  const admin = await app.staff('admin')
  const agent = await app.staff('agent')
  const owner = await app.dealer()
  const reset = { intent: 'reset-second-factor' }
  const elsewhere = `/en/console/companies/${owner.viewer.companyId}/people/${agent.viewer.accountId}`
  expect((await app.fetch(elsewhere, post(admin, reset))).status).toBe(404)
  expect(await factorsOf(app, agent)).toHaveLength(1)
  const answer = await app.fetch(`/en/console/staff/${agent.viewer.accountId}`, post(admin, reset))
  expect(answer.status).toBe(303)
  expect(await factorsOf(app, agent)).toEqual([])
})

test('an administrator changes a dealer’s role and disables an account, the last owner’s too', async () => {
  const app = await openApp()
  const admin = await app.staff('admin')
  const owner = await app.dealer()
  const sales = await app.dealer({ company: owner, role: 'sales', name: 'Chiara Lodi' })
  const company = `/en/console/companies/${owner.viewer.companyId}`
  expect(await (await app.fetch(company, as(admin))).text()).toContain('Chiara Lodi')
  const at = (id: number) => `${company}/people/${id}`
  const demoted = await app.fetch(at(owner.viewer.accountId), post(admin, { intent: 'role', role: 'sales' }))
  expect(demoted.status).toBe(400)
  expect((await app.fetch(at(owner.viewer.accountId), post(admin, { intent: 'disable' }))).status).toBe(303)
  expect((await app.fetch('/en/user', as(owner))).status).toBe(401)
  expect((await app.fetch(at(sales.viewer.accountId), post(admin, { intent: 'role', role: 'owner' }))).status).toBe(303)
  expect(await accountOf(app, sales.viewer.email)).toMatchObject({ role: 'owner' })
})

function memberPage({ viewer }: Member): string {
  return `/en/console/companies/${viewer.companyId}/people/${viewer.accountId}`
}

test('an administrator’s page of a dealer’s person offers to remove them, and they can then accept an invitation elsewhere', async () => {
  const app = await openApp()
  const [admin, owner, other] = [await app.staff('admin'), await app.dealer(), await app.dealer()]
  const sales = await app.dealer({ company: owner, role: 'sales', name: 'Chiara Lodi' })
  const rider = await app.dealer({ role: 'customer' })
  await giveCredentials(app, sales)
  const offers = async (member: Member) =>
    (await (await app.fetch(memberPage(member), as(admin))).text()).includes('Remove from the company')
  expect([await offers(sales), await offers(owner), await offers(rider)]).toEqual([true, false, false])
  const { email } = sales.viewer
  await inviteTo(app, other, { email, role: 'workshop' })
  const link = await linkTo(app, email)
  expect(await (await app.fetch(link, as(sales))).text()).toContain('it has to be removed from that company')
  const removed = await app.fetch(memberPage(sales), post(admin, { intent: 'remove' }))
  // Not what the page of the company says of a shop.
  const to = `/en/console/companies/${sales.viewer.companyId}?notice=person-removed`
  expect(removed.headers.get('location')).toBe(to)
  const entered = await app.fetch(link, post({ cookie: '' }, { intent: 'sign-in', password }))
  await app.fetch(link, post({ cookie: cookieOf(entered) }, { intent: 'accept' }))
  expect(await accountOf(app, email)).toMatchObject({ role: 'workshop', company_id: other.viewer.companyId })
})

test('a private customer stays what they are, and can be disabled', async () => {
  const app = await openApp()
  const admin = await app.staff('admin')
  const customer = await app.dealer({ role: 'customer' })
  const { companyId, accountId, email } = customer.viewer
  const page = `/en/console/companies/${companyId}/people/${accountId}`
  expect((await app.fetch(page, post(admin, { intent: 'role', role: 'owner' }))).status).toBe(404)
  expect((await app.fetch(page, post(admin, { intent: 'disable' }))).status).toBe(303)
  expect((await accountOf(app, email))?.disabled_at).not.toBeNull()
})

test('the page of the staff begins with how many there are, and who lacks what', async () => {
  const app = await openApp()
  const admin = await app.staff('admin')
  const agent = await app.staff()
  const disabled = await app.staff()
  const { db } = app.portal
  await db.deleteFrom('totp').where('account_id', '=', agent.viewer.accountId).execute()
  await db
    .updateTable('account')
    .set({ disabled_at: app.clock.now() })
    .where('id', '=', disabled.viewer.accountId)
    .execute()
  const head = async () => {
    const page = await (await app.fetch('/en/console/staff', as(admin))).text()
    return /page-header-line">([^<]*)</.exec(page)?.[1]
  }
  expect(await head()).toBe('2 active people · 1 without two-step verification')
  const fields = { intent: 'invite', email: 'new@maker.example', role: 'agent', locale: 'it' }
  await app.fetch('/en/console/staff', post(admin, fields))
  expect(await head()).toBe('2 active people · 1 without two-step verification · 1 invitation pending')
})

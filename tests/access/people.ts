import { randomUUID } from 'node:crypto'
import { hash } from '@node-rs/argon2'
import { sql } from 'kysely'
import { type Module, modules } from '#app/features/people/account/account.ts'
import { isAvailable } from '#app/features/people/pages/pages.ts'
import type { Member, openApp } from '#tests/app.ts'

/** What a form sends. */
export type Fields = Record<string, string | string[]>

export type App = Awaited<ReturnType<typeof openApp>>

/** Anyone who is not let in: the portal's gate answers them. */
export const outside = [
  'anonymous',
  'disabled',
  'unverified',
  'no-contact',
  'pending',
  // Showed the password, and not yet the code.
  'unproven',
  // Staff without a second factor.
  'codeless',
] as const
/** A rider, three people of one dealer, the owner of another, the owner of one without modules, staff. */
export const inside = ['customer', 'workshop', 'sales', 'owner', 'other', 'bare', 'agent', 'admin'] as const
export const everybody = [...outside, ...inside]
export type Who = (typeof everybody)[number]

/** Whose things somebody's own ones are: those not let in yet came from the dealer's, or would like to. */
export const tenants = ['dealer', 'rider', 'other', 'bare'] as const
export type Tenant = (typeof tenants)[number]

export function tenantOf(who: Who): Tenant {
  if (who === 'customer') return 'rider'
  return who === 'other' || who === 'bare' ? who : 'dealer'
}

export function isStaff(who: Who): boolean {
  return who === 'agent' || who === 'admin'
}

/** A word that stands in all that belongs to a tenant, and in nothing else. */
export const canaries: Record<Tenant, string> = {
  dealer: 'Nostrani',
  rider: 'Solitari',
  other: 'Altrui',
  bare: 'Spogli',
}

export type Someone = { cookie: string; accountId: number; email: string }
/** In charge of each tenant: whose tickets, files and invitations there are. */
export type People = Record<Who, Someone> & { heads: Record<Tenant, Member> }

/** The module that nobody has: one without a page, so that no row of the matrix asks for it. */
export const nobodysModule = withoutPages()

function withoutPages(): Module {
  const found = modules.find((module) => !isAvailable(module))
  if (!found) throw new Error('Every module has a page: the matrix needs another stand-in for one that nobody has')
  return found
}

export const password = 'una-buona-password'

/** Tokens and ids of these kinds look like nothing else in a page: they can be told apart from any other number. */
const firstIds = {
  account: 710001,
  company: 720001,
  invite: 730001,
  session: 740001,
  erasure_request: 750001,
  access_request: 770001,
  lead_note: 790001,
  outbox: 800001,
  product: 810001,
  shop: 860001,
  shop_closure: 870001,
  webhook_endpoint: 880001,
  webhook_delivery: 890001,
  erp_rejected: 840001,
}

export async function invitePeople(app: App): Promise<People> {
  const { db } = app.portal
  for (const [table, first] of Object.entries(firstIds)) await startAt(app, table, first)
  await sql`alter sequence contact_number restart with 760001`.execute(app.owner)
  const licensed = modules.filter((module) => module !== nobodysModule)
  // The other dealer has one module still to be bought.
  const most = licensed.filter((module) => module !== 'business-statistics')
  const owner = await app.dealer({ modules: licensed, name: `Olga ${canaries.dealer}` })
  const of = (role: 'workshop' | 'sales' | 'owner', name: string) =>
    app.dealer({ company: owner, role, name: `${name} ${canaries.dealer}` })
  const rider = await app.dealer({ role: 'customer', modules: licensed, name: `Rita ${canaries.rider}` })
  const other = await app.dealer({ modules: most, name: `Aldo ${canaries.other}` })
  const bare = await app.dealer({ modules: [], name: `Bice ${canaries.bare}` })
  const heads = { dealer: owner, rider, other, bare }
  for (const tenant of tenants)
    await db
      .updateTable('company')
      .set({ name: `Cicli ${canaries[tenant]}` })
      .where('id', '=', heads[tenant].viewer.companyId)
      .execute()

  const full = {
    customer: known(rider),
    workshop: known(await of('workshop', 'Walter')),
    sales: known(await of('sales', 'Sara')),
    owner: known(owner),
    other: known(other),
    bare: known(bare),
    agent: known(await app.staff('agent')),
    admin: known(await app.staff('admin')),
  }
  const halfway = {
    anonymous: { cookie: '', accountId: 0, email: '' },
    disabled: await disable(app, known(await of('owner', 'Dario'))),
    unverified: await strip(app, { email_verified: false }),
    'no-contact': await strip(app, {}),
    pending: await askFor(app, await strip(app, {})),
    unproven: await unprove(app, known(await of('owner', 'Ugo'))),
    codeless: await forgetCode(app, known(await app.staff('agent'))),
  }
  const people = { ...halfway, ...full }
  await db
    .updateTable('session')
    .set({ second_factor_at: app.clock.now() })
    .where('account_id', 'in', insideIds(people))
    .execute()
  for (const who of everybody) if (who !== 'anonymous') await giveCredentials(app, people[who], who !== 'unverified')
  return { ...people, heads }
}

/** Somebody who has no part of their own in the matrix, but is what others do something to. */
export async function addSpare(app: App, tenant: Member, name: string): Promise<Someone> {
  return known(await app.dealer({ company: tenant, role: 'sales', name }))
}

/** Somebody who waits to be let in. */
export async function addApplicant(app: App): Promise<Someone> {
  return askFor(app, await strip(app, {}))
}

async function startAt({ owner }: App, table: string, first: number): Promise<void> {
  await sql`alter table ${sql.table(table)} alter column id restart with ${sql.lit(first)}`.execute(owner)
}

function insideIds(people: Record<Who, Someone>): number[] {
  return inside.map((who) => people[who].accountId)
}

function known({ cookie, viewer }: { cookie: string; viewer: { accountId: number; email: string } }): Someone {
  return { cookie, accountId: viewer.accountId, email: viewer.email }
}

async function disable({ portal, clock }: App, someone: Someone): Promise<Someone> {
  const disabled = { disabled_at: clock.now() }
  await portal.db.updateTable('account').set(disabled).where('id', '=', someone.accountId).execute()
  return someone
}

/** Somebody of whom nothing is known but the address. */
async function strip(app: App, more: { email_verified?: boolean }): Promise<Someone> {
  const someone = known(await app.staff('agent'))
  await forgetCode(app, someone)
  await app.portal.db
    .updateTable('account')
    .set({ role: null, approved_at: null, name: '', first_name: '', ...more })
    .where('id', '=', someone.accountId)
    .execute()
  return someone
}

async function askFor({ portal, clock }: App, someone: Someone): Promise<Someone> {
  const { id } = await portal.db
    .insertInto('contact')
    .values({ email: someone.email, name: 'Piera Pendente', created_at: clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow()
  await portal.db.updateTable('account').set({ contact_id: id }).where('id', '=', someone.accountId).execute()
  const request = { account_id: someone.accountId, kind: 'customer' as const, asked_at: clock.now() }
  await portal.db.insertInto('access_request').values(request).execute()
  return someone
}

async function unprove({ portal, clock }: App, someone: Someone): Promise<Someone> {
  const factor = { account_id: someone.accountId, secret: Buffer.alloc(0), confirmed_at: clock.now() }
  await portal.db
    .insertInto('totp')
    .values({ ...factor, created_at: clock.now() })
    .execute()
  return someone
}

async function forgetCode({ portal }: App, someone: Someone): Promise<Someone> {
  await portal.db.deleteFrom('totp').where('account_id', '=', someone.accountId).execute()
  return someone
}

/**
 * Cheap to check, and a claim beside each, or the checks of some hundred passwords would take the better part of it.
 */
export async function giveCredentials(
  { portal, clock }: App,
  { accountId, email }: Someone,
  isVerified: boolean,
): Promise<void> {
  const cheap = { memoryCost: 8, timeCost: 1, parallelism: 1 }
  const subject = randomUUID()
  const row = { email, created_at: clock.now() }
  const claim = {
    ...row,
    subject: randomUUID(),
    password_hash: await hash('somebody else', cheap),
    email_verified: false,
  }
  const own = { ...row, subject, password_hash: await hash(password, cheap), email_verified: isVerified }
  await portal.db
    .insertInto('credential')
    .values(isVerified ? [own, claim] : [own])
    .execute()
  await portal.db.updateTable('account').set({ subject }).where('id', '=', accountId).execute()
}

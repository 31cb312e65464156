import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Kysely } from 'kysely'
import type { ServerBuild } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import { expect } from 'vitest'
import { createDossierLimits, createPortal, type Portal } from '#app/portal.server.ts'
import {
  type CompanyRole,
  type CompanyViewer,
  type Module,
  modules as allModules,
  type StaffRole,
  type StaffViewer,
} from '#app/features/people/account/account.ts'
import { workOnImports } from '#app/features/across/imports/imports.worker.server.ts'
import { createHandler } from '#app/handler.server.ts'
import { jobsOf } from '#app/jobs.server.ts'
import { memoizeFor } from '#app/kit/ttl-cache.ts'
import type { Tables } from '#app/kit/db/tables.ts'
import { workThrough } from '#app/kit/outbox/worker.server.ts'
import { readSettings } from '#app/settings.server.ts'
import { publishTemplate } from '#db/template/publish.server.ts'
import { takeGround } from '#tests/ground.ts'
import { afterEachTest, afterTestFile } from '#tests/hooks.ts'
import { addTicket, type TicketOptions } from './world.ts'

export type Member = { cookie: string; viewer: CompanyViewer }
type MemberOptions = {
  role?: CompanyRole
  company?: Member
  locale?: 'it' | 'en' | 'fr'
  name?: string
  /** The licence of a new company: everything unless told. */
  modules?: readonly Module[]
}
export type Staff = { cookie: string; viewer: StaffViewer }

const start = new Date('2026-11-21T09:00:00Z')
const day = 24 * 60 * 60_000

type World = {
  portal: Portal
  owner: Kysely<Tables>
  empty: () => Promise<unknown>
  queries: string[]
  lines: string[]
  errors: string[]
  time: { now: Date }
}

let opened: Promise<World> | undefined

/** The whole application on an empty database, without a build or a port. */
export async function openApp() {
  opened ??= openWorld()
  const world = await opened
  world.time.now = start
  world.lines.length = 0
  // Written some seconds after it was counted: the test before would be in this one's database.
  await world.portal.usageCounters.flush()
  await world.empty()
  await forgetPublished(world)
  const tenMinutes = 10 * 60_000
  const { clock } = world.portal
  const fresh = { medians: memoizeFor<number | null>(clock, tenMinutes), dossiers: createDossierLimits(clock) }
  const portal = { ...world.portal, ...fresh }
  const handle = createHandler(portal, build as ServerBuild, { buildId: 'test', isReady: async () => true })

  return {
    portal,
    /** The database as the owner of its tables, who may change them; pages may not. */
    owner: world.owner,
    clock: {
      now: () => world.time.now,
      advance(ms: number) {
        world.time.now = new Date(world.time.now.getTime() + ms)
      },
    },
    /** What was logged as an error so far; looking at it says that it was expected. */
    errors: () => world.errors.splice(0),
    /** What was logged since it was last looked at. */
    lines: () => world.lines.splice(0),
    /** Runs something and tells which statements it sent to the database. */
    async queriesOf(act: () => Promise<unknown>): Promise<string[]> {
      world.queries.length = 0
      await act()
      // That a session is in use is noted beside its page, which does not wait: of the page before it may come now.
      return world.queries.filter((text) => !text.startsWith('update "session" set "seen_at"'))
    },
    async fetch(address: string, init: RequestInit = {}): Promise<Response> {
      const headers = new Headers(init.headers)
      headers.set('host', 'portal.test')
      const isSafe = ['GET', 'HEAD'].includes(init.method ?? 'GET')
      if (!isSafe && !headers.has('origin')) headers.set('origin', 'http://portal.test')
      if (headers.get('origin') === 'none') headers.delete('origin')
      const request = new Request(new URL(address, 'http://portal.test'), { ...init, headers })
      const { response, html } = await handle(request, { address: '192.0.2.1', allowLongBody: () => undefined })
      return html ? new Response(new Uint8Array(html), response) : response
    },
    /** Works the outbox and the imports off, as the worker would. */
    async work(): Promise<void> {
      const jobs = jobsOf(portal)
      while ((await workThrough(portal, jobs)) || (await workOnImports(portal))) continue
    },
    dealer: (options: MemberOptions = {}) => addMember(portal, options),
    staff: (role: StaffRole = 'agent') => addStaff(portal, role),
    ticket: (options: TicketOptions) => addTicket(portal, options),
  }
}

export type App = Awaited<ReturnType<typeof openApp>>

/** The request of somebody who is signed in. */
export function as(person: { cookie: string }, init: RequestInit = {}): RequestInit {
  const headers = new Headers(init.headers)
  headers.set('cookie', person.cookie)
  return { ...init, headers }
}

/** A form post of somebody who is signed in. */
export function post(person: { cookie: string }, fields: Record<string, string | string[]> | FormData): RequestInit {
  if (fields instanceof FormData) return as(person, { method: 'POST', body: fields })
  const body = new URLSearchParams()
  for (const [name, value] of Object.entries(fields)) for (const one of [value].flat()) body.append(name, one)
  return as(person, { method: 'POST', body })
}

/** What tests before have published: the template and no brand is what each begins with. */
async function forgetPublished({ portal, owner }: World): Promise<void> {
  if (portal.brands.current().version > 0) await portal.brands.refresh()
  if (portal.catalogues.current().version === 1) return
  await owner.deleteFrom('catalogue_version').where('number', '>', 1).execute()
  await portal.catalogues.refresh()
}

async function openWorld(): Promise<World> {
  const ground = await takeGround()
  const { owner, db, log, pictures, empty, queries, lines, errors } = ground
  const time = { now: start }
  const read = readSettings({
    DATA_DIR: mkdtempSync(path.join(os.tmpdir(), 'ammiraglia-app-')),
    APP_URL: 'http://portal.test',
    DEMO: 'off',
  })
  // What the file before left: a portal reads its catalogue and its brand as it starts.
  await empty()
  await owner.deleteFrom('catalogue_version').execute()
  await publishTemplate(owner, start)
  errors.length = 0
  // The mails that it keeps reach the tests: to them it is a portal that sends some.
  const settings = { ...read, sendsMail: true }
  const portal = await createPortal({ settings, db, slowDb: db, clock: { now: () => time.now }, log })
  afterEachTest(async () => {
    // Else its timer writes what a test has counted into the database of the next one.
    await portal.usageCounters.flush()
    // What is logged as an error is a bug, unless the test has asked for it and looked (`app.errors()`).
    expect(errors.splice(0)).toEqual([])
  })
  afterTestFile(() => {
    opened = undefined
    rmSync(settings.dataDir, { recursive: true, force: true })
  })
  return { portal: { ...portal, pictures }, owner, empty, queries, lines, errors, time }
}

async function addMember(
  portal: Portal,
  { role = 'owner', company, locale = 'it', name = 'Marco Rossi', ...options }: MemberOptions,
): Promise<Member> {
  const now = portal.clock.now()
  const companyName = company?.viewer.companyName ?? 'Cicli Rossi'
  const modules = company?.viewer.modules ?? options.modules ?? allModules
  const kind = role === 'customer' ? 'customer' : 'dealer'
  const companyId = company?.viewer.companyId ?? (await addCompany(portal, { kind, name: companyName, modules }))
  const email = `${randomUUID().slice(0, 8)}@dealer.example`
  const contact = await portal.db
    .insertInto('contact')
    .values({ email, name, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  const person = { email, name, locale, role, company_id: companyId, contact_id: contact.id }
  const { accountId, cookie } = await addAccount(portal, person)
  const known = { accountId, name, firstName: firstNameIn(name), email, locale }
  return { cookie, viewer: { ...known, side: 'company', companyId, companyName, role, modules } }
}

async function addCompany(
  { db, clock }: Portal,
  { modules, ...company }: { kind: 'dealer' | 'customer'; name: string; modules: readonly Module[] },
): Promise<number> {
  const { id } = await db
    .insertInto('company')
    .values({ ...company, country: 'IT', created_at: clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow()
  const licence = modules.map((module) => ({ company_id: id, module, state: 'active' as const }))
  if (licence.length > 0) await db.insertInto('company_module').values(licence).execute()
  return id
}

function firstNameIn(name: string): string {
  return name.split(' ')[0] ?? ''
}

async function addStaff(portal: Portal, role: StaffRole): Promise<Staff> {
  const person = {
    email: `${randomUUID().slice(0, 8)}@maker.example`,
    name: 'Giulia Conti',
    locale: 'it',
    role,
  } as const
  const { accountId, cookie } = await addAccount(portal, { ...person, company_id: null, contact_id: null })
  const { name, email, locale } = person
  // Staff come in with a second factor only.
  await portal.db
    .insertInto('totp')
    .values({ account_id: accountId, secret: Buffer.alloc(0), confirmed_at: start, created_at: start })
    .execute()
  await portal.db.updateTable('session').set({ second_factor_at: start }).where('account_id', '=', accountId).execute()
  return { cookie, viewer: { side: 'maker', accountId, name, firstName: firstNameIn(name), email, locale, role } }
}

type NewAccount = {
  email: string
  name: string
  locale: 'it' | 'en' | 'fr'
  role: CompanyRole | StaffRole
  company_id: number | null
  contact_id: string | null
}

async function addAccount(portal: Portal, person: NewAccount) {
  const now = portal.clock.now()
  const { id } = await portal.db
    .insertInto('account')
    .values({
      ...person,
      first_name: firstNameIn(person.name),
      subject: randomUUID(),
      email_verified: true,
      approved_at: now,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const token = randomBytes(32).toString('base64url')
  await portal.db
    .insertInto('session')
    .values({
      token_hash: createHash('sha256').update(token).digest(),
      account_id: id,
      created_at: now,
      seen_at: now,
      idle_ends_at: new Date(now.getTime() + 30 * day),
      ends_at: new Date(now.getTime() + 30 * day),
      user_agent: 'test',
    })
    .execute()
  return { accountId: id, cookie: `session=${token}` }
}

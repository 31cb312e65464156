import { template } from '#db/template/template.ts'
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Client } from 'pg'
import { rootDir } from '#app/kit/root-dir.server.ts'

/** A connection to the embedded PostgreSQL of a data folder. */
export async function databaseOf(dataDir: string, database = 'portal'): Promise<Client> {
  const client = new Client({ host: path.join(dataDir, 'postgres/socket'), user: 'portal', database })
  client.on('error', () => undefined)
  await client.connect()
  return client
}

/** A dealer who is signed in, of a maker whose catalogue is the template. @returns the cookie */
export async function addDealer(db: Client): Promise<string> {
  const now = new Date()
  // A folder of an older portal has no catalogue yet.
  const { rows } = await db.query<{ place: string | null }>("select to_regclass('catalogue_version')::text as place")
  if (rows[0]?.place)
    await db.query(
      'insert into catalogue_version (number, content, published_at) values (1, $1, $2) on conflict do nothing',
      [JSON.stringify(template), now],
    )
  const email = `${randomUUID()}@dealer.example`
  const token = randomBytes(32).toString('base64url')
  await db.query(
    `with of_company as (insert into company (kind, name, country, created_at) values ('dealer', 'Cicli Rossi', 'IT', $1) returning id),
      of_licence as (insert into company_module (company_id, module, state) select id, 'tickets', 'active' from of_company),
      of_contact as (insert into contact (email, name, created_at) values ($2, 'Marco Rossi', $1) returning id),
      of_account as (insert into account (subject, email, email_verified, name, locale, contact_id, company_id, role, approved_at, created_at)
        select $2, $2, true, 'Marco Rossi', 'it', of_contact.id, of_company.id, 'owner', $1, $1 from of_company, of_contact returning id)
     insert into session (token_hash, account_id, created_at, seen_at, idle_ends_at, ends_at, user_agent)
        select $3, of_account.id, $1, $1, $4, $4, 'test' from of_account`,
    [now, email, createHash('sha256').update(token).digest(), new Date(now.getTime() + 24 * 60 * 60_000)],
  )
  return `session=${token}`
}

/** A claim that needs one photo only. */
export function claimWith(content: string, submission: string = randomUUID()): FormData {
  return formOf(
    {
      submission,
      country: 'IT',
      frame_model: 'V4R',
      serial_number: 'V4R-0510-A1234',
      damage_phase: 'km0',
      part_involved: 'frame',
      kind_of_damage: 'missing_component',
      content,
    },
    'attachments',
  )
}

/** @param file the name of the field that holds a photo */
export function formOf(fields: Record<string, string>, file?: string): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  if (file) form.set(file, new File([photo], 'foto.webp', { type: 'image/webp' }))
  return form
}

const photo = new Uint8Array(readFileSync(path.join(rootDir, 'tests/photos/photo.webp')))

/** A request as a browser of this portal sends it, its redirects not followed. */
export function ask(server: { address: string }, where: string, cookie = '', init: RequestInit = {}) {
  const headers = new Headers({ cookie, origin: server.address })
  for (const [name, value] of new Headers(init.headers)) headers.set(name, value)
  return fetch(new URL(where, server.address), { ...init, headers, redirect: 'manual' })
}

/** Uses a portal's database over a connection that is closed in any case. */
export async function withDatabase<Result>(dataDir: string, use: (db: Client) => Promise<Result>) {
  const db = await databaseOf(dataDir)
  try {
    return await use(db)
  } finally {
    await db.end()
  }
}

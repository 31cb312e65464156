import { createHash, randomBytes, randomInt, randomUUID } from 'node:crypto'
import { Client } from 'pg'
import type { Connection } from '#app/kit/db/db.server.ts'
import { contents, names } from './seed-words.ts'

/** Who asks, and what there is for them to ask for. */
export type World = {
  dealer: { cookie: string; ticket: number }
  /** Another one, who only sends forms: the dealer's own list stays as it was. */
  sender: { cookie: string; accountId: number }
  staff: { cookie: string; ticket: number }
  /** What is absent is nowhere, while each three letters of it are everywhere. */
  words: {
    common: string
    middling: string
    rare: string
    serial: string
    pair: string
    absent: string
    absentPair: string
  }
  client: Client
}

/** The seed puts ten of the staff first, then two people for each company. */
const ids = { staff: 1, dealer: 11, sender: 13 }

export async function openWorld(connection: Connection): Promise<World> {
  const client = new Client(connection)
  await client.connect()
  const { rows } = await client.query<{ id: string; mine: string; serial_number: string; name: string }>(
    `select (select max(id) - 100 from ticket) as id, (select max(id) from ticket where company_id = 1) as mine,
      serial_number, (regexp_match(content, '(?:cliente|signor|per|di|customer|Mr|for|client|M\\.|de) ([A-Z][a-z]+)'))[1] as name
    from ticket where company_id = 3 order by id offset 100 limit 1`,
  )
  const [row] = rows
  if (!row) throw new Error('Nothing was seeded')
  return {
    dealer: { cookie: await openSession(client, ids.dealer), ticket: Number(row.mine) },
    sender: { cookie: await openSession(client, ids.sender), accountId: ids.sender },
    staff: { cookie: await openSession(client, ids.staff), ticket: Number(row.id) },
    words: {
      common: 'telaio',
      middling: 'fissure',
      rare: row.name,
      serial: row.serial_number,
      pair: 'tubo obliquo',
      absent: 'telaione',
      absentPair: 'crepa forcella',
    },
    client,
  }
}

/** A session put straight into the database, as signing in with a second factor would. @returns its cookie */
export async function openSession(client: Client, accountId: number): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await client.query(
    `insert into session (token_hash, account_id, created_at, seen_at, second_factor_at, idle_ends_at, ends_at, user_agent)
    values ($1, $2, now(), now(), now(), now() + interval '1 day', now() + interval '1 day', 'bench')`,
    [createHash('sha256').update(token).digest(), accountId],
  )
  return `session=${token}`
}

/** Forms of a new ticket, each with its three photos already sent. @returns the next one at every call */
export async function prepareForms(client: Client, owner: number, count: number) {
  const submissions = Array.from({ length: count }, () => randomUUID())
  await client.query(
    `insert into attachment (id, owner_id, submission, field, name, kind, media_type, bytes, content_key, thumb_key,
      width, height, created_at)
    select gen_random_uuid(), $1, submission, 'attachments', 'IMG_' || shot || '.jpg', 'photo', 'image/jpeg', 400000,
      'bench/' || gen_random_uuid(), 'bench/' || gen_random_uuid(), 2000, 1500, now()
    from unnest($2::uuid[]) as submission cross join generate_series(1, 3) as shot`,
    [owner, submissions],
  )
  // Nobody sends as many in a day.
  await client.query('delete from throttle where key = $1', [`tickets ${owner}`])
  const unlimited = `insert into throttle (key, tries, ends_at) values ($1, -1000000, now() + interval '1 day')`
  await client.query(unlimited, [`tickets ${owner}`])
  // As much alike as what dealers write: of one and the same text a search would learn that every ticket has it.
  const texts = contents().filter(({ locale }) => locale === 'it')
  const family = names()
  return () => {
    const [{ text } = { text: '' }, name = ''] = [texts[randomInt(texts.length)], family[randomInt(family.length)]]
    return formOf(submissions.pop() ?? randomUUID(), text.replace('§', name).replace('#', String(randomInt(10, 1000))))
  }
}

function formOf(submission: string, content: string): { body: string; type: string } {
  const boundary = '----bench7MA4YWxkTrZu0gW'
  const fields = {
    submission,
    country: 'IT',
    frame_model: 'V4R',
    serial_number: `V4R-0510-A${String(Date.now()).slice(-7)}`,
    damage_phase: 'km0',
    part_involved: 'frame',
    kind_of_damage: 'aesthetic',
    content,
    notes: '',
  }
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  return { body: `${parts.join('')}--${boundary}--\r\n`, type: `multipart/form-data; boundary=${boundary}` }
}

/** Waits until everything that the forms set off has left the house, which is part of their cost. */
export async function outboxIsEmpty(client: Client): Promise<void> {
  const deadline = Date.now() + 60_000
  while (Date.now() < deadline) {
    const { rowCount } = await client.query('select from outbox where done_at is null and dead_at is null limit 1')
    if (rowCount === 0) return
    await new Promise((resolve) => {
      setTimeout(resolve, 50)
    })
  }
}

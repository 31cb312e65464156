import path from 'node:path'
import { sql } from 'kysely'
import { Client } from 'pg'
import { mostBits } from '#app/features/content/attachments/print-keys.ts'
import { pairPrints } from '#app/features/content/attachments/prints.store.server.ts'
import { type Connection, type Db, openDb } from '#app/kit/db/db.server.ts'
import { createRandom } from '#db/demo/drawings/random.ts'
import { timed, withoutIndexes } from './indexes.ts'
import { percentile } from './load.ts'
import { type Change, changes, copy, drawSet, type Original } from './picture-set.ts'
import { openCluster } from './postgres.ts'
import { cpuOf, cpuOfFamily } from './processes.ts'

export type Share = { found: number; of: number }

export type PictureFigures = {
  pictures: number
  plain: number
  copies: Record<Change, Share>
  /** Pairs of pictures of different things, and of one thing taken twice. */
  strangers: Share
  sameThing: Share
  stored: number
  /** Milliseconds until a picture is paired, and how many of those sought were. */
  p50: number
  p95: number
  /** The time on a core of one, of PostgreSQL and of who asks. */
  core: number
  sought: Share
  indexBytes: number
  tableBytes: number
  postgres: string
}

export type PicturePlan = { folder: string; scenes: number; stored: number; sought: number }

/** How well copies are known again, and how long it takes among so many. */
export async function measurePictures({ folder, scenes, stored, sought }: PicturePlan): Promise<PictureFigures> {
  const all = await drawSet(scenes)
  const set = all.filter(({ prints }) => prints.length > 0)
  const [strangers, sameThing] = [apart(set, false), apart(set, true)]
  const copies = await copiesOf(set.filter(({ name }) => !name.endsWith(' 2') || name.startsWith('scene')))
  return {
    pictures: set.length,
    plain: all.length - set.length,
    copies,
    strangers,
    sameThing,
    stored,
    ...(await measureLookUp(path.join(folder, `pictures ${stored}`), stored, sought)),
  }
}

async function copiesOf(set: readonly Original[]): Promise<Record<Change, Share>> {
  const random = createRandom('copies')
  const shares = Object.fromEntries(changes.map((change) => [change, { found: 0, of: 0 }])) as Record<Change, Share>
  for (const original of set)
    for (const change of changes)
      for (let time = 0; time < (change === 'all three' ? 3 : 1); time += 1) {
        shares[change].of += 1
        if (isSame(await copy(original, change, random), original.prints)) shares[change].found += 1
      }
  return shares
}

function apart(set: readonly Original[], ofOneThing: boolean): Share {
  const share = { found: 0, of: 0 }
  for (const [at, one] of set.entries())
    for (const other of set.slice(at + 1)) {
      if ((one.thing === other.thing) !== ofOneThing) continue
      share.of += 1
      if (isSame(one.prints, other.prints)) share.found += 1
    }
  return share
}

/** As the statement has it that pairs them. */
function isSame(one: readonly bigint[], other: readonly bigint[]): boolean {
  return isNear(one[0], other) || isNear(other[0], one)
}

function isNear(whole: bigint | undefined, prints: readonly bigint[]): boolean {
  return whole !== undefined && prints.some((print) => bitsBetween(print, whole) <= mostBits)
}

function bitsBetween(one: bigint, other: bigint): number {
  return BigInt.asUintN(64, one ^ other)
    .toString(2)
    .replaceAll('0', '').length
}

async function measureLookUp(dataDir: string, stored: number, sought: number) {
  await using open = new AsyncDisposableStack()
  const cluster = open.adopt(await openCluster(dataDir, (connection) => seedPrints(connection, stored)), (it) =>
    it.stop(),
  )
  const db = open.adopt(openDb({ connection: cluster.connection, poolSize: 1 }), (it) => it.destroy())
  const found = await lookUp(db, sought, cluster.pid)
  const size = await sql<{ indexBytes: number; tableBytes: number }>`
    select pg_relation_size('picture_print_keys') as "indexBytes", pg_table_size('picture_print') as "tableBytes"`.execute(
    db,
  )
  const { indexBytes = 0, tableBytes = 0 } = size.rows[0] ?? {}
  return { ...found, indexBytes, tableBytes, postgres: cluster.version }
}

/** Copies of stored pictures, up to six bits away, one after the other; nothing of it stays. */
async function lookUp(db: Db, sought: number, postmaster: number) {
  const random = createRandom('look up')
  const { rows } = await sql<{ id: string; prints: string[] }>`
    select attachment_id as id, prints::text[] as prints from picture_print
    order by attachment_id limit ${sought}`.execute(db)
  const share = { found: 0, of: 0 }
  const times: number[] = []
  const onCore = () => cpuOf(process.pid) + cpuOfFamily(postmaster)
  const before = onCore()
  for (const { id, prints } of rows) {
    const copied = prints.map((print) => flipped(print, Math.floor(random.between(0, mostBits + 0.99)), random))
    const started = performance.now()
    const isFound = await db
      .transaction()
      .execute(async (tx) => {
        await pairPrints(tx, { id: spare, prints: copied, companyId: null })
        times.push(performance.now() - started)
        const pair = await tx.selectFrom('picture_match').select('other_id').where('other_id', '=', id).execute()
        throw new Undone(pair.length > 0)
      })
      .catch((error: unknown) => (error instanceof Undone ? error.isFound : Promise.reject(error)))
    share.of += 1
    if (isFound) share.found += 1
  }
  const core = (onCore() - before) / rows.length
  return { p50: percentile(times, 0.5), p95: percentile(times, 0.95), core, sought: share }
}

class Undone extends Error {
  readonly isFound: boolean
  constructor(isFound: boolean) {
    super('undone')
    this.isFound = isFound
  }
}

function flipped(print: string, bits: number, random: ReturnType<typeof createRandom>): string {
  const places = new Set<number>()
  while (places.size < bits) places.add(Math.floor(random.between(0, 63.99)))
  return String(
    BigInt.asIntN(
      64,
      [...places].reduce((left, place) => left ^ (1n << BigInt(place)), BigInt(print)),
    ),
  )
}

/** The photo that is looked for; the same in databases that were kept. */
const spare = '00000000-0000-4000-8000-000000000000'

const variants = 11

/** Pictures with prints by chance, those of the cut ones some bits from that of the whole. */
async function seedPrints(connection: Connection, stored: number): Promise<void> {
  const client = new Client(connection)
  await client.connect()
  try {
    // Neither their owners nor their files matter here.
    await client.query('set session_replication_role = replica')
    await withoutIndexes(client, ['attachment', 'picture_print'], async () => {
      await timed(
        client,
        `insert into attachment (id, owner_id, submission, field, name, kind, media_type, bytes, content_key,
          printed, created_at)
        select case at when 0 then '${spare}' else gen_random_uuid() end, 1, gen_random_uuid(), 'attachments', '', 'photo', '', 0, '',
          true, now() from generate_series(0, ${stored}) at`,
      )
      await timed(client, printRows)
    })
    await timed(client, 'vacuum (analyze) picture_print')
    await timed(client, 'vacuum (analyze) attachment')
  } finally {
    await client.end()
  }
}

const all = Array.from({ length: variants }, (_, at) => `p${at}`)
const bits = '(floor(random() * 4294967296)::bigint << 32 | floor(random() * 4294967296)::bigint)'
const flip = Array.from({ length: 5 }, () => '(1::bigint << floor(random() * 63)::int)').join(' # ')

/** As `keysOf` has them. */
function piecesIn(print: string, shelf: number): string[] {
  return [21, 21, 22].map((width, at) => `((${shelf + at} << 22) + (${print} >> ${21 * at} & ${2 ** width - 1}))::int`)
}

const printRows = `insert into picture_print (attachment_id, prints, keys, compared)
  select id, array[${all.join()}], array[${[...all.flatMap((print) => piecesIn(print, 0)), ...piecesIn('p0', 3)].join()}], true
  from (select id, p0, ${all
    .slice(1)
    .map((print) => `p0 # ${flip} as ${print}`)
    .join()}
    from (select id, ${bits} as p0 from attachment where id <> '${spare}') whole) prints`

import { readdirSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'
import { post, upload } from '#tests/bench/import-pages.ts'
import { openSession } from '#tests/bench/people.ts'
import { family } from '#tests/bench/processes.ts'
import { addDealer } from '#tests/journeys/dealer.fixture.ts'
import { commandOf, isRunning, waitFor } from '#tests/journeys/system.fixture.ts'
import { conclude, type Found, joined, sabotaged } from './experiment.ts'
import { openStand, type Stand } from './stand.ts'

/*
 * The portal is killed again and again while it checks and takes over companies with their people, and orders with
 * their lines. Started again it goes on by itself, and in the end each record is there once; what is cancelled has
 * changed nothing. One of which each process is killed is set aside, and the next has its turn.
 */
export async function killingImports(kills: number): Promise<Found> {
  await using stand = openStand()
  await stand.start()
  const cookie = await stand.query(openAdmin)
  const tally = { kills: 0, atWork: 0, importers: 0, faults: [] as string[] }
  const each = Math.ceil(kills / 4)
  await takeOver(stand, { cookie, kind: 'companies', file: companiesFile(), kills: each }, tally)
  await takeOver(stand, { cookie, kind: 'orders', file: ordersFile('IMP'), kills: each }, tally)
  await cancelled(stand, cookie, tally.faults)
  await setAside(stand, cookie, tally)
  if (tally.importers === 0) tally.faults.push('no kill found the importer')
  if (tally.atWork < kills / 4)
    tally.faults.push(`only ${tally.atWork} of ${tally.kills} kills found an import at work`)
  return await stand.query(async (db) => {
    const faults = [...tally.faults, ...(await check(db))]
    const figures = [
      `${tally.kills} kills, ${tally.atWork} of them while an import was at work, ${tally.importers} of the importer alone; ${companies} companies, ${orders} orders and ${orders} that were cancelled first are there once`,
    ]
    return joined([{ figures, faults }, ...(await sabotageRecords(db))])
  })
}

const [companies, orders, linesEach] = [2000, 4000, 3]

async function openAdmin(db: Client): Promise<string> {
  await addDealer(db)
  const { rows } = await db.query<{ id: string }>(
    `insert into account (subject, email, email_verified, name, locale, role, created_at)
     values ('admin', 'admin@maker.example', true, 'Anna Bianchi', 'it', 'admin', now()) returning id`,
  )
  const id = Number(rows[0]?.id)
  await db.query(
    `insert into totp (account_id, secret, confirmed_at, created_at) values ($1, ''::bytea, now(), now())`,
    [id],
  )
  return openSession(db, id)
}

function companiesFile(): Buffer {
  const rows = Array.from({ length: companies }, (_, at) => `K-${at};Officina ${at};IT;persona${at}@officina.example`)
  return Buffer.from(['Numero cliente;Azienda;Paese;E-mail della persona', ...rows].join('\r\n'))
}

function ordersFile(mark: string): Buffer {
  const head = 'number;customer;order date;currency;status;item no;item;quantity;unit price'
  const rows = Array.from({ length: orders * linesEach }, (_, at) => {
    const [order, line] = [Math.floor(at / linesEach), at % linesEach]
    return `${mark}-${order};K-${order % companies};2026-03-05;EUR;Open;ART-${line};Telaio ${line};1;${100 + line}`
  })
  return Buffer.from([head, ...rows].join('\r\n'))
}

type Wanted = { cookie: string; kind: string; file: Buffer; kills: number }
type Tally = { kills: number; atWork: number; importers: number; faults: string[] }

/** One file from its arrival until it is taken over, with kills while it is checked and while it is taken over. */
async function takeOver(stand: Stand, { cookie, kind, file, kills }: Wanted, tally: Tally): Promise<void> {
  const address = await begin(stand, cookie, kind, file)
  await killed(stand, address, kills, tally)
  await reaching(stand, address, 'ready')
  await post({ origin: stand.origin() }, cookie, address, { intent: 'apply' })
  await killed(stand, address, kills, tally)
  await reaching(stand, address, 'applied')
}

function begin(stand: Stand, cookie: string, kind: string, file: Buffer): Promise<string> {
  return upload({ origin: stand.origin() }, cookie, kind, file)
}

/** Two at most: a third one would be taken for work that ends each process. */
const importersMost = 2

/** A started portal looks for work at once: the moments are those of the work, its beginning and its end. */
async function killed(stand: Stand, address: string, kills: number, tally: Tally): Promise<void> {
  let importers = 0
  for (let kill = 0; kill < kills; kill++) {
    await sleep(Math.random() * 1200)
    const state = await stateOf(stand, address)
    tally.kills += 1
    if (state === 'checking' || state === 'applying') tally.atWork += 1
    if (kill % 2 === 1 && importers < importersMost && killImporter(stand)) {
      importers += 1
      tally.importers += 1
      continue
    }
    await stand.kill('portal')
    await stand.start()
    const left = readdirSync(path.join(stand.dataDir, 'scratch'))
    if (left.some((name) => !isRunning(Number(name.split('.')[1]))))
      tally.faults.push('a table that was being read outlived its reader in scratch')
  }
}

/** Only the process that works on imports. @returns whether there was one */
function killImporter(stand: Stand): boolean {
  const importer = family(stand.portal().pid).find((pid) => isRunning(pid) && commandOf(pid).endsWith('importer\0'))
  if (importer !== undefined) process.kill(importer, 'SIGKILL')
  return importer !== undefined
}

function stateOf(stand: Stand, address: string): Promise<string> {
  return stand.query(async (db) => {
    const id = Number(/\d+$/.exec(address)?.[0])
    const { rows } = await db.query<{ state: string }>('select state from import where id = $1', [id])
    return rows[0]?.state ?? 'gone'
  })
}

function reaching(stand: Stand, address: string, state: string): Promise<void> {
  return waitFor(async () => (await stateOf(stand, address)) === state, 120_000)
}

/** Cancelled while it is taken over it has changed nothing, and can be taken over all the same. */
async function cancelled(stand: Stand, cookie: string, faults: string[]): Promise<void> {
  const portal = { origin: stand.origin() }
  const address = await begin(stand, cookie, 'orders', ordersFile('CAN'))
  await reaching(stand, address, 'ready')
  await post(portal, cookie, address, { intent: 'apply' })
  await sleep(300 + Math.random() * 500)
  await post(portal, cookie, address, { intent: 'cancel' })
  await reaching(stand, address, 'ready')
  const left = await stand.query((db) => db.query(`select from sales_order where number like 'CAN-%'`))
  if (left.rowCount !== 0) faults.push(`${left.rowCount} orders of a cancelled import stayed`)
  await post(portal, cookie, address, { intent: 'apply' })
  await reaching(stand, address, 'applied')
}

/** Whichever process has begun the first one is killed, until the portal leaves it alone. */
async function setAside(stand: Stand, cookie: string, tally: Tally): Promise<void> {
  const address = await begin(stand, cookie, 'orders', ordersFile('END'))
  const next = await begin(stand, cookie, 'orders', ordersFile('NXT'))
  let kills = 0
  await waitFor(async () => {
    if (kills < 3 && (await begunOf(stand, address)) > kills && killImporter(stand)) kills += 1
    return (await stateOf(stand, address)) === 'failed'
  }, 120_000)
  tally.kills += kills
  tally.importers += kills
  if (kills !== 3) tally.faults.push(`an import was set aside after ${kills} processes that ended with it, not 3`)
  await reaching(stand, next, 'ready')
}

function begunOf(stand: Stand, address: string): Promise<number> {
  return stand.query(async (db) => {
    const id = Number(/\d+$/.exec(address)?.[0])
    const { rows } = await db.query<{ begun: number }>('select begun from import_progress where import_id = $1', [id])
    return rows[0]?.begun ?? 0
  })
}

/** What is not there exactly once, as the files say it. */
async function check(db: Client): Promise<string[]> {
  const count = async (sql: string) => Number((await db.query<{ n: string }>(sql)).rows[0]?.n)
  const found = {
    companies: await count(`select count(*) n from company where customer_number ~ '^K-\\d+$'
      and name = 'Officina ' || substr(customer_number, 3)`),
    'companies of any number': (await count(`select count(*) n from company`)) - 1,
    invitations: await count(`select count(*) n from invite join company on company.id = company_id
      where invite.email = 'persona' || substr(customer_number, 3) || '@officina.example' and revoked_at is null`),
    'invitations of any kind': await count('select count(*) n from invite'),
  }
  const faults = Object.entries(found).flatMap(([what, n]) =>
    n === companies ? [] : [`${n} ${what}, not ${companies}`],
  )
  for (const mark of ['IMP', 'CAN']) {
    const whole = await count(`select count(*) n from sales_order join company on company.id = company_id
      where number ~ '^${mark}-\\d+$' and net_amount = 30300 and line_count = 3
        and customer_number = 'K-' || substr(number, 5)::int % ${companies}
        and (select array_agg(item_number || ' ' || price order by position) from sales_order_line
          where order_id = sales_order.id) = array['ART-0 10000', 'ART-1 10100', 'ART-2 10200']`)
    if (whole !== orders) faults.push(`${whole} orders ${mark} with their lines, not ${orders}`)
  }
  const all = await count('select count(*) n from sales_order')
  return all === 2 * orders ? faults : [...faults, `${all} orders, not ${2 * orders}`]
}

/** One thing of each kind lost, doubled or changed has to be found out. */
async function sabotageRecords(db: Client): Promise<Found[]> {
  const found: Found[] = []
  for (const [how, sql] of Object.entries({
    'an order is lost': `delete from sales_order where number = 'IMP-7'`,
    'a line is there twice': `insert into sales_order_line (order_id, position, item_number, item_name, quantity, quantity_shipped,
      price, amount, serial_numbers) select order_id, 4, item_number, item_name, quantity, quantity_shipped, price,
      amount, serial_numbers from sales_order_line
      where order_id = (select id from sales_order where number = 'CAN-7') and position = 1`,
    'a company bears another name': `update company set name = 'Altra' where customer_number = 'K-7'`,
    'an invitation is lost': `delete from invite where email = 'persona7@officina.example'`,
  })) {
    await db.query('begin')
    await db.query(sql)
    found.push(sabotaged(how, await check(db)))
    await db.query('rollback')
  }
  return found
}

if (process.argv[1] === import.meta.filename) await conclude((isShort) => killingImports(isShort ? 12 : 60))

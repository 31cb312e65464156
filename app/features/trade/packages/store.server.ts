import { sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import { searchable } from '#app/kit/lists/searchable.ts'
import type { Texts } from '#app/kit/words/texts.ts'
import type { BookedAs, CountryPrice, Kind, Package, PackageFacts, PackageLine, PackageRow, State } from './packages.ts'

/** Whichever it is: of what a company reads `isRead` is asked as well. */
export async function findPackage(db: Db, id: number): Promise<Package | undefined> {
  return db
    .selectFrom('package')
    .select(['package.id', 'package.families', 'package.revision', 'package.audience_id as audienceId'])
    .select(['valid_from as validFrom', 'valid_until as validUntil', 'package.minutes', 'package.checklist'])
    .select('package.picture_id as pictureId')
    .select(['published_at as publishedAt', 'ended_at as endedAt'])
    .select([
      sql<Kind>`package.kind`.as('kind'),
      sql<State>`package.state`.as('state'),
      sql<BookedAs | null>`package.books`.as('books'),
      sql<Texts>`package.titles`.as('titles'),
      sql<Texts>`package.bodies`.as('bodies'),
      sql<Package['successor']>`(select json_build_object('id', newer.id, 'titles', newer.titles)
        from package newer where newer.id = package.successor_id)`.as('successor'),
      sql<CountryPrice[]>`(select coalesce(json_agg(json_build_object('country', country, 'currency', currency,
        'amount', amount) order by country = '', country), '[]') from package_country_price
        where package_id = package.id)`.as('prices'),
      sql<PackageLine[]>`(select coalesce(json_agg(json_build_object('itemNumber', item_number, 'words', words,
        'quantity', quantity, 'choices', json_build_object('size', sizes, 'colour', colours, 'variant', variants))
        order by position), '[]') from package_line where package_id = package.id)`.as('lines'),
    ])
    .where('package.id', '=', id)
    .executeTakeFirst()
}

/** The same, locked until the transaction ends. */
export async function lockPackage(tx: Db, id: number): Promise<Package | undefined> {
  await tx.selectFrom('package').select('id').where('id', '=', id).forUpdate().execute()
  return findPackage(tx, id)
}

/** What lists and searches show of one. */
export function packageRows(db: Db) {
  return db
    .selectFrom('package')
    .select(['package.id', 'package.families', 'package.listed_at as listedAt'])
    .select(['package.valid_from as validFrom', 'package.valid_until as validUntil'])
    .select([
      sql<Kind>`package.kind`.as('kind'),
      sql<State>`package.state`.as('state'),
      sql<Texts>`package.titles`.as('titles'),
    ])
}

function columnsOf({ titles, bodies, lines, families, ...facts }: PackageFacts) {
  const words = [
    ...families,
    ...Object.values(titles),
    ...Object.values(bodies),
    ...lines.flatMap(({ itemNumber, words: said }) => [itemNumber, ...Object.values(said)]),
  ]
  return {
    kind: facts.kind,
    titles: JSON.stringify(titles),
    bodies: JSON.stringify(bodies),
    families,
    valid_from: facts.validFrom,
    valid_until: facts.validUntil,
    books: facts.books,
    minutes: facts.minutes,
    checklist: facts.checklist,
    picture_id: facts.pictureId,
    search: searchable(words.filter(Boolean).join(' ')),
  }
}

type By = { submission: string; formContent?: string; accountId: number; audienceId: number }

/** @returns undefined where the form was sent before */
export async function insertPackage(tx: Db, facts: PackageFacts, by: By, now: Date): Promise<number | undefined> {
  const row = await tx
    .insertInto('package')
    .values({
      ...columnsOf(facts),
      submission: by.submission,
      form_content: by.formContent ?? null,
      created_by: by.accountId,
      audience_id: by.audienceId,
      created_at: now,
      listed_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (row) await putContents(tx, row.id, facts)
  return row?.id
}

export function findBySubmission(db: Db, submission: string) {
  return db
    .selectFrom('package')
    .select(['id', 'form_content as formContent'])
    .where('submission', '=', submission)
    .executeTakeFirst()
}

export async function updatePackage(tx: Db, id: number, facts: PackageFacts): Promise<void> {
  await tx
    .updateTable('package')
    .set({ ...columnsOf(facts), revision: sql`revision + 1` })
    .where('id', '=', id)
    .execute()
  await tx.deleteFrom('package_line').where('package_id', '=', id).execute()
  await tx.deleteFrom('package_country_price').where('package_id', '=', id).execute()
  await putContents(tx, id, facts)
}

async function putContents(tx: Db, id: number, { lines, prices }: PackageFacts): Promise<void> {
  if (lines.length > 0)
    await tx
      .insertInto('package_line')
      .values(
        lines.map(({ itemNumber, words, quantity, choices }, position) => ({
          package_id: id,
          position,
          item_number: itemNumber,
          words: JSON.stringify(words),
          quantity,
          sizes: choices.size,
          colours: choices.colour,
          variants: choices.variant,
        })),
      )
      .execute()
  if (prices.length > 0)
    await tx
      .insertInto('package_country_price')
      .values(prices.map((price) => ({ package_id: id, ...price })))
      .execute()
}

export async function setPublished(tx: Db, id: number, now: Date): Promise<void> {
  await tx
    .updateTable('package')
    .set({ state: 'published', published_at: now, listed_at: now })
    .where('id', '=', id)
    .execute()
}

export async function setEnded(tx: Db, id: number, successorId: number | null, now: Date): Promise<void> {
  await tx
    .updateTable('package')
    .set({ state: 'ended', ended_at: now, successor_id: successorId })
    .where('id', '=', id)
    .execute()
}

export async function deletePackage(tx: Db, id: number): Promise<void> {
  await tx.deleteFrom('package').where('id', '=', id).execute()
}

const successorsMost = 200

/** What can take the place of one: published, and of its kind. */
export function listPossibleSuccessors(db: Db, { id, kind }: Pick<Package, 'id' | 'kind'>): Promise<PackageRow[]> {
  return packageRows(db)
    .where('package.state', '=', 'published')
    .where('package.kind', '=', kind)
    .where('package.id', '<>', id)
    .orderBy('package.listed_at', 'desc')
    .limit(successorsMost)
    .execute()
}

/** What came of one: asked for and accepted as quotes, booked and done as appointments, and by how many dealers it is done. */
export type PackageFigures = { asked: number; accepted: number; booked: number; done: number; dealers: number }

export async function readFigures(db: Db, id: number): Promise<PackageFigures> {
  const { rows } = await sql<PackageFigures>`select
      (select count(*)::int from quote_ask where source = 'package' and source_id = ${id}) as asked,
      (select count(*)::int from quote_ask join quote on quote.id = quote_ask.quote_id
        where source = 'package' and source_id = ${id} and quote.acceptance = 'accepted') as accepted,
      (select count(*)::int from appointment where package_id = ${id} and state <> 'cancelled') as booked,
      (select count(*)::int from appointment where package_id = ${id} and state = 'done') as done,
      (select count(distinct company_id)::int from package_price where package_id = ${id}) as dealers`.execute(db)
  return rows[0] ?? { asked: 0, accepted: 0, booked: 0, done: 0, dealers: 0 }
}

import * as z from 'zod/mini'
import { Problem } from '#app/kit/problem.ts'
import { clean } from '#app/kit/storable.ts'
import { apiLimits } from '#app/limits.ts'
import { about } from './notes.ts'
import type { noteWords } from './notes.words.ts'

// The parts that the schemas of the API are made of.

export const id = z.int().check(z.gte(1))
export const moment = z.iso.datetime({ offset: true })
export const day = z.iso.date()
export const orNull = z.nullable

/** What somebody says. */
export function said(most: number) {
  return z.string().check(clean, z.minLength(1), z.maxLength(most))
}

/** How a list is read page by page. */
export const paging = {
  after: z.optional(z.string().check(z.regex(/^[1-9]\d{0,14}$/), about('after'))),
  limit: z.prefault(z.coerce.number().check(z.multipleOf(1), z.gte(1), z.lte(apiLimits.pageMost)), 50),
}

type SinceKeys<Key> = Key extends `since.${infer Of}` ? Of : never

/** @param of which moment is meant */
export function since(of: SinceKeys<keyof typeof noteWords>) {
  return { since: z.optional(moment.check(about(`since.${of}`))) }
}

export function pageOf<Row extends z.ZodMiniType>(row: Row) {
  return z.strictObject({
    data: z.array(row),
    next: z.nullable(z.string()).check(about('next')),
  })
}

type Asked = { after?: string | undefined; limit: number; since?: string | undefined }

/** What the address asks for, as features understand it. */
export function feedQueryOf({ after, limit, since: from }: Asked) {
  return {
    limit,
    after: after === undefined ? undefined : Number(after),
    since: from === undefined ? undefined : new Date(from),
  }
}

/** A page of things, each as programs read it. */
export function pageFrom<Row, Shown>(
  { rows, next }: { rows: readonly Row[]; next: number | null },
  shown: (row: Row) => Shown,
): { data: Shown[]; next: string | null } {
  return { data: rows.map(shown), next: next === null ? null : String(next) }
}

/** One thing alone. @throws Problem not-found */
export function onlyOne<Row>({ rows: [found] }: { rows: readonly Row[] }): Row {
  if (!found) throw new Problem('not-found')
  return found
}

type Stored<Value> = string extends NonNullable<Value> ? Value | Date : Value

/** What a schema says of a row of ours, and nothing else of it; its moments as programs read them. */
export function shownBy<Shape extends z.core.$ZodLooseShape>(
  schema: z.ZodMiniObject<Shape, z.core.$strict>,
  row: { [Key in keyof z.output<typeof schema>]: Stored<z.output<typeof schema>[Key]> },
): z.output<typeof schema> {
  const values: Record<string, unknown> = row
  const shown = Object.keys(schema.shape).map((name) => {
    const value = values[name]
    return [name, value instanceof Date ? value.toISOString() : value]
  })
  // By the names of the schema, of whose types the row has them.
  return Object.fromEntries(shown) as z.output<typeof schema>
}

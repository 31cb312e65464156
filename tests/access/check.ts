import { as, post } from '#tests/app.ts'
import { type Answer, answerIn, difference, tellsTooMuch } from './answers.ts'
import { asJson, forms, queryOf, touches } from './forms.ts'
import { isFull, type Line, nothing, type Outcome, type Row } from './rows.ts'
import type { ThingName, Things } from './objects.ts'
import { everybody, type Fields, type People, type Who } from './people.ts'
import { checkTags } from './revisits.ts'
import type { State } from './state.ts'
import { fail, isInTurns, namedByPath, thingIn, type Attempt, attemptsOf } from './attempts.ts'

export type Ask = (address: string, init?: RequestInit) => Promise<Response>
export type World = { people: People; things: Things; state: State; ask: Ask }
export type Found = { cells: number; complaints: string[] }

const prefixes = ['', '/en', '/fr']
const kinds = ['document', 'data'] as const
type Kind = (typeof kinds)[number]

/** One request of the matrix: who asks, where, and for whose thing by which part of the request. */
type Cell = {
  who: Who
  address: string
  which: Attempt['which']
  /** Those of one group differ in the thing only. */
  group: string
  /** By which the things of a group differ. */
  parts: string[]
  expected: Outcome
  fields: Fields | undefined
  /** What may change, if not everything. */
  touches: string[] | undefined
}

/**
 * Asks for an address as a document and as data, by everybody, and sends it all its forms. Who asks in which language
 * takes turns, as no verb decides by it: over the rows everybody asks in all of them. So does the way
 * in which a form is sent, which one action answers; the first whom it is for sends it both ways. So do those whom the gate
 * refuses, before anything is looked up: in which way they ask, and for which thing that is not theirs.
 * @param within the languages
 */
export async function checkRow(world: World, row: Row, within = prefixes): Promise<Found> {
  const complaints: string[] = []
  const local = isLocal(row) ? within : ['']
  // A row begins with a language of its own, by the length of its path.
  const prefixAt = (at: number) => local[(row.path.length + at) % local.length] ?? ''
  let cells = 0
  const reads = new Map<Cell, Answer>()
  // One kind after the other: of some things a person has one at a time.
  for (const [turn, kind] of kinds.entries()) {
    const asked = everybody.flatMap((who, at) => {
      if (isInTurns(row, who) && (row.path.length + at + turn) % 2 === 0) return []
      return cellsOf(world, row, row, { prefix: prefixAt(at + turn), kind, who })
    })
    for (const [cell, answer] of await still(world, row, asked, complaints)) reads.set(cell, answer)
  }
  for (const [{ who, address }, answer] of reads) {
    const told = tellsTooMuch(row.path, who, answer)
    if (told) complaints.push(`${who} reads "${told}" at ${address}`)
  }
  complaints.push(...alike(reads), ...(await checkTags(world, reads)))
  for (const [turn, form] of row.forms.entries()) {
    const first = everybody.find((who) => form.cells[who].changes)
    const sent = everybody.flatMap((who, at) => {
      const ways = isFull || who === first ? kinds : [kinds[(row.path.length + turn + at) % 2 === 0 ? 0 : 1]]
      return ways.flatMap((kind) => cellsOf(world, row, form, { prefix: prefixAt(turn + at), kind, who }))
    })
    const answers = await still(world, form, sent.filter(isStill), complaints)
    for (const cell of sent.filter((one) => !isStill(one))) answers.set(cell, await moving(world, cell, complaints))
    complaints.push(...alike(answers))
    cells += sent.length
  }
  const nowhere = elsewhere(world, row)
  await still(world, row, nowhere, complaints)
  cells += reads.size + nowhere.length
  return { cells, complaints: complaints.map((text) => `${row.path}: ${text}`) }
}

/**
 * Sends a form as somebody would about their own, each of its fields in turn holding something else.
 * @returns where that was an error of the portal's
 */
export async function spoil(world: World, row: Row, form: Line, values: readonly string[]): Promise<string[]> {
  const who = isRefusal(form.cells.owner) ? 'admin' : 'owner'
  const [own] = cellsOf(world, row, form, { prefix: '', kind: 'document', who })
  const faults: string[] = []
  for (const name of Object.keys(own?.fields ?? {}).filter((one) => one !== 'intent')) {
    await world.state.forgetTries()
    for (const value of values) {
      if (!own) continue
      const cell = { ...own, fields: { ...own.fields, [name]: value } }
      const { status } = await world.ask(cell.address, requestOf(world.people[who], cell))
      if (status >= 500) faults.push(`${describe(cell)} gets ${status}`)
    }
  }
  await world.state.restore(await world.state.changed())
  return faults
}

function isLocal({ path }: Row): boolean {
  return path.startsWith('/:locale?')
}

function isStill({ expected }: Cell): boolean {
  return !expected.changes
}

type Way = { prefix: string; kind: Kind; who: Who }

function cellsOf(world: World, row: Row, line: Line, { prefix, kind, who }: Way): Cell[] {
  const key = `${row.path} ${line.name}`
  const isForm = line.name !== ''
  const sends = line.name === nothing ? {} : forms[row.path]?.[line.name]
  if (isForm && !sends) fail(key)
  return attemptsOf(world.things, row, line, who).map(({ which, inForm, elsewise, things }): Cell => {
    const mayTouch = which === 'own' ? undefined : (inForm && touches[key]) || []
    const expected = which === 'own' ? line.cells[who] : withAnother(line, who, elsewise, mayTouch)
    const names = [row.of, line.of].flatMap((name) => thingIn(world.things, name) ?? [])
    return {
      who,
      which,
      parts: names.flatMap(things),
      fields: sends && fill(sends, things),
      expected: { ...expected, status: kind === 'data' ? expected.data : expected.status },
      address: addressOf(row, line, { prefix, kind, things, query: isForm ? queryOf(row.path, line.name) : undefined }),
      group: `${who} ${kind} ${prefix} ${inForm}`,
      touches: mayTouch,
    }
  })
}

/** A mistake in a form, or a ticket that has moved, is none. */
function isRefusal({ status }: Outcome): boolean {
  return [401, 403, 404].includes(status)
}

/** Who is refused their own is refused all others alike. */
function withAnother(line: Line, who: Who, status = 404, mayTouch: string[] = []): Outcome {
  const own = line.cells[who]
  if (own.always || isRefusal(own)) return { ...own, changes: false }
  return { status, data: status === 303 ? 202 : status, changes: mayTouch.length > 0, always: false }
}

type Where = { prefix: string; kind: Kind; things: Attempt['things']; query: string | undefined }

const inQuery: Record<string, string> = {
  '/:locale?/new-ticket': '?from=',
  '/api/hubspot/contacts/verify': '?email=',
  '/:locale?/reports/export.csv': '?figure=flow',
  '/:locale?/reports/export.xlsx': '?figure=flow',
}

function addressOf(row: Row, line: Line, { prefix, kind, things, query }: Where): string {
  // `thingIn` has looked it up.
  const named = namedByPath(row, line)
  const parts = named ? [...things(named as ThingName)] : []
  const path = row.path.replace('/:locale?', prefix).replaceAll(/:\w+/g, () => parts.shift() ?? fail(row.path))
  const asked = inQuery[row.path]
  const search = query ?? (asked ? `${asked}${encodeURIComponent(parts[0] ?? '')}` : '')
  return (kind === 'document' ? path || '/' : `${path || '/_'}.data`) + search
}

function fill(fields: Fields, things: Attempt['things']): Fields {
  const text = (pattern: string) =>
    pattern.replaceAll(
      /\{(\w+)(?:\.(\d))?\}/g,
      (_, name: ThingName, at = '0') => things(name)[Number(at)] ?? fail(name),
    )
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, Array.isArray(value) ? value.map(text) : text(value)]),
  )
}

/** Fewer than the tries somebody has. */
const atOnce = 8

/** Asks for what must leave the database as it is, side by side; only when it did not is each asked for by itself. */
async function still(world: World, line: Line, cells: Cell[], complaints: string[]): Promise<Map<Cell, Answer>> {
  const answers = new Map<Cell, Answer>()
  for (let at = 0; at < cells.length; at += atOnce) {
    const some = cells.slice(at, at + atOnce)
    await world.state.forgetTries()
    await Promise.all(some.map(async (cell) => answers.set(cell, await askFor(world, cell, complaints))))
  }
  const together = await world.state.changed()
  await world.state.restore(together)
  if (together.length === 0) return answers
  const before = complaints.length
  for (const cell of cells) {
    await world.state.forgetTries()
    await askFor(world, cell, [])
    const changed = await world.state.changed()
    if (changed.length > 0) complaints.push(`${describe(cell)} changes ${changed.join()}`)
    await world.state.restore(changed)
  }
  if (complaints.length === before) complaints.push(`${line.name} changes something, side by side only`)
  return answers
}

/** Asks for what changes something, and undoes it. */
async function moving(world: World, cell: Cell, complaints: string[]): Promise<Answer> {
  await world.state.forgetTries()
  const answer = await askFor(world, cell, complaints)
  const changed = await world.state.changed()
  const wrong = cell.touches ? changed.filter((table) => !cell.touches?.includes(table)) : []
  if (wrong.length > 0) complaints.push(`${describe(cell)} changes ${wrong.join()}`)
  if (!cell.touches && changed.length === 0) complaints.push(`${describe(cell)} changes nothing`)
  await world.state.restore(changed)
  return answer
}

async function askFor({ people, ask }: World, cell: Cell, complaints: string[]): Promise<Answer> {
  const { who, address, expected } = cell
  const answer = await answerIn(await ask(address, requestOf(people[who], cell)), cell.parts)
  if (answer.status !== expected.status)
    complaints.push(`${describe(cell)} gets ${answer.status}, not ${expected.status}`)
  return answer
}

function requestOf(person: { cookie: string }, { address, fields }: Cell): RequestInit {
  if (!fields) return as(person)
  if (!asJson.some((path) => address.includes(path))) return post(person, fields)
  return as(person, { method: 'POST', body: JSON.stringify(fields), headers: { 'content-type': 'application/json' } })
}

function describe({ who, address, which, fields }: Cell): string {
  return `${who} ${fields ? 'sends' : 'asks'} ${address} ${fields ? JSON.stringify(fields) : ''} (${which})`
}

/** What is refused tells nothing of the thing: whether it is there, and whose. */
function alike(answers: Map<Cell, Answer>): string[] {
  const complaints: string[] = []
  const groups = Map.groupBy(answers, ([{ group }]) => group)
  for (const group of groups.values()) {
    const others = group.filter(([{ which, expected }]) => which !== 'own' || expected.always || isRefusal(expected))
    const [first, ...rest] = others
    if (!first) continue
    // The screen of a first second factor has a new secret in it each time.
    if (first[0].who === 'codeless') continue
    for (const [cell, answer] of rest) {
      const differs = difference(first[1], answer)
      if (differs) complaints.push(`${describe(cell)} differs from ${first[0].address} (${first[0].which}): ${differs}`)
    }
  }
  return complaints
}

/** Italian has no prefix, and what has no language at all has none either. */
function elsewhere(world: World, row: Row): Cell[] {
  const expected = { status: 404, data: 404, changes: false, always: false }
  const cells = [row, ...row.forms].flatMap((line, turn) =>
    (['anonymous', 'owner', 'admin'] as const).flatMap((who, at) => {
      const ways = isFull || line === row ? kinds : [kinds[(row.path.length + turn + at) % 2 === 0 ? 0 : 1]]
      return ways.flatMap((kind) => cellsOf(world, row, line, { prefix: '', kind, who }).slice(0, 1))
    }),
  )
  return (isLocal(row) ? ['/it'] : ['/it', '/en']).flatMap((prefix) =>
    cells.map((cell) => ({ ...cell, expected, address: prefix + cell.address.replace(/^\/(?=$|\?)|^\/_(?=\.)/, '') })),
  )
}

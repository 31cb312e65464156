import { everybody, inside, outside, type Who } from './people.ts'

/** What somebody gets: a status, whether the database is another by it, and whether whatever thing is named. */
export type Outcome = { status: number; data: number; changes: boolean; always: boolean }
export type Cells = Record<Who, Outcome>

export type Line = {
  /** Empty for an address; else the form's name, whose fields stand in `forms.ts`. */
  name: string
  /** Whose own, foreign and absent ones are asked for: by the address, or by a form's fields. */
  of: string | undefined
  /** With a foreign or absent one; unless told, 404 for whom there is the own one. */
  elsewise: number | undefined
  cells: Cells
  isGated: boolean
}

/** An address: who may read it, and what is sent there. */
export type Row = Line & { path: string; forms: Line[] }

/**
 * Everybody sends every form both ways, and who is not let in asks for every page both ways and for whatever is foreign, not
 * in turns: `MATRIX=full npx vitest run tests/access`.
 */
export const isFull = process.env['MATRIX'] === 'full'

/** The name of what is sent where there is no form. */
export const nothing = 'nothing'

/** What the portal's gate answers: in the order of `outside`. */
const gate = '401 401 403 403 403 403 403'

/** What the lines of `matrix.ts` say: an address, and below it what is sent there. */
export function rowsOf(text: string): Row[] {
  const rows: Row[] = []
  for (const [, method, name = '', of, elsewise, out = '', full = ''] of text.matchAll(lines)) {
    const cells = cellsOf(out === 'gate' ? gate : out, full)
    const line = { of, elsewise: elsewise === undefined ? undefined : Number(elsewise), cells, isGated: out === 'gate' }
    if (method === 'GET') rows.push({ ...line, cells: reading(cells), name: '', path: name, forms: [] })
    else rows.at(-1)?.forms.push({ ...line, name })
  }
  return rows
}

const lines = /^(GET|POST) +(\S+)(?: +(\w+)(?: → (\d+))?)? *\| *([^|]+?) *\| *(.+?) *$/gm

/** Where there is no form, nothing can be sent, by nobody and about nothing. */
export function nothingAt({ isGated }: Row): Line {
  const cells = cellsOf(isGated ? gate : '405*', '405*')
  return { name: nothing, of: undefined, elsewise: undefined, cells, isGated }
}

/** Reading changes nothing. */
function reading(cells: Cells): Cells {
  return Object.fromEntries(everybody.map((who) => [who, { ...cells[who], changes: false }])) as Cells
}

function cellsOf(out: string, full: string): Cells {
  const told = [...columns(out, outside.length), ...columns(full, inside.length)]
  // Every column is there: `columns` has counted them.
  return Object.fromEntries(everybody.map((who, at) => [who, told[at]])) as Cells
}

function columns(text: string, count: number): Outcome[] {
  const told = text.split(/ +/).map((cell) => {
    const [document = '', asData] = cell.split('/')
    const status = Number.parseInt(document, 10)
    // The router carries redirects as data.
    const data = Number(asData ?? (status >= 300 && status < 400 ? 202 : status))
    return { status, data, changes: status < 400 && /\d$/.test(cell), always: cell.endsWith('*') }
  })
  const [only] = told
  if (told.length === 1 && only) return Array.from({ length: count }, () => only)
  if (told.length !== count) throw new Error(`Not ${count} columns: ${text}`)
  return told
}

import { forms } from './forms.ts'
import type { ThingName, Things } from './objects.ts'
import type { Thing } from './things.ts'
import { outside, type Who } from './people.ts'
import { isFull, type Line, type Row } from './rows.ts'

/** For whose thing a person asks, and what each thing is called then. */
export type Attempt = {
  which: 'own' | 'foreign' | 'absent'
  inForm: boolean
  elsewise?: number | undefined
  things: (name: ThingName) => string[]
}

/** What is asked for at an address, or with a form of it: by those whom the gate refuses, one other thing beside their own. */
export function attemptsOf(things: Things, row: Row, line: Line, who: Who): Attempt[] {
  const all = allAttempts(things, row, line, who)
  if (!isInTurns(line, who)) return all
  const [own, ...others] = all
  const turn = row.path.length + line.name.length + outside.findIndex((one) => one === who)
  return [own, others[turn % others.length]].filter((one) => one !== undefined)
}

/** Own, foreign and absent: in the address, then in what the form sends. */
function allAttempts(things: Things, row: Row, line: Line, who: Who): Attempt[] {
  const own = (name: ThingName) => things[name](who).own
  const inPath = thingIn(things, namedByPath(row, line))
  const inForm = thingIn(things, line.of)
  const attempt = (which: Attempt['which'], name: ThingName, parts: string[]): Attempt => ({
    which,
    inForm: name !== inPath,
    elsewise: name === inForm ? line.elsewise : undefined,
    things: (other) => (other === name ? parts : own(other)),
  })
  return [
    { which: 'own', inForm: inPath === undefined, things: own },
    ...[...new Set([inPath, inForm])].flatMap((name) => {
      if (!name) return []
      const { foreign, absent }: Thing = things[name](who)
      return [...foreign.map((one) => attempt('foreign', name, one)), attempt('absent', name, absent)]
    }),
  ]
}

/** What the address names: the row's thing, or the form's own where its fields do not name it. */
export function namedByPath(row: Row, line: Line): string | undefined {
  const isInQuery = !row.path.includes('/:', 2)
  if (line === row) return row.of
  if (isInQuery) return undefined
  const sent = JSON.stringify(forms[row.path]?.[line.name] ?? {})
  return line.of && !sent.includes(`{${line.of}`) ? line.of : row.of
}

export function thingIn(things: Things, name: string | undefined): ThingName | undefined {
  if (name === undefined) return undefined
  if (!(name in things)) fail(name)
  // Looked up right before.
  return name as ThingName
}

/** Whom the gate answers, whatever was asked for. */
export function isInTurns({ isGated }: Line, who: Who): boolean {
  return !isFull && isGated && outside.some((one) => one === who)
}

export function fail(what: string): never {
  throw new Error(`The matrix has no ${what}`)
}

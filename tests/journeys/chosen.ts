import { readdirSync } from 'node:fs'
import path from 'node:path'
import { inShard } from '#tests/shard.ts'
import { isEdited } from '#tests/touched.ts'
import { fitting, sayTurns, turnOf } from '#tests/turns.ts'

/** First what needs no demonstration, while that is made; then what takes longest, so that no worker is left with it. */
const first = (
  'backup server-stop server processes access forms-offline maker drawn offline engines ' +
  'offline-worker development sending replica claim live'
).split(' ')

/** In every run: what most people come for, and the two that take their own shard of all screens. */
const always = ['access', 'forms-offline', 'claim', 'desk']

/** In the order of their length, so that no shard has all the long ones. */
const names = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.test.ts'))
  .map((file) => path.basename(file, '.test.ts'))
  .toSorted((one, other) => placeOf(one) - placeOf(other) || one.localeCompare(other))

/** For how many a run has time beside those: on two cores each takes about fifteen seconds, a long one three times as much. */
const room = 3
const weigh = (name: string): number => (first.includes(name) ? 3 : 1)

const others = names.filter((name) => !always.includes(name))
const edited = turnOf(
  others.filter((name) => isEdited(fileOf(name))),
  room,
  weigh,
)
const shards = inShard(others).filter((name) => !edited.files.includes(name))
/** By bin/test.mjs; a shard that was asked for leaves none out, so that all of them make everything. */
const isBounded = process.env['SHARD_BY_COMMIT'] !== undefined && edited.files.length > 0
const taken = [...always, ...edited.files, ...(isBounded ? fitting(shards, room, weigh, edited.files) : shards)]
const leftOut = shards.filter((name) => !taken.includes(name))

/** The files of this run. */
export const chosen: string[] = names.filter((name) => taken.includes(name)).map(fileOf)

/** For the first lines of a run: what it does not make of what the change edits and of its shard. */
export const saidOfJourneys: string[] = [
  ...(edited.parts > 1
    ? [`The change edits so many journeys that they take turns: this run makes ${sayTurns([edited, 'journeys'])}.`]
    : []),
  ...(leftOut.length > 0
    ? [`Beside the journeys that the change edits the shard's ${leftOut.join(', ')} had no room.`]
    : []),
]

/** As workers take them: a smaller one first. */
export function placeOf(name: string): number {
  const at = first.indexOf(name)
  return at < 0 ? first.length : at
}

function fileOf(name: string): string {
  return `tests/journeys/${name}.test.ts`
}

import { TypeOverrides } from 'pg'

/**
 * How columns arrive in JavaScript, for one pool: `int8` as a number (our ids and counts stay far below 2^53), `date`
 * and `timestamp` as their text (the calendar and the clock on the wall have no time zone, a Date has one), all else
 * as pg does it. `bin/db-types.mjs` writes the types that belong to this.
 */
export function columnTypes(): TypeOverrides {
  const types = new TypeOverrides()
  types.setTypeParser(int8, safeInteger)
  types.setTypeParser(date, (text) => text)
  types.setTypeParser(timestamp, (text) => text)
  return types
}

const int8 = 20
const date = 1082
const timestamp = 1114

function safeInteger(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is too large for a JavaScript number`)
  return value
}

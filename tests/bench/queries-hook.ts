/*
 * Loaded into the measured server before its own program: counts what it asks the database, from one message of the
 * benchmark to the next.
 */
import { Client } from 'pg'

let asked = 0
const query: unknown = Reflect.get(Client.prototype, 'query')
if (typeof query !== 'function') throw new Error('The database’s client has changed: its queries cannot be counted')
const counting = function counting(this: unknown, ...input: unknown[]): unknown {
  asked += 1
  return Reflect.apply(query, this, input)
}
Reflect.set(Client.prototype, 'query', counting)

process.on('message', (message) => {
  if (message === 'begin') asked = 0
  process.send?.({ asked })
})

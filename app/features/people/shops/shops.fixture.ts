import { randomUUID } from 'node:crypto'
import type { Db } from '#app/kit/db/db.server.ts'
import { insertClosure, insertShop } from './store.server.ts'
import type { Hours, ShopFacts } from './shops.ts'

const usual: Hours = [
  ...Array.from({ length: 5 }, (): Hours[number] => [
    ['09:00', '12:30'],
    ['15:00', '19:00'],
  ]),
  [],
  [],
]

/** A shop with a day on which it is closed. */
export async function addShop(db: Db, companyId: number, options: Partial<ShopFacts> = {}, now = new Date()) {
  const facts: ShopFacts = {
    name: 'Negozio in centro',
    street: 'Via Roma 3',
    postcode: '33100',
    city: 'Udine',
    country: 'IT',
    timeZone: 'Europe/Rome',
    phone: '',
    email: '',
    hours: usual,
    wayIn: '',
    ...options,
  }
  const id = await insertShop(db, companyId, { submission: randomUUID() }, facts, now)
  const day = `${now.getUTCFullYear() + 1}-12-25`
  await insertClosure(db, id, { from: day, to: day })
  const { id: closure } = await db
    .selectFrom('shop_closure')
    .select('id')
    .where('shop_id', '=', id)
    .executeTakeFirstOrThrow()
  return { id: String(id), closure: String(closure) }
}

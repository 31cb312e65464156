import type { Db } from '#app/kit/db/db.server.ts'
import { insertEvent, type NewEvent } from './store.server.ts'

type Entry = Pick<NewEvent, 'productId' | 'companyId' | 'actorId' | 'kind' | 'subject' | 'day' | 'byMaker'> & {
  submission: string
  state?: string
  body?: string
}

/**
 * Adds to the log what somebody has typed. By a page gone back to, one form may bring another entry: that is added too.
 * @param entry of a product the caller has locked @returns whether it is new: a repeated post adds nothing
 */
export async function insertEntry(tx: Db, entry: Entry, now: Date): Promise<boolean> {
  if (await insertEvent(tx, entry, now)) return true
  return !(await isEntered(tx, entry)) && insertEvent(tx, { ...entry, submission: null }, now)
}

async function isEntered(tx: Db, { productId, actorId, kind, subject = '', state = '', day, body = '' }: Entry) {
  const same = await tx
    .selectFrom('product_event')
    .select('id')
    .where('product_id', '=', productId)
    .where('actor_id', '=', actorId)
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where('state', '=', state)
    .where('day', '=', day)
    .where('body', '=', body)
    .limit(1)
    .executeTakeFirst()
  return same !== undefined
}

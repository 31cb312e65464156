import type { Db } from '#app/kit/db/db.server.ts'
import type { Portal } from '#app/portal.server.ts'
import { noteService } from '#app/features/bicycles/warranty/warranty.book.server.ts'
import type { Service } from './products.ts'
import * as store from './store.server.ts'

type Done = { productId: number; service: Service; day: string; actorId: number }

/**
 * Notes a service in a bicycle's log, by the workshop that did it, no matter who holds the bicycle: the caller has an
 * appointment of its holder, who reads the name of who did it. @returns whether the bicycle is still there
 */
export async function logServiceDone(
  { catalogues }: Pick<Portal, 'catalogues'>,
  tx: Db,
  { productId, service, day, actorId }: Done,
  now: Date,
): Promise<boolean> {
  const held = await tx
    .selectFrom('product')
    .select('company_id')
    .where('id', '=', productId)
    .forUpdate()
    .executeTakeFirst()
  if (!held) return false
  const event = { productId, companyId: held.company_id, actorId, kind: 'service', subject: service, day } as const
  const isNew = await store.insertEvent(tx, event, now)
  if (isNew) await noteService(tx, catalogues.current(), productId, now)
  return isNew
}

import type { Db } from '#app/kit/db/db.server.ts'
import { unlessRefused } from '#app/kit/db/savepoint.server.ts'

/**
 * Numbers a quote as usual; with a count behind it where staff, or an import, have given that number to another one, or do
 * so at this moment.
 */
export async function setNumber(
  tx: Db,
  id: number,
  usual: string,
  searchOf: (number: string) => string,
  count = 1,
): Promise<void> {
  const number = count === 1 ? usual : `${usual}-${count}`
  const update = tx
    .updateTable('quote')
    .set({ number, search: searchOf(number) })
    .where('id', '=', id)
  const isFree = await unlessRefused(tx, '23505', () => update.execute())
  if (!isFree) await setNumber(tx, id, usual, searchOf, count + 1)
}

import { createHash, randomUUID } from 'node:crypto'
import type { App, Someone } from './people.ts'

/** A code that no phone has taken yet. */
export async function addCameraCode(
  { portal: { db }, clock }: App,
  { accountId }: Someone,
  code: string,
): Promise<string> {
  const now = clock.now()
  const session = db.selectFrom('session').select('id').where('account_id', '=', accountId).orderBy('id').limit(1)
  const { id } = await session.executeTakeFirstOrThrow()
  await db
    .insertInto('camera_code')
    .values({
      account_id: accountId,
      session_id: id,
      submission: randomUUID(),
      token_hash: createHash('sha256').update(code).digest(),
      created_at: now,
      ends_at: new Date(now.getTime() + 15 * 60_000),
    })
    .execute()
  return code
}

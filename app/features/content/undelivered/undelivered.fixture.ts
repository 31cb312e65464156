import { mostAttempts } from '#app/kit/outbox/outbox.server.ts'
import type { openApp } from '#tests/app.ts'

type App = Awaited<ReturnType<typeof openApp>>

/** Something that was tried for a day in vain. @returns its number */
export async function giveUp(
  { portal, clock }: App,
  kind: string,
  subject: string,
  error = 'Error: the mail server is away',
  payload = {},
): Promise<number> {
  const now = clock.now()
  const { id } = await portal.db
    .insertInto('outbox')
    .values({
      kind,
      subject,
      payload: JSON.stringify(payload),
      attempts: mostAttempts,
      last_error: error,
      due_at: now,
      dead_at: now,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

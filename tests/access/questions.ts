import { randomUUID } from 'node:crypto'
import type { App, People } from './people.ts'

/** A photo that staff have asked for. */
export async function addQuestion({ portal, clock }: App, { agent }: People, ticket: number): Promise<string> {
  const { id } = await portal.db
    .insertInto('message')
    .values({
      ticket_id: ticket,
      created_at: clock.now(),
      author_id: agent.accountId,
      from_staff: true,
      submission: randomUUID(),
      body: 'Serve una foto.',
      question: JSON.stringify({ kind: 'photo', slot: 'drive-side', why: 'missing' }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return `${id}`
}

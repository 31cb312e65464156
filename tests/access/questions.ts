import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { App, People } from './people.ts'

/** A photo that staff have asked for. Its number is none that stands elsewhere on a page. */
export async function addQuestion({ portal, owner, clock }: App, { agent }: People, ticket: number): Promise<string> {
  await sql`select setval(id, greatest(nextval(id), 710000)) from cast('message_id_seq' as regclass) as id`.execute(
    owner,
  )
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

import { randomUUID } from 'node:crypto'
import type { Portal } from '#app/portal.server.ts'
import type { Guide } from './remarks.ts'
import * as store from './store.server.ts'

type Options = Partial<Guide> & { by: number; body?: string; page?: number; closed?: { by: number; outcome: string } }

const body = 'A pagina 12 la coppia del collarino è 50 Nm.'

/** One put straight into the database, of a manual that is no longer there unless told. */
export async function addRemark({ db, clock }: Portal, options: Options): Promise<number> {
  const { by, page = null, body: said = body, closed, id: guideId, ...guide } = options
  const about = { kind: 'manual' as const, title: 'C68: montaggio', number: '', version: 1, ...guide }
  const submission = randomUUID()
  const remark = { guide: { ...about, id: guideId ?? null }, page, body: said, accountId: by, submission }
  await store.insertRemark(db, remark, clock.now())
  const { id } = await db
    .selectFrom('remark')
    .select('id')
    .where('submission', '=', submission)
    .executeTakeFirstOrThrow()
  if (closed) await store.closeRemark(db, id, { ...closed, at: clock.now() })
  return id
}

/** What the form below a guide sends. */
export function remarkFields(options: Record<string, string> = {}): Record<string, string> {
  return { intent: 'remark', submission: randomUUID(), version: '1', body, page: '12', ...options }
}

import { sql, type Transaction } from 'kysely'
import type { Tables } from '#app/kit/db/tables.ts'
import type { Portal } from '#app/portal.server.ts'
import { bodyLength, type Guide } from '#app/features/content/remarks/remarks.ts'
import { closeRemark, insertRemark } from '#app/features/content/remarks/store.server.ts'
import { idOf } from './claims.ts'
import type { Cast } from './people.server.ts'

const dayMs = 86_400_000

type Said = { by: string; daysAgo: number; page: number | null; body: string; outcome?: string }

const ofManual: Said = {
  by: 'workshop@demo.example',
  daysAgo: 6,
  page: 1,
  body: 'Nella tabella delle coppie il reggisella è indicato a 6 Nm, il bollettino dice 5. Quale vale?',
  outcome: 'Vale 5 Nm: la tabella viene corretta nella prossima versione. Grazie!',
}

const ofSizes: Said = {
  by: 'customer@demo.example',
  daysAgo: 3,
  page: 1,
  body: 'Le altezze consigliate per la taglia 56 e la 58 si sovrappongono: con 1,76 m non capisco quale scegliere.',
}

const ofBulletin: Said = {
  by: 'dealer@demo.example',
  daysAgo: 1,
  page: null,
  body: 'Non è scritto se la pasta di montaggio va messa anche nella sede del cuneo o solo sul reggisella.',
}

/** One that was answered, and two that wait: of a manual, a size guide and a bulletin. */
export async function addRemarks(portal: Portal, tx: Transaction<Tables>, cast: Cast): Promise<void> {
  const agent = cast.staff.get('agent@demo.example')
  if (!agent) throw new Error('The demonstration has no agent')
  const [manual, sizes] = [await shelved(tx, 'manual'), await shelved(tx, 'size-guide')]
  const told = await bulletin(tx)
  for (const [guide, said] of [
    [manual, ofManual],
    [sizes, ofSizes],
    [told, ofBulletin],
  ] as const) {
    const author = cast.members.get(said.by)
    if (!guide || !author || said.body.length > bodyLength.most) throw new Error(`The demonstration lacks ${said.by}`)
    const at = new Date(portal.clock.now().getTime() - said.daysAgo * dayMs)
    const submission = idOf(`remark of ${said.by}`)
    await insertRemark(tx, { guide, page: said.page, body: said.body, accountId: author.accountId, submission }, at)
    if (!said.outcome) continue
    const { id } = await tx
      .selectFrom('remark')
      .select('id')
      .where('submission', '=', submission)
      .executeTakeFirstOrThrow()
    const closing = { outcome: said.outcome, by: agent.accountId, at: new Date(at.getTime() + 2 * dayMs) }
    await closeRemark(tx, id, closing)
  }
}

async function shelved(tx: Transaction<Tables>, kind: 'manual' | 'size-guide'): Promise<Guide | undefined> {
  const found = await tx
    .selectFrom('resource')
    .select(['id', 'title_it as title', 'version'])
    .where('shelf', '=', kind)
    .where('family', '=', 'V3')
    .where('language', '=', 'it')
    .orderBy('id')
    .executeTakeFirst()
  return found && { kind, number: '', ...found }
}

async function bulletin(tx: Transaction<Tables>): Promise<Guide | undefined> {
  const found = await tx
    .selectFrom('bulletin')
    .select(['id', 'number', 'version'])
    .select(sql<string>`titles ->> 'it'`.as('title'))
    .where('state', '=', 'published')
    .orderBy('id')
    .executeTakeFirst()
  return found && { kind: 'bulletin', ...found }
}

import { sql, type Transaction } from 'kysely'
import { addDays } from '#app/kit/words/days.ts'
import { hashOfToken } from '#app/kit/secret.server.ts'
import { tokenOf } from '#app/features/content/shares/shares.links.server.ts'
import { countAccepted, countDownload, insertShare } from '#app/features/content/shares/store.server.ts'
import type { Tables } from '#app/kit/db/tables.ts'
import { dayOf } from '#app/kit/words/formats.ts'
import type { Portal } from '#app/portal.server.ts'
import { idOf } from './claims.ts'
import type { Cast } from './people.server.ts'

const dayMs = 86_400_000

type Handed = {
  by: string
  recipient: string
  note: string
  daysAgo: number
  days: number
  /** The model whose pictures they are. */
  family: string
  downloads: number
  revokedAfter?: number
}

/** One that is open and in use, one that has ended, and one that was taken back. */
const shares: readonly Handed[] = [
  {
    by: 'sales@demo.example',
    recipient: 'Studio Grafico Pavan',
    note: 'Per il volantino di Natale, formato A5.\nBozza entro il 4 dicembre, grazie!',
    daysAgo: 6,
    days: 30,
    family: 'C68',
    downloads: 3,
  },
  {
    by: 'dealer@demo.example',
    recipient: 'Tipografia Lagunare',
    note: 'Striscione per la fiera: 3 × 1 m.',
    daysAgo: 70,
    days: 30,
    family: 'V4R',
    downloads: 1,
  },
  {
    by: 'workshop@demo.example',
    recipient: 'Agenzia Ruota Libera',
    note: '',
    daysAgo: 20,
    days: 60,
    family: 'TT1',
    downloads: 0,
    revokedAfter: 1,
  },
]

/** What dealers have handed to those who draw and print for them. */
export async function addShares(portal: Portal, tx: Transaction<Tables>, cast: Cast): Promise<void> {
  for (const handed of shares) {
    const maker = cast.members.get(handed.by)
    if (!maker) throw new Error(`The demonstration lacks ${handed.by}`)
    const { companyId, accountId } = maker
    const now = new Date(portal.clock.now().getTime() - handed.daysAgo * dayMs)
    const submission = idOf(`share of ${handed.by}`)
    const assetIds = await picturesOf(tx, handed.family)
    const { recipient, note } = handed
    const lastDay = addDays(dayOf(now), handed.days)
    const tokenHash = hashOfToken(tokenOf(portal.secret, submission))
    const share = { companyId, accountId, submission, tokenHash, recipient, note, lastDay, assetIds }
    const id = await insertShare(tx, share, now)
    if (handed.downloads > 0) await countAccepted(tx, id, new Date(now.getTime() + dayMs))
    for (let count = 0; count < handed.downloads; count += 1) await countDownload(tx, id, assetIds.slice(0, count + 1))
    if (handed.revokedAfter === undefined) continue
    const at = new Date(now.getTime() + handed.revokedAfter * dayMs)
    await tx.updateTable('media_share').set({ revoked_at: at, revoked_by: accountId }).where('id', '=', id).execute()
  }
}

async function picturesOf(tx: Transaction<Tables>, family: string): Promise<number[]> {
  const rows = await tx
    .selectFrom('resource')
    .select('id')
    .where('shelf', '=', 'media')
    .where('terms', '=', 'dealers')
    .where(sql<boolean>`family = ${family}`)
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

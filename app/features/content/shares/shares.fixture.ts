import { randomUUID } from 'node:crypto'
import type { Portal } from '#app/portal.server.ts'
import { hashOfToken } from '#app/kit/secret.server.ts'
import { tokenOf } from './shares.links.server.ts'
import { insertShare } from './store.server.ts'

export type ShareOptions = {
  of: { companyId: number; accountId: number }
  assets: readonly number[]
  recipient?: string
  note?: string
  lastDay?: string
  submission?: string
}

/** A share, put straight into the database, with its link. */
export async function addShare({ db, clock, secret }: Portal, options: ShareOptions) {
  const { of, assets, recipient = 'Studio Grafico Neri', note = '', lastDay = '2026-12-21' } = options
  const { submission = randomUUID() } = options
  const token = tokenOf(secret, submission)
  const share = { ...of, submission, tokenHash: hashOfToken(token), recipient, note, lastDay, assetIds: assets }
  return { id: await insertShare(db, share, clock.now()), token }
}

export function shareFields(more: Record<string, string> = {}) {
  return { intent: 'share', submission: randomUUID(), recipient: 'Studio Grafico Neri', days: '30', note: '', ...more }
}

import { randomUUID } from 'node:crypto'
import type { Portal } from '#app/portal.server.ts'
import type { Acceptance, QuoteStatus } from './quotes.ts'
import { addQuote } from './quotes.staff.server.ts'

// What the tests of quotes are about.

type World = { portal: Portal; clock: { now(): Date } }
type Company = { viewer: { companyId: number; accountId: number } }

export type QuoteOptions = {
  of: Company
  title?: string
  number?: string
  status?: QuoteStatus
  acceptance?: Acceptance
  expiresOn?: string
  item?: string
  link?: string | null
  at?: Date
  /** Unless told the mail about it was read long ago. */
  announced?: boolean
}

/** A quote as another system would send it; anyone who answered it did so without the form. */
export async function addTestQuote(
  { portal, clock }: World,
  options: QuoteOptions,
): Promise<{ id: number; number: string }> {
  const { of, title = 'Telai C68 di primavera', status = 'APPROVED', expiresOn = '2026-12-31', link = null } = options
  const { item = 'Telaio C68 nero opaco, taglia 54', acceptance = 'pending', at = clock.now() } = options
  const number = options.number ?? `PR-${randomUUID().slice(0, 8)}`
  const owner = { ownerName: 'Andrea Neri', ownerEmail: 'owner@maker.example' }
  const lines = [
    { item, quantity: 2, price: 520_000, discount: 3000, amount: 728_000 },
    { item: 'Spedizione', quantity: 1, price: 4500, discount: 0, amount: 4500 },
  ]
  const about = { number, title, status, link, expiresOn, currency: 'EUR', terms: 'Pagamento a 30 giorni.' }
  const id = await addQuote(portal.db, { companyId: of.viewer.companyId, ...owner, ...about, lines }, at)
  if (acceptance !== 'pending')
    await portal.db
      .updateTable('quote')
      .set({ acceptance, decided_at: at, decided_by: of.viewer.accountId, decided_name: 'Marco Rossi' })
      .set({ decided_submission: randomUUID() })
      .where('id', '=', id)
      .execute()
  if (!options.announced) await portal.db.deleteFrom('outbox').where('subject', '=', `quote ${id}`).execute()
  return { id, number }
}

/** The numbers of the quotes a list links to, in their order. */
export function idsIn(page: string): number[] {
  return [...page.matchAll(/<a [^>]*\brow-link\b[^>]*>/g)].map(([link]) => Number(/\/quotes\/(\d+)"/.exec(link)?.[1]))
}

/** What a person reads of a page. */
export function readable(page: string): string {
  return page
    .replaceAll(/<script[\s\S]*?<\/script>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
}

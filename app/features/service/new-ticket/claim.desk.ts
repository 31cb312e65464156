import type { Locale } from '#app/kit/words/locales.ts'
import type { CompanyRole } from '#app/features/people/account/account.ts'
import type { ClaimDraft } from '#app/features/content/drafts/drafts.claims.ts'
import type { Behalf } from '#app/features/people/behalf/behalf.ts'

/** The customer for whom staff write a claim down, and what becomes of it on their side. */
export type Desk = {
  customer: number
  name: string
  role: CompanyRole
  locale: Locale
  companyId: number
  companyName: string
  /** The claim was begun while they belonged to another company. */
  hasMoved: boolean
  /** The ticket becomes the writer's own. */
  takes: boolean
}

/** What was typed for somebody for whom nothing can be opened now. */
export type KeptClaim = Pick<ClaimDraft, 'submission' | 'family' | 'serial' | 'savedAt'> & {
  content: string
  notes: string
}

/** What stands in the form for staff alone. */
export function deskOf({ by, of }: Behalf, fields: Iterable<readonly [string, string]> = []): Desk | null {
  if (by.side !== 'maker') return null
  const kept = [...fields]
  const said = kept.filter(([name]) => name === 'assign').map(([, value]) => value)
  const begunFor = kept.find(([name]) => name === 'company')?.[1]
  return {
    customer: of.accountId,
    name: of.name || of.email,
    role: of.role,
    locale: of.locale,
    companyId: of.companyId,
    companyName: of.companyName,
    hasMoved: begunFor !== undefined && begunFor !== String(of.companyId),
    takes: said.length === 0 || said.includes('yes'),
  }
}

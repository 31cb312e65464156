import type { DeclineReason, LeadStatus, LostReason } from '#app/features/trade/leads/leads.ts'
import type { ModelFamily } from '#db/template/codes.ts'

/** What happens to a lead after it was accepted, `day` days after it was routed. */
export type LeadStep = { day: number; by?: 'owner' | 'sales' } & (
  | { to: Exclude<LeadStatus, 'lost'> }
  | { to: 'lost'; why: LostReason; comment?: string }
  | { note: string }
  | { offers: number; wants?: ModelFamily[] }
  | { rewrites: string }
)

/** An end customer of the demonstration; all of them are invented. */
export type LeadStory = {
  name: [first: string, last: string]
  /** Days ago on which the lead was routed. */
  ago: number
  wants: ModelFamily[]
  says: string
  /** Hours until it was accepted; without it nobody has answered yet. */
  accepted?: number
  declined?: { hours: number; why: DeclineReason; comment?: string }
  steps?: LeadStep[]
}

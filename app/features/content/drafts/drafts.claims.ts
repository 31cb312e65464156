import { href } from 'react-router'
import { type Locale, localePrefix } from '#app/kit/words/locales.ts'

/** A claim that was begun and not sent, as lists name it. */
export type ClaimDraft = {
  submission: string
  /** The closed ticket it follows. */
  follows: number | null
  /** For whom staff write it down; null: it is their own. */
  customer: { id: number; name: string } | null
  /** As typed so far: either may be empty. */
  family: string
  serial: string
  savedAt: Date
}

/** In the place of a draft's name in an address: a blank claim, whatever was begun before. */
export const newClaim = 'new'

/**
 * Each claim has a draft of its own; one that follows a closed ticket goes by that ticket, so that there is one. What staff
 * write down for a customer bears that person's number: two on the phone at once are told apart.
 */
export function claimDraftName(submission: string, follows?: number, customer?: number): string {
  return `ticket-${follows ?? submission}${customer === undefined ? '' : `-for-${customer}`}`
}

/** For whom the draft of a claim is, where it is for somebody else. */
export function customerIn(form: string): number | undefined {
  const [, id] = /^ticket-.+-for-(\d{1,15})$/.exec(form) ?? []
  return id === undefined ? undefined : Number(id)
}

/** The page of a claim: one's own, or one that staff write down for a customer. */
export function claimPath(locale: Locale, customer: number | undefined): string {
  const prefix = localePrefix(locale)
  if (customer === undefined) return href('/:locale?/new-ticket', prefix)
  return href('/:locale?/console/new-ticket/:account', { ...prefix, account: String(customer) })
}

/** What a page is told of that a draft was deleted from. */
export const draftDeleted = 'draft-deleted'

/** Where what was begun stands beside the button, the button begins something new. */
export function newTicketPath(locale: Locale, drafts: ClaimDraft[]): string {
  const path = claimPath(locale, undefined)
  return drafts.length > 0 ? `${path}?draft=${newClaim}` : path
}

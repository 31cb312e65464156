import { href } from 'react-router'
import { type Locale, localePrefix } from '#app/kit/words/locales.ts'

/** A claim that was begun and not sent, as lists name it. */
export type ClaimDraft = {
  submission: string
  /** The closed ticket it follows. */
  follows: number | null
  /** As typed so far: either may be empty. */
  family: string
  serial: string
  savedAt: Date
}

/** In the place of a draft's name in an address: a blank claim, whatever was begun before. */
export const newClaim = 'new'

/** Each claim has a draft of its own; one that follows a closed ticket goes by that ticket, so that there is one. */
export function claimDraftName(submission: string, follows?: number): string {
  return `ticket-${follows ?? submission}`
}

/** What a page is told of that a draft was deleted from. */
export const draftDeleted = 'draft-deleted'

/** Where what was begun stands beside the button, the button begins something new. */
export function newTicketPath(locale: Locale, drafts: ClaimDraft[]): string {
  const path = href('/:locale?/new-ticket', localePrefix(locale))
  return drafts.length > 0 ? `${path}?draft=${newClaim}` : path
}

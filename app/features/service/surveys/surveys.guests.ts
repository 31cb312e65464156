import type { Shown } from './answering/shown.ts'

/**
 * What the page of an appointment asks the person who has its link; `mail`: whether they want to be asked by mail, or
 * may choose it.
 */
export type GuestPart = { shown: Shown | null; mail: 'may' | 'wanted' | null }

/** What they send there. */
export const guestIntents = ['answer', 'surveys-yes', 'surveys-no'] as const
export type GuestIntent = (typeof guestIntents)[number]

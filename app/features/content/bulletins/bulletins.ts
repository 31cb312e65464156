import type { Texts } from '#app/kit/words/texts.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import type { SerialRange } from '#app/features/bicycles/models/models.ranges.ts'
import type { CompanyRole, StaffViewer, Viewer } from '#app/features/people/account/account.ts'

export const states = ['draft', 'published'] as const
export type State = (typeof states)[number]

/** What its form says of it. */
export type BulletinFacts = {
  number: string
  titles: Texts
  bodies: Texts
  families: string[]
  asks: boolean
  /** The one that it takes the place of. */
  replacesId: number | null
}

/** By what a list is ordered. */
export type BulletinOrder = 'listed' | 'number'

export type BulletinRow = Pick<BulletinFacts, 'number' | 'titles' | 'families' | 'asks'> & {
  id: number
  state: State
  version: number
  publishedAt: Date | null
  changedAt: Date | null
  listedAt: Date
  isReplaced: boolean
}

export type Bulletin = BulletinFacts & {
  id: number
  state: State
  version: number
  revision: number
  audienceId: number
  askedVersion: number
  askedAt: Date | null
  remindedAt: Date | null
  publishedAt: Date | null
  changedAt: Date | null
  serials: SerialRange[]
  replaces: { id: number; number: string } | null
  replacedBy: { id: number; number: string } | null
}

export type Version = { number: number; askedAgain: boolean; publishedBy: string | null; publishedAt: Date }

/** So many days a workshop should take to confirm one. */
export const promptDays = 7

/** Who has not confirmed is reminded no more often than this. */
export const reminderDays = 3

export const titleMost = 200
export const bodyMost = 20_000

/** Those of a dealer's company who say that they have read it. */
export const confirmingRoles = ['owner', 'workshop'] as const satisfies readonly CompanyRole[]

export function confirms(viewer: Viewer): boolean {
  return confirmingRoles.some((role) => role === viewer.role)
}

/** Agents write; what others read by then is an administrator's. */
export function mayChange(viewer: StaffViewer, { state }: Pick<Bulletin, 'state'>): boolean {
  return state === 'draft' || viewer.role === 'admin'
}

/** Only administrators publish and discard. */
export function mayPublish(viewer: StaffViewer): boolean {
  return viewer.role === 'admin'
}

/** A bicycle as it is looked for: its family, and its number as numbers are compared. */
export type Bicycle = { family: string; folded: string }

/** What stands of one on the page of a bicycle or a ticket. */
export type BulletinHit = {
  id: number
  number: string
  title: string
  language: Locale
  listedAt: Date
  isOpen: boolean
}

/** `word`: of what is asked of its reader, whether they have confirmed it. */
export type Shown = { state: State; isReplaced: boolean; word: 'open' | 'confirmed' | undefined }

/** Where one stands: to staff whether it is out, to its readers what is asked of them. */
export function standingOf({ state, isReplaced, word }: Shown, side: 'readers' | 'desk') {
  if (isReplaced) return 'replaced'
  return side === 'desk' ? (`state.${state}` as const) : word
}

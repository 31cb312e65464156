import type { BikePart, ModelFamily } from '#app/catalogue/catalogue.ts'
import { type Ratio, ratios, type Tolerated, tolerated } from './thresholds.ts'

/** How far staff have come with what was found: nobody has looked, somebody looks, or it is closed with what they found. */
export const openStates = ['new', 'looking'] as const
export const closedStates = ['explained', 'no_cause'] as const
export type ClosedState = (typeof closedStates)[number]
export type SignalState = (typeof openStates)[number] | ClosedState

/** What it is about: a part of a family, on bicycles whose numbers begin so. */
export type Cell = { family: ModelFamily; part: BikePart; prefix: string }

export type Signal = Cell & {
  id: number
  /** As it stands on the bicycles. */
  prefixShown: string
  since: string
  risenOn: string
  observed: number
  expected: number
  /** Whether the latest count would still find it. */
  stands: boolean
  foundAt: Date
  countedAt: Date
  state: SignalState
  lookerId: number | null
  lookerName: string | null
  /** Who looks into it is no longer of the staff. */
  lookerLeft: boolean
  closedAt: Date | null
}

export const eventKinds = ['found', 'looking', 'left', 'note', 'explained', 'no_cause'] as const
export type SignalEvent = {
  id: number
  kind: (typeof eventKinds)[number]
  actorName: string | null
  note: string
  at: Date
}

/** Nobody takes over what somebody else looks into, unless they have left. */
export function canLook(accountId: number, { lookerId, lookerLeft }: Pick<Signal, 'lookerId' | 'lookerLeft'>): boolean {
  return lookerId === null || lookerLeft || lookerId === accountId
}

/** As a ticket's page tells of it. */
export type TicketSignal = Pick<Signal, 'id' | 'family' | 'part' | 'prefixShown' | 'observed' | 'expected'>

/** What to look for, as administrators choose it. */
export type Settings = {
  isOn: boolean
  /** How many characters of a number, without its signs, a prefix has. */
  lengths: number[]
  /** With fewer claims nobody is told. */
  least: number
  ratio: Ratio
  tolerated: Tolerated
  /** How far back claims are counted. */
  months: number
}

export const settingLimits = {
  lengths: [3, 4, 5, 6, 7, 8, 9, 10],
  lengthsMost: 3,
  least: [3, 4, 5, 6, 8, 10, 15, 20],
  ratio: ratios,
  tolerated,
  months: [12, 24, 36],
} as const

export const usualSettings: Settings = { isOn: true, lengths: [6], least: 4, ratio: 3, tolerated: 1, months: 24 }

/** Several claims about one part of one bicycle within so many days are one: of its rider and of the dealer. */
export const sameClaimDays = 180

/** The beginning of a number up to as many letters and digits as the prefix has, with the signs between them. */
export function shownPrefix(serial: string, length: number): string {
  let [shown, left] = ['', length]
  for (const character of serial) {
    if (left === 0) break
    shown += character
    if (/[\p{L}\p{N}]/u.test(character)) left -= 1
  }
  return shown
}

/** How many times the usual. */
export function signalTimes({ observed, expected }: Pick<Signal, 'observed' | 'expected'>): number {
  return observed / expected
}

/** Beyond ten times nobody can tell by so few: it is said to be more. */
export const timesMost = 10

/** More notes nobody reads. */
export const eventsMost = 500

/** What is written of closing: without it nobody knows later what was found. */
export const noteMost = 4000

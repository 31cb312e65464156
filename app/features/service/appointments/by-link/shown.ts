import type { State } from '../appointments.ts'

/** An appointment as its link's page shows it, with its dates written. */
export type Shown = {
  heading: string
  state: State
  shop: string
  phone: string
  email: string
  /** The shop's own, of this kind. */
  words: string
  /** `isShops`: in the shop's own words. */
  lines: { term: string; detail: string; isShops: boolean }[]
  zone: string
  sequence: number
  mayChange: boolean
  until: string
  free: { value: string; label: string }[]
}

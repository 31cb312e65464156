import type { Cursor } from '#app/kit/lists/lists.ts'

/** A bicycle as the maker's own list has it. */
export type BuiltBicycle = {
  id: number
  serialNumber: string
  family: string
  size: string
  colour: string
  /** YYYY-MM-DD, as its other day. */
  madeOn: string | null
  companyId: number | null
  companyName: string | null
  deliveredOn: string | null
  listedAt: Date
}

/** What a list shows; `q` is searched for among the numbers. */
export type BuiltFilter = {
  q?: string | undefined
  family?: string | undefined
  /** The number of the dealer they were sold to. */
  company?: number | undefined
  after?: Cursor | undefined
}

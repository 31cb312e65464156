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

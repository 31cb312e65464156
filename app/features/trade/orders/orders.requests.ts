/** What a dealer would like to order, and what became of it. */
export type OrderRequest = {
  id: number
  state: 'waiting' | 'taken' | 'refused'
  erpNumber: string
  reason: string
  askedAt: Date
  askedBy: string
  lines: { itemNumber: string; itemName: string; quantity: number }[]
}

/** The number under which the ERP keeps a request, by which it is found there. */
export function referenceOf(id: number): string {
  return `AMM-${id}`
}

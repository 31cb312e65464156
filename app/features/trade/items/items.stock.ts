/** Whether an item can be had: at once, a few at once, or not now. */
export const stockLights = ['in_stock', 'few', 'none'] as const
export type StockLight = (typeof stockLights)[number]

/** An item with whether it can be had, as the page of a bicycle shows it. */
export type ItemOnShelf = { number: string; name: string; stock: Stock }

/** What is free to promise of an item. */
export type Stock = {
  light: StockLight
  /** Only where dealers are to read it. */
  quantity: number | null
  /** YYYY-MM-DD: when the next ones are expected. */
  nextOn: string | null
  /** The number of the item that took its place. */
  replacedBy: string
}

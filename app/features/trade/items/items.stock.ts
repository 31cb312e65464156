/** Whether an item can be had: at once, a few at once, or not now. */
export const stockLights = ['in_stock', 'few', 'none'] as const
export type StockLight = (typeof stockLights)[number]

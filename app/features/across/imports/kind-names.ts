/** What can be imported, in the order in which a maker begins with it. */
export const kindNames = ['companies', 'bicycles', 'products', 'orders', 'quotes', 'leads', 'resources'] as const
export type KindName = (typeof kindNames)[number]

export function isKindName(text: unknown): text is KindName {
  return kindNames.some((name) => name === text)
}

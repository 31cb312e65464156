/** The kinds of records the search goes through, in the order in which it shows them. */
export const kinds = ['tickets', 'orders', 'quotes', 'products', 'leads', 'resources'] as const
export type Kind = (typeof kinds)[number]

/** One hit; `hint` is what tells it from others of its name. */
export type Hit = { kind: Kind; to: string; title: string; hint: string }

/** The hits of a kind; `list` is the path of its list, where there may be more than are shown. */
type Group = { kind: Kind; hits: Hit[]; list: string | undefined }

export type Results = { q: string; tooShort: boolean; groups: Group[] }

/** So many of a kind are shown. */
export const hitsMost = 5

/** A list as somebody has narrowed it, under a name; `isOwn`: it is this reader's to delete. */
export type SavedView = { id: number; name: string; filters: string; isOwn: boolean; shared: boolean }

/** So many views has a person of one list. */
export const viewsMost = 20

export const viewNameMost = 40

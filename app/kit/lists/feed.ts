/** What a program asks of a list: so many, behind the last one it has read, by number; or one alone. */
export type FeedQuery = { after?: number | undefined; limit: number; id?: number | undefined; since?: Date | undefined }

/** `next`: the last of them, where there are more behind it. */
export type Feed<Row> = { rows: Row[]; next: number | null }

/** @param found one more than was asked for, if there are more */
export function feedOf<Row extends { id: number }>(found: readonly Row[], limit: number): Feed<Row> {
  const rows = found.slice(0, limit)
  return { rows, next: found.length > limit ? (rows.at(-1)?.id ?? null) : null }
}

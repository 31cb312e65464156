/*
 * From where on a sum is an alarm. Nobody can work that out for streams like a maker's: `npm run signals` simulates them and
 * prints this table. What false alarms depend on is how many claims there are to look at, not how many cells: one without
 * claims cannot alarm.
 */

/** How many times the usual is to be found. */
export const ratios = [2, 3, 5] as const
export type Ratio = (typeof ratios)[number]

/** False alarms a quarter, of all cells together. */
export const tolerated = [0.25, 0.5, 1, 2] as const
export type Tolerated = (typeof tolerated)[number]

/** So many claims a quarter, for each length of prefixes that is looked at. */
export const volumes = [50, 100, 200, 400, 800, 1600, 3200, 6400] as const

/** For each ratio a row for each volume, with a threshold for each number of false alarms. */
const table: Record<Ratio, readonly (readonly number[])[]> = {
  2: [
    [4.0, 4.0, 4.0, 4.0],
    [4.0, 4.0, 4.0, 4.0],
    [4.0, 4.0, 4.0, 4.0],
    [4.0, 4.0, 4.0, 4.0],
    [5.2, 4.6, 4.1, 4.0],
    [6.6, 5.9, 5.3, 4.7],
    [8.7, 7.9, 6.8, 5.9],
    [14.5, 12.3, 9.9, 8.1],
  ],
  3: [
    [4.0, 4.0, 4.0, 4.0],
    [4.0, 4.0, 4.0, 4.0],
    [4.4, 4.0, 4.0, 4.0],
    [5.7, 5.0, 4.5, 4.0],
    [7.1, 6.4, 5.7, 4.9],
    [8.7, 7.8, 7.0, 6.2],
    [10.8, 9.8, 8.4, 7.3],
    [18.2, 14.0, 11.5, 9.7],
  ],
  5: [
    [4.0, 4.0, 4.0, 4.0],
    [4.4, 4.0, 4.0, 4.0],
    [5.9, 5.3, 4.5, 4.0],
    [7.5, 6.6, 5.8, 5.1],
    [9.1, 8.1, 7.1, 6.2],
    [10.4, 9.6, 8.4, 7.4],
    [11.5, 10.6, 9.5, 8.6],
    [17.8, 15.7, 12.2, 10.4],
  ],
}

/** Between two rows it is read off, by how many times more claims there are; beyond the last as the last step goes on. */
export function thresholdFor(of: { ratio: Ratio; claims: number; tolerated: Tolerated }): number {
  const column = tolerated.indexOf(of.tolerated)
  const row = Math.max(0, Math.log2(of.claims / volumes[0]))
  const at = Math.min(Math.floor(row), volumes.length - 2)
  const [under, over] = [table[of.ratio][at]?.[column] ?? Infinity, table[of.ratio][at + 1]?.[column] ?? Infinity]
  return Math.ceil((under + (over - under) * (row - at)) * 10) / 10
}

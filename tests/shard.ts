/** As "2/24" in `SHARD`: `npm test` sets it by the commit. Not set, everything is taken. */
export const ownShard: Shard = read(process.env['SHARD'] ?? '1/1')
const [shard, shards] = ownShard

/** Which of how many. */
export type Shard = readonly [number, number]

/**
 * The part of long work in a row (files, rows of the matrix, screens) that this run makes; the runs of all shards make
 * all of it (docs/decisions/115).
 * @param among makes it one part in so many, where that is more than a shard's
 */
export function inShard<T>(items: readonly T[], among = shards): T[] {
  const parts = Math.min(among, shards)
  return items.filter((_, at) => at % parts === (shard - 1) % parts)
}

/** Whether nothing is left for other runs, so that what is missing in the sum is missing. */
export const isWhole = shards === 1

/** @throws Error where it is no shard: of nothing, everything would be well */
function read(text: string): Shard {
  const [one = 0, all = 0] = /^\d+\/\d+$/.test(text) ? text.split('/').map(Number) : []
  if (one < 1 || one > all) throw new Error(`SHARD is a shard and how many there are, as 2/24, not "${text}"`)
  return [one, all]
}

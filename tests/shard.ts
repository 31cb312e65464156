/** Which of how many, as "2/6" in `SHARD`: `npm test` sets it by the commit. Not set, everything is taken. */
const [shard, shards] = read(process.env['SHARD'] ?? '1/1')

/**
 * Of what takes long and stands in a row (files, rows of the matrix, screens) the part that this run makes; six runs in
 * a row of different shards make all of it (docs/decisions/115).
 */
export function inShard<T>(items: readonly T[]): T[] {
  return items.filter((_, at) => at % shards === shard - 1)
}

/** Whether nothing is left for other runs, so that what is missing in the sum is missing. */
export const isWhole = shards === 1

/** @throws Error where it is no shard: of nothing, everything would be well */
function read(text: string): [number, number] {
  const [one = 0, all = 0] = /^\d+\/\d+$/.test(text) ? text.split('/').map(Number) : []
  if (one < 1 || one > all) throw new Error(`SHARD is a shard and how many there are, as 2/6, not "${text}"`)
  return [one, all]
}

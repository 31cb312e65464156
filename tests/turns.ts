import { ownShard, type Shard } from './shard.ts'

/** What a run makes of many files: all, or one part of some. */
export interface Turn {
  files: string[]
  part: number
  parts: number
  /** How many files there are. */
  among: number
}

/** How much of a run's time a file takes; most take 1. */
type Weigh = (file: string) => number

/**
 * The tests that a change touches, in turns: first the files that it edits itself, then the others; where either has no
 * room, one part of it.
 */
export function turnsOf(
  { edited, others }: { edited: readonly string[]; others: readonly string[] },
  room: number,
  weigh: Weigh,
  shard: Shard = ownShard,
): { edited: Turn; others: Turn } {
  const first = turnOf(edited, room, weigh, shard)
  return { edited: first, others: turnOf(others, room - weightOf(first.files, weigh), weigh, shard) }
}

/** As few parts as have room, and of them the shard's. A part has every n-th file, so that each has some of every feature. */
export function turnOf(files: readonly string[], room: number, weigh: Weigh, [shard, shards]: Shard = ownShard): Turn {
  const parts = Math.min(Math.max(Math.ceil(weightOf(files, weigh) / Math.max(room, 1)), 1), shards)
  const at = (shard - 1) % parts
  return { files: files.filter((_, index) => index % parts === at), part: at + 1, parts, among: files.length }
}

/** Those for which room is left beside others. */
export function fitting(files: readonly string[], room: number, weigh: Weigh, beside: readonly string[]): string[] {
  let left = room - weightOf(beside, weigh)
  return files.filter((file) => {
    const fits = weigh(file) <= left
    if (fits) left -= weigh(file)
    return fits
  })
}

/** As "all 10 files that it edits, and part 2 of 3 of the 110 others". */
export function sayTurns(...turns: (readonly [turn: Turn, what: string])[]): string {
  return turns
    .filter(([{ among }]) => among > 0)
    .map(
      ([{ part, parts, among }, what]) => `${parts === 1 ? 'all' : `part ${part} of ${parts} of the`} ${among} ${what}`,
    )
    .join(', and ')
}

function weightOf(files: readonly string[], weigh: Weigh): number {
  return files.reduce((sum, file) => sum + weigh(file), 0)
}

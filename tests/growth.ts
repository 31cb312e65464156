/**
 * How the time of something grows with its input: `linear` where four times as much takes less than ten times as long.
 * The best of a few runs counts, so that a busy machine does not.
 */
export async function growthOf(act: (length: number) => Promise<unknown>): Promise<'linear' | 'faster than linear'> {
  const best = { short: Infinity, long: Infinity }
  for (let run = 0; run < 5; run++) {
    best.short = Math.min(best.short, await timeOf(() => act(3750)))
    best.long = Math.min(best.long, await timeOf(() => act(15_000)))
  }
  return best.long < 10 * best.short ? 'linear' : 'faster than linear'
}

async function timeOf(act: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await act()
  return performance.now() - began
}

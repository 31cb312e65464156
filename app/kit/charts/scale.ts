/** Round numbers up to what has to be shown, a few of them: 0, 2, 4, 6. */
export function ticksTo(most: number): number[] {
  if (most <= 0) return [0, 1]
  const rough = most / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = Math.max(1, ([1, 2, 5].find((factor) => factor * power >= rough) ?? 10) * power)
  const count = Math.ceil(most / step)
  return Array.from({ length: count + 1 }, (_, at) => at * step)
}

/** A place along the drawing, which is as wide as there is room. */
export function share(part: number, whole: number): string {
  return `${Math.round((whole > 0 ? part / whole : 0) * 10_000) / 100}%`
}

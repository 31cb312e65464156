import { Problem } from '#app/kit/problem.ts'

/** @throws Problem not-found for what is no number of a product */
export function idIn(text: string): number {
  if (!/^[1-9]\d{0,14}$/.test(text)) throw new Problem('not-found')
  return Number(text)
}

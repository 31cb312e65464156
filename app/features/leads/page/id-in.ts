import { Problem } from '#app/kit/problem.ts'

/** The number of a lead as an address or a form gives it. @throws Problem not-found */
export function idIn(text: string): number {
  if (!/^[1-9]\d{0,14}$/.test(text)) throw new Problem('not-found')
  return Number(text)
}

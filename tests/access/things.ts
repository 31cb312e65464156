import { createHash } from 'node:crypto'
import type { Who } from './people.ts'

/** One thing as somebody sees it: their own, others', and one that never was; of each the parts by which it is named. */
export type Thing = { own: string[]; foreign: string[][]; absent: string[] }
export type ThingOf = (who: Who) => Thing

export const nobodysNumber = '799999'

export function thing(own: string, foreign: string[], absent: string): Thing {
  return { own: [own], foreign: foreign.map((one) => [one]), absent: [absent] }
}

export function token(of: string): string {
  return createHash('sha256').update(of).digest('base64url')
}

import { isReference } from '../comparing.ts'
import type { Value } from '../kind.ts'

// What a column holds, as the type its cells were read by.

export function textIn(value: Value | undefined): string {
  return typeof value === 'string' ? value : ''
}

export function numberIn(value: Value | undefined): number {
  return typeof value === 'number' ? value : 0
}

export function listIn(value: Value | undefined): string[] {
  return Array.isArray(value) ? value : []
}

/** The number of what it refers to. */
export function idIn(value: Value | undefined): number | null {
  return isReference(value) ? value.id : null
}

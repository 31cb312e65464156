declare module 'pg-copy-streams' {
  import type { Submittable } from 'pg'
  export function to(statement: string): Submittable & import('node:stream').Readable
  export function from(statement: string): Submittable & import('node:stream').Writable
}

import { Readable } from 'node:stream'
import type * as z from 'zod/mini'
import type { Viewer } from '#app/features/people/account/account.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import type { Portal } from '#app/portal.server.ts'
import type { Scope } from './api.ts'
import type { apiWords } from './api.words.ts'

/** A call, once it is known whose it is. */
export type Call = {
  portal: Portal
  viewer: Viewer
  locale: Locale
  /** For an address that names one thing. */
  id: number
  /** The same for a repetition of the call, where it bears an idempotency key. */
  submission: string
}

type Schema = z.ZodMiniType

/** What an address of the API does: it is called, described and tried by this alone. */
export type Operation = {
  /** Its name for programs, and what it does in people's words. */
  name: keyof typeof apiWords & `${string}.${string}`
  method: 'GET' | 'POST'
  /** Below /api/v1; `{id}` is the number of a thing. */
  path: string
  scope: Scope
  query?: Schema
  body?: Schema
  /** What the document says of the body, where its parts are validated one by one. */
  described?: Schema
  /** Its body is a file as it stands. */
  takesFile?: true
  answer: Schema
  /** Unless told, 200. */
  status?: 200 | 201
  run: (call: Call, sent: { query: unknown; body: unknown; file?: Readable }) => Promise<unknown>
}

type Reading<Query extends Schema, Answer extends Schema> = Omit<Operation, 'query' | 'answer' | 'run' | 'method'> & {
  query?: Query
  answer: Answer
  run: (call: Call, query: z.output<Query>) => Promise<z.output<Answer>>
}

/** An operation that reads; what it gets is what its schema makes of the address. */
export function reading<Query extends Schema, Answer extends Schema>(it: Reading<Query, Answer>): Operation {
  // The dispatcher has read the query by this very schema.
  return { ...it, method: 'GET', run: (call, { query }) => it.run(call, query as z.output<Query>) }
}

type Writing<Body extends Schema, Answer extends Schema> = Omit<Operation, 'body' | 'answer' | 'run' | 'method'> & {
  body: Body
  answer: Answer
  run: (call: Call, body: z.output<Body>) => Promise<z.output<Answer>>
}

/** An operation that writes; what it gets is what its schema makes of the body. */
export function writing<Body extends Schema, Answer extends Schema>(it: Writing<Body, Answer>): Operation {
  // The dispatcher has read the body by this very schema.
  return { ...it, method: 'POST', run: (call, { body }) => it.run(call, body as z.output<Body>) }
}

type Uploading<Query extends Schema, Answer extends Schema> = Omit<
  Operation,
  'query' | 'answer' | 'run' | 'method' | 'takesFile'
> & {
  query: Query
  answer: Answer
  run: (call: Call, query: z.output<Query>, file: Readable) => Promise<z.output<Answer>>
}

/** An operation that takes a file while it arrives. */
export function uploading<Query extends Schema, Answer extends Schema>(it: Uploading<Query, Answer>): Operation {
  return {
    ...it,
    method: 'POST',
    takesFile: true,
    // The dispatcher has read the query by this very schema.
    run: (call, { query, file }) => it.run(call, query as z.output<Query>, file ?? Readable.from([])),
  }
}

import { type Answered, type Hit, kinds } from './search.ts'

/** What the server wrote, read without believing it: in the way there may be a page of the network's operator. */
export function readAnswered(json: unknown): Answered {
  const { q, hits } = fieldsOf<Answered>(json)
  if (typeof q !== 'string' || !Array.isArray(hits)) throw new TypeError('This is no answer of the search')
  return { q, hits: hits.filter(isHit) }
}

function isHit(value: unknown): value is Hit {
  const { kind, id, to, title, hint } = fieldsOf<Hit>(value)
  // Within the portal only.
  const isPath = typeof to === 'string' && /^\/(?!\/)/.test(to)
  const isNamed = typeof title === 'string' && typeof hint === 'string'
  return kinds.some((one) => one === kind) && typeof id === 'number' && isPath && isNamed
}

function fieldsOf<Whole>(value: unknown): Partial<Record<keyof Whole, unknown>> {
  return typeof value === 'object' && value !== null ? value : {}
}

export type Entity = Record<string, unknown>

/** As much of OData's `$filter` as is asked: comparisons of a field with a text, a moment or a truth, joined by `and`. */
export function filterOf(text: string | null): (entity: Entity) => boolean {
  if (!text) return () => true
  const conditions = text.split(' and ').map((part) => {
    const [, field = '', operator = '', value = ''] =
      /^\(?(\w+) (eq|ne|gt) ('(?:[^']|'')*'|[^)\s]+)\)?$/.exec(part.trim()) ?? refused(part)
    return (entity: Entity) => compare(operator, entity[field], valueOf(value))
  })
  return (entity) => conditions.every((holds) => holds(entity))
}

function compare(operator: string, there: unknown, asked: string | boolean): boolean {
  if (operator === 'eq') return there === asked
  if (operator === 'ne') return there !== asked
  return typeof asked === 'string' && typeof there === 'string' && new Date(there) > new Date(asked)
}

function valueOf(text: string): string | boolean {
  if (text === 'true' || text === 'false') return text === 'true'
  return text.startsWith("'") ? text.slice(1, -1).replaceAll("''", "'") : text
}

function refused(part: string): never {
  throw new Error(`a filter that the double does not know: ${part}`)
}

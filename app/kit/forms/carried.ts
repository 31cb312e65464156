/**
 * The fields of a form that met a closed gate: they go on through the screens in its place as the field `typed`. One whose
 * name begins with `?` was in the form's address, and goes back there.
 */
export type Carried = [name: string, value: string][]

const secrets = new Set(['password', 'current', 'code'])

/** What of a form is carried on: passwords and codes are typed again. */
export function carriedFrom(fields: URLSearchParams): Carried {
  return [...fields].filter(([name]) => !secrets.has(name))
}

/** What such a screen's own form sends back. */
export function carriedIn(fields: URLSearchParams): Carried {
  const typed = fields.get('typed') ?? '[]'
  try {
    const read: unknown = JSON.parse(typed)
    return Array.isArray(read) ? read.filter(isField) : []
  } catch {
    return []
  }
}

function isField(value: unknown): value is [string, string] {
  return Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'string')
}

import type { ReactNode } from 'react'

/**
 * The fields of a form that met a closed gate: they go on through the screens in its place as the field `typed`. One whose
 * name begins with `?` was in the form's address, and goes back there.
 */
export type Carried = [name: string, value: string][]

/** The fields of all forms that hold a secret: none of these names is another field's, or what was typed there is lost. */
export const secretFields = ['password', 'current', 'factor_code', 'setup', 'passkey'] as const
const secrets = new Set<string>(secretFields)

/** What of a form is carried on: passwords and the codes of a second factor are typed again. */
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

/** Sends what was carried through the screens on to the page it was meant for, with one press of the button in it. */
export function CarriedForm({ to, fields, children }: { to: string; fields: Carried; children: ReactNode }) {
  const [path = '', search] = to.split('?')
  const query = new URLSearchParams(search)
  for (const [name, value] of fields) if (isOfAddress(name)) query.set(name.slice(1), value)
  const action = query.size > 0 ? `${path}?${query.toString()}` : path
  const inBody = fields.filter(([name]) => !isOfAddress(name))
  return (
    <form method="post" action={action} encType="multipart/form-data">
      {inBody.map(([name, value], at) => (
        // The same name may come several times and the list never changes: its place is its identity.
        // oxlint-disable-next-line react/no-array-index-key
        <input key={at} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  )
}

function isOfAddress(name: string): boolean {
  return name.startsWith('?')
}

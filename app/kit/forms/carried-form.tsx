import type { ReactNode } from 'react'
import type { Carried } from './carried.ts'

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

import type { ReactNode } from 'react'
import type { Carried } from './carried.ts'

/** Sends what was carried through the screens on to the page it was meant for, with one press of the button in it. */
export function CarriedForm({ to, fields, children }: { to: string; fields: Carried; children: ReactNode }) {
  return (
    <form method="post" action={to} encType="multipart/form-data">
      {fields.map(([name, value], at) => (
        // The same name may come several times and the list never changes: its place is its identity.
        // oxlint-disable-next-line react/no-array-index-key
        <input key={at} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  )
}

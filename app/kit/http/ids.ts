import { Problem } from '#app/kit/problem.ts'

/** How an id is written in addresses and forms. */
export const idPattern = /^[1-9]\d{0,14}$/

/** The id that an address or a form names; nothing where it is none. */
export function maybeId(text: string | null | undefined): number | undefined {
  return text && idPattern.test(text) ? Number(text) : undefined
}

/** @throws Problem not-found for what is no id */
export function idIn(text: string | null | undefined): number {
  const id = maybeId(text)
  if (id === undefined) throw new Problem('not-found')
  return id
}

/** Whether it is the name of a file, or of one filling-in of a form. */
export function isUuid(text: unknown): text is string {
  return typeof text === 'string' && /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)
}

/** In a browser too, where `randomUUID` is there over https only. */
export function newUuid(): string {
  const bytes = [...crypto.getRandomValues(new Uint8Array(16))]
  const hex = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')
  // A UUID of version 4, in the form of RFC 9562.
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})/, '$1-$2-4$3-8$4-')
}

import * as z from 'zod/mini'

/** What PostgreSQL can keep of it: no NUL, and no half of a character that another system has cut in two. */
export function storable(text: string): string {
  return text.replaceAll('\0', '').toWellFormed()
}

/** A text of another system's, as the portal keeps it. */
export const clean = z.overwrite<string>((typed) => storable(typed).trim())

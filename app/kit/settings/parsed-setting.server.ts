import { z } from 'zod'

/** What is wrong with a setting, as the end of a sentence. */
export class Fault {
  readonly message: string
  constructor(message: string) {
    this.message = message
  }
}

/** A setting that is read into something, or is wrong in one sentence. */
export function parsed<Value extends object | string>(read: (text: string) => Value | Fault) {
  return z
    .string()
    .transform((text, context): Value => {
      const value = read(text)
      if (!(value instanceof Fault)) return value
      context.addIssue({ code: 'custom', message: value.message })
      return z.NEVER
    })
    .optional()
}

export function oneOf<const Values extends readonly [string, ...string[]]>(...values: Values) {
  const [last = '', ...others] = values.toReversed()
  const list = others.length > 0 ? `${others.toReversed().join(', ')} or ${last}` : `only ${last}`
  return z.enum(values, `it takes ${list}`)
}

/** User and password of an address, which stand there percent-encoded. */
export function loginIn(url: URL): { user: string; pass: string } | undefined | Fault {
  const [user, pass] = [url.username, url.password].map(decoded)
  if (user === undefined || pass === undefined) return new Fault('user and password have to be percent-encoded')
  if (!user !== !pass) return new Fault('it takes user and password, or neither')
  return user && pass ? { user, pass } : undefined
}

export function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part)
  } catch {
    return undefined
  }
}

import { createHash } from 'node:crypto'

/**
 * The version of what has none in the database, for a form to say what of it its writer has seen: another one as soon as
 * any of its facts is.
 */
export function versionOf(facts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(facts)).digest('base64url')
}

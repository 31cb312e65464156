import { type RawBuilder, sql } from 'kysely'

/** Whether a text holds the address, if any, or the name, each as a whole and no part of another. */
export function names({ email, name }: { email: string | null; name: string }, text: RawBuilder<unknown>) {
  const patterns = [
    email !== null && String.raw`(?<![[:alnum:]_'+.-])${literally(email)}(?![[:alnum:]_-]|[.][[:alnum:]])`,
    isTelling(name) && `(?<![[:alnum:]])${literally(name)}(?![[:alnum:]])`,
  ].filter((pattern) => pattern !== false)
  return patterns.length > 0 ? sql<boolean>`${text} ~* ${patterns.join('|')}` : sql<boolean>`false`
}

/** Words that stand in anybody's sentences tell nobody: it takes two that are capitals or no mere particles. */
function isTelling(name: string): boolean {
  return name.split(/\s+/).filter((word) => /^\p{Lu}|\p{L}{4}/u.test(word)).length > 1
}

/** A text as a pattern of PostgreSQL's. */
function literally(text: string): string {
  return text.replaceAll(/[^\p{L}\p{N}\s]/gu, String.raw`\$&`)
}

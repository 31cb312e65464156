import { type RawBuilder, sql } from 'kysely'

/** Whether a text holds the address or the name, each as a whole and no part of another. */
export function names({ email, name }: { email: string; name: string }, text: RawBuilder<unknown>) {
  const address = String.raw`(?<![[:alnum:]_'+.-])${literally(email)}(?![[:alnum:]_-]|[.][[:alnum:]])`
  if (!isTelling(name)) return sql<boolean>`${text} ~* ${address}`
  return sql<boolean>`${text} ~* ${`${address}|(?<![[:alnum:]])${literally(name)}(?![[:alnum:]])`}`
}

/** Words that stand in anybody's sentences tell nobody: it takes two that are capitals or no mere particles. */
function isTelling(name: string): boolean {
  return name.split(/\s+/).filter((word) => /^\p{Lu}|\p{L}{4}/u.test(word)).length > 1
}

/** A text as a pattern of PostgreSQL's. */
function literally(text: string): string {
  return text.replaceAll(/[^\p{L}\p{N}\s]/gu, String.raw`\$&`)
}

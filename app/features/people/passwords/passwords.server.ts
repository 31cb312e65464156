import type { Portal } from '#app/portal.server.ts'

/** Also the key of its sentence in `passwords.words.ts`. */
export type PasswordProblem = 'weak-password' | 'common'

/**
 * What is wrong with a password somebody chose. No kinds of characters are asked for: a long one that nobody else uses
 * is what counts. The own address is the first thing anybody would try, so it counts as common.
 */
export async function checkPassword(
  { settings }: Pick<Portal, 'settings'>,
  { email = '', password }: { email?: string; password: string },
): Promise<PasswordProblem | undefined> {
  if (password.length < settings.passwordMin) return 'weak-password'
  const folded = password.normalize('NFKC').trim().toLowerCase()
  if (ownWords(email).includes(folded)) return 'common'
  const { commonPasswords } = await import('./common.server.ts')
  return commonPasswords.has(folded) ? 'common' : undefined
}

function ownWords(email: string): string[] {
  const address = email.toLowerCase()
  return [address, ...address.split('@')].filter(Boolean)
}

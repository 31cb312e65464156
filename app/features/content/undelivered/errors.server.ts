import { mailSecrets } from '#app/adapters/mail/choices.server.ts'
import type { Portal } from '#app/portal.server.ts'

/**
 * An error as it stands, but for what a mail server may have said in it: e-mail addresses, and what is secret of the
 * portal's login. A user's name may be a short word: it is not looked for within others.
 */
export function shownError({ settings: { mail } }: Pick<Portal, 'settings'>, error: string): string {
  const { secrets, user } = mailSecrets(mail)
  const forms = secrets.flatMap((one) => [one, encodeURIComponent(one)])
  const hidden = forms.reduce((words, one) => words.replaceAll(one, '…'), error)
  return withoutWord(hidden, user).replaceAll(/[^\s<>()[\]"',;:@]+@[^\s<>()[\]"',;:@]+/g, '…')
}

const letter = /[\p{L}\p{N}]/u

function withoutWord(text: string, word: string): string {
  const at = text.toLowerCase().indexOf(word.toLowerCase())
  if (word === '' || at === -1) return text
  const end = at + word.length
  const isWithin = letter.test(text.charAt(at - 1)) || letter.test(text.charAt(end))
  return text.slice(0, at) + (isWithin ? text.slice(at, end) : '…') + withoutWord(text.slice(end), word)
}

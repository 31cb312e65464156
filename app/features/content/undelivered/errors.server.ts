import type { Portal } from '#app/portal.server.ts'

/** An error as it stands, but for what a mail server may have said in it: e-mail addresses, and the portal's login. */
export function shownError({ settings: { mail } }: Pick<Portal, 'settings'>, error: string): string {
  const login = mail.by === 'smtp' ? mail.smtp.login : undefined
  const known = login ? withoutLogin(error, login) : error
  return known.replaceAll(/[^\s<>()[\]"',;:@]+@[^\s<>()[\]"',;:@]+/g, '…')
}

/** As it was typed, and as SMTP sends it. A user's name may be a short word: it is not looked for within others. */
function withoutLogin(error: string, { user, pass }: { user: string; pass: string }): string {
  const sent = [`\0${user}\0${pass}`, user, pass].map((one) => Buffer.from(one).toString('base64'))
  const all = [...sent, pass, encodeURIComponent(pass)].filter((one) => one !== '')
  const hidden = all.reduce((words, one) => words.replaceAll(one, '…'), error)
  return withoutWord(hidden, user)
}

const letter = /[\p{L}\p{N}]/u

function withoutWord(text: string, word: string): string {
  const at = text.toLowerCase().indexOf(word.toLowerCase())
  if (word === '' || at === -1) return text
  const end = at + word.length
  const isWithin = letter.test(text.charAt(at - 1)) || letter.test(text.charAt(end))
  return text.slice(0, at) + (isWithin ? text.slice(at, end) : '…') + withoutWord(text.slice(end), word)
}

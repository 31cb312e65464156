import { Problem } from '#app/kit/problem.ts'

/** How many messages of a conversation a page begins with. */
export const messagesAtOnce = 20
const messagesMost = 500

/** The number of a ticket as an address gives it. @throws Problem not-found */
export function idIn(text: string): number {
  if (!/^[1-9]\d{0,14}$/.test(text)) throw new Problem('not-found')
  return Number(text)
}

/** How many messages an address asks for. */
export function messagesIn(query: URLSearchParams): number {
  const wished = Number(query.get('messages'))
  return Number.isInteger(wished) && wished > messagesAtOnce ? Math.min(wished, messagesMost) : messagesAtOnce
}

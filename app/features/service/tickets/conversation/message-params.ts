import { maybeId } from '#app/kit/http/ids.ts'

/** How many messages of a conversation a page begins with. */
const messagesAtOnce = 20
/** How many it shows at most; those before them have a page of their own. */
const messagesMost = 500

/** The messages an address asks for: so many, and only those before a given one. */
export type Wanted = { count: number; before?: number | undefined }

/** Values it does not know are left out. */
export function messagesIn(query: URLSearchParams): Wanted {
  const wanted = Number(query.get('messages'))
  const count = Number.isInteger(wanted) && wanted > messagesAtOnce ? Math.min(wanted, messagesMost) : messagesAtOnce
  return { count, before: maybeId(query.get('before')) }
}

/** The address of some more, or of those before as many as one page shows. @param from the id of the oldest in sight */
export function olderMessages({ count, before }: Wanted, from: number): string {
  const more = count + messagesAtOnce
  if (more > messagesMost) return `?before=${from}`
  return before === undefined ? `?messages=${more}` : `?messages=${more}&before=${before}`
}

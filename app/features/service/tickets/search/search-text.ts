import { searchable, serialMeant } from '#app/kit/lists/searchable.ts'
import { locales } from '#app/kit/words/locales.ts'
import type { Topic } from '../tickets.claim.ts'
import type { Ticket } from '../tickets.ts'
import type { Catalogue } from '#app/catalogue/catalogue.ts'
import { labelsIn } from '#app/catalogue/catalogue.labels.ts'
import { subjectOf } from '../tickets.words.ts'

type Sought = Topic & Pick<Ticket, 'content'> & Partial<Pick<Ticket, 'id' | 'subject' | 'authorizationNumber'>>

/** What search looks in: beside what staff have called a ticket also the subject it was found by before. */
export function searchText(
  catalogue: Catalogue,
  { id, subject, content, authorizationNumber, ...topic }: Sought,
): string {
  const bareSerial = topic.serialNumber.replaceAll(/[^\p{L}\p{N}]/gu, '')
  const composed = locales.map((locale) => subjectOf(locale, labelsIn(locale, catalogue), { ...topic, subject: null }))
  return searchable([id, subject, bareSerial, ...composed, content, authorizationNumber].filter(Boolean).join(' '))
}

/** What is looked for where somebody has typed a ticket's number as pages and letters write it: «N. 10035», «#10035», or a serial number with blanks. */
export function numberMeant(q: string): string {
  return /^(?:#|n[.°]|n[or]\.?|n(?= )) ?(\d{3,})$/.exec(q)?.[1] ?? serialMeant(q)
}

/**
 * What the index of `search_pieces` is asked for, as a tsquery: it holds each six characters in a row of every text, so
 * that whatever a shorter piece begins it holds too.
 */
export function piecesIn(q: string): string {
  const characters = Array.from(q)
  if (characters.length < pieceLength) return `${quoted(q)}:*`
  const last = characters.length - pieceLength
  const step = Math.max(1, Math.ceil(last / piecesMost))
  const starts = Array.from({ length: Math.ceil(last / step) }, (_, at) => at * step)
  return [...starts, last].map((at) => quoted(characters.slice(at, at + pieceLength).join(''))).join(' & ')
}

/** As in the migration that made the index. */
const pieceLength = 6
/** Not every piece of a long sentence is looked up: each costs a read, and few are enough to tell. */
const piecesMost = 24

function quoted(piece: string): string {
  return `'${piece.replaceAll(/['\\]/g, '$&$&')}'`
}

import type { Locale } from '#app/kit/words/locales.ts'
import { sayIn } from '#app/kit/words/words.ts'
import type { Ticket } from '../tickets.ts'
import { ticketWords } from '../tickets.words.ts'
import { isAppealOpen } from './appeal.ts'
import { appealWords } from './appeal.words.ts'

export type Staged = Pick<Ticket, 'stage' | 'isAppealed'>

/** Where a ticket stands, in a word; one under appeal is no new request. */
export function stageName(locale: Locale, ticket: Staged): string {
  return isAppealOpen(ticket)
    ? sayIn(appealWords, locale)('stage')
    : sayIn(ticketWords, locale)(`stage.${ticket.stage}`)
}

import { locales } from '#app/kit/words/locales.ts'
import type { Ticket, Topic } from './tickets.ts'
import { subjectOf } from './tickets.words.ts'

type Sought = Topic & Pick<Ticket, 'content'> & Partial<Pick<Ticket, 'id' | 'subject'>>

/** What search looks in: beside what staff have called a ticket also the subject it was found by before. */
export function searchText({ id, subject, content, ...topic }: Sought): string {
  const bareSerial = topic.serialNumber.replaceAll(/[^\p{L}\p{N}]/gu, '')
  const composed = locales.map((locale) => subjectOf(locale, { ...topic, subject: null }))
  return [id, subject, bareSerial, ...composed, content].filter(Boolean).join(' ').toLowerCase()
}

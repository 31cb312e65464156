import type { Locale } from '#app/kit/words/locales.ts'
import { sayIn } from '#app/kit/words/words.ts'
import type { Subject } from './surveys.ts'
import { surveyWords } from './surveys.words.ts'

/** What an answer is about, in a few words. */
export function subjectText(locale: Locale, { ticketId, appointmentId, productId }: Subject): string {
  const say = sayIn(surveyWords, locale)
  if (ticketId !== null) return say('about.ticket', { id: String(ticketId) })
  if (appointmentId !== null) return say('about.appointment', { id: String(appointmentId) })
  return say(productId === null ? 'about.campaign' : 'about.registration')
}

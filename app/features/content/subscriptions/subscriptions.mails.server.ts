import type { Block } from '#app/kit/mail-layout.server.tsx'
import type { Locale } from '#app/kit/words/locales.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { addressIn, type Portal } from '#app/portal.server.ts'
import { unsubscribeToken } from './subscriptions.server.ts'
import type { Topic } from './subscriptions.ts'
import { subscriptionWords, topicWord } from './subscriptions.words.ts'

/**
 * The way out of a topic, for each of its mails: headers that mail programs make a button of (RFC 8058), and a line at
 * the foot for everybody else.
 */
export function unsubscribing(
  portal: Portal,
  { id, locale, role }: { id: number; locale: Locale; role?: string | null },
  topic: Topic,
): { headers: Record<string, string>; foot: Block } {
  const link = addressIn(portal, locale, `/unsubscribe/${unsubscribeToken(portal, id, topic)}`)
  const say = sayIn(subscriptionWords, locale)
  return {
    headers: { 'List-Unsubscribe': `<${link}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    foot: { text: say('mail.foot', { topic: say(topicWord(topic, role === 'customer')) }), link, small: true },
  }
}

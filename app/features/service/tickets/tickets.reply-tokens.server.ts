import { tokenMark } from '#app/kit/settings/inbox-settings.server.ts'
import { isSealedCode, openCode, sealCode } from '#app/kit/sealed-code.server.ts'
import type { Portal } from '#app/portal.server.ts'

/** To whom a mail about a ticket went: the one who answers it is that one, or nobody. */
export type Addressee = { who: 'account' | 'follower'; id: number; ticketId: number }

const kinds = ['account', 'follower'] as const
const purpose = 'reply to a mail about a ticket'

/** Months for which a mail can be answered, beside the one in which it was sent: longer than a ticket takes. */
const lasts = 12

/** Where answers to a mail go, and the same token for its Message-ID: absent where the portal reads no mail. */
export function replyingTo(
  { settings, secret, clock }: Portal,
  { who, id, ticketId }: Addressee,
): { address: string; token: string } | undefined {
  if (!settings.inbound) return undefined
  const token = sealCode(secret, purpose, [kinds.indexOf(who), id, ticketId, monthOf(clock.now()) + lasts])
  return { token, address: settings.inbound.replyTo.replace(tokenMark, token) }
}

/** Whom a token names; `old` once its year is over, undefined where it is none of this portal's. */
export function readReplyToken({ secret, clock }: Portal, token: string): Addressee | 'old' | undefined {
  const [kind, id, ticketId, until] = openCode(secret, purpose, token) ?? []
  const who = kinds[kind ?? -1]
  if (!who || id === undefined || ticketId === undefined || until === undefined) return undefined
  return until < monthOf(clock.now()) ? 'old' : { who, id, ticketId }
}

/**
 * The tokens in what a mail was sent to, then in what it answers: some mail servers take the part behind the plus away, and
 * leave the Message-IDs.
 */
export function tokensIn(
  { settings }: Pick<Portal, 'settings'>,
  { receivers, answers }: { receivers: readonly string[]; answers: string },
): string[] {
  const [before = '', after = ''] = (settings.inbound?.replyTo ?? '').split(tokenMark)
  const addressed = receivers
    .map((address) => address.toLowerCase())
    .filter((address) => address.startsWith(before.toLowerCase()) && address.endsWith(after.toLowerCase()))
    .map((address) => address.slice(before.length, address.length - after.length))
    .filter(isSealedCode)
  const answered = [...answers.matchAll(/<([a-z2-7]{45})\./gi)].flatMap(([, one = '']) => one)
  // The last one named is the mail that is answered.
  return [...addressed, ...answered.toReversed()]
}

function monthOf(moment: Date): number {
  return moment.getUTCFullYear() * 12 + moment.getUTCMonth()
}

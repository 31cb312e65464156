import { tokenMark } from '#app/kit/settings/inbox-settings.server.ts'
import { isSealedCode, openCode, sealCode } from '#app/kit/sealed-code.server.ts'
import type { Portal } from '#app/portal.server.ts'

/** To whom a mail about a ticket went: the one who answers it is that one, or nobody. */
export type Addressee = { who: 'account' | 'follower'; id: number; ticketId: number }

const kinds = ['account', 'follower'] as const
const purposes = { reply: 'reply to a mail about a ticket', return: 'mail about a ticket that came back' } as const

/** Months for which a mail can be answered, beside the one in which it was sent: longer than a ticket takes. */
const lasts = 12

/**
 * Where answers to a mail go, the same token for its Message-ID, and its return path: absent where the portal reads no
 * mail. The return path has a token that nobody can make of the other: everybody who gets a copy of an answer reads where
 * it went, and by a report that comes back no mail leaves any more.
 */
export function replyingTo(
  { settings, secret, clock }: Portal,
  { who, id, ticketId }: Addressee,
): { address: string; token: string; returnTo: string } | undefined {
  if (!settings.inbound) return undefined
  const { replyTo } = settings.inbound
  const numbers = [kinds.indexOf(who), id, ticketId, monthOf(clock.now()) + lasts] as const
  const token = sealCode(secret, purposes.reply, numbers)
  const back = sealCode(secret, purposes.return, numbers)
  return { token, address: replyTo.replace(tokenMark, token), returnTo: replyTo.replace(tokenMark, back) }
}

/** Whom a token of this purpose names; `old` once its year is over, undefined where it is none of this portal's. */
export function readMailToken(
  { secret, clock }: Portal,
  token: string,
  purpose: keyof typeof purposes,
): Addressee | 'old' | undefined {
  const [kind, id, ticketId, until] = openCode(secret, purposes[purpose], token) ?? []
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

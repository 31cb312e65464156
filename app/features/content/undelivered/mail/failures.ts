/** Why a mail did not leave, as far as a person can do something about it. */
export const reasons = ['host', 'silent', 'login', 'certificate', 'refused', 'later', 'other'] as const
export type Reason = (typeof reasons)[number]

/** The first that fits: a server’s answer to the login has numbers that others have as well. */
const signs: readonly (readonly [Reason, RegExp])[] = [
  ['host', /ENOTFOUND|EAI_AGAIN/],
  ['login', /invalid login|missing credentials|\b53[045][ -]|authentication/i],
  ['certificate', /certificate|altnames|STARTTLS|SSL routines|wrong version number/i],
  ['silent', /ECONN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EPIPE|timeout|greeting|connection closed|socket close|aborted/i],
  ['refused', /^Undeliverable: 5\d\d/],
  ['later', /\b4\d\d[ -]/],
]

/** @param error as the outbox keeps it */
export function reasonOf(error: string): Reason {
  return signs.find(([, sign]) => sign.test(error))?.[0] ?? 'other'
}

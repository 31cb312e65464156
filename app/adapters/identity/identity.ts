import type { AuthCode } from './auth-codes.ts'

export type Credentials = { email: string; password: string }

/**
 * Somebody the identity service vouches for. `subject` is its own id for the person, and never changes. `at`: since
 * when, by the service's own clock, so that it can be compared with the moment of a revocation; absent where only the
 * portal decides.
 */
export type Identified = { subject: string; email: string; emailVerified: boolean; at?: Date }

/** `message`: the service's own sentence, where it gave a code outside the catalogue. */
export type Refusal = { refused: AuthCode; message?: string }

/** What a link in a mail is for, and to whom it goes. */
export type CodeRequest =
  | { purpose: 'verify'; subject: string }
  | { purpose: 'reset'; email: string }
  | { purpose: 'change-email'; subject: string; email: string }

/**
 * Proof that the account is one's own, where a link confirms an address: anyone who only got the mail might confirm it
 * for a stranger who registered it. The session that one is in is proof, or the password.
 */
export type Proof = { subject?: string | undefined; password?: string | undefined }

export type CodeUse =
  | { purpose: 'verify' | 'change-email'; code: string; by: Proof }
  | { purpose: 'reset'; code: string; password: string }

/** Who somebody is; what they may do is decided elsewhere. Sign-in calls it directly, past the outbox. */
export type Identity = {
  /** An unknown address and a wrong password are refused alike, after equal work. */
  signIn(credentials: Credentials): Promise<Identified | Refusal>
  register(credentials: Credentials & { emailVerified: boolean }): Promise<Identified | Refusal>
  /**
   * The secret of a link in a mail, to be used once and within the hour. Asked again with the same `key` (the mail's
   * own id), it voids nothing that went out before. @returns undefined when there is nobody it should go to
   * @throws when the service is away: the mail waits
   */
  issueCode(request: CodeRequest, key: string): Promise<string | undefined>
  /** The address a code was made for, as long as it can be used. Nothing is used up. */
  readCode(purpose: CodeRequest['purpose'], code: string): Promise<{ email: string } | Refusal>
  /**
   * Uses a code up: the address is verified or changed, or the password is new. Without the proof it takes it is refused
   * as `invalid-credential`, and may be tried again.
   */
  redeemCode(use: CodeUse): Promise<Identified | Refusal>
  /** For somebody who has just shown who they are. */
  setPassword(subject: string, password: string): Promise<Identified | Refusal>
  /** Whom an ID token of the service speaks of, for clients that hold tokens themselves. */
  readToken(token: string): Promise<Identified | Refusal>
  /** Forgets a person: their address and password are gone afterwards. @throws when the service is away */
  erase(subject: string): Promise<void>
  /**
   * Among people with sessions, opened at `since` at the earliest: those whom the service has disabled, deleted or
   * signed out; no session from before that moment counts any more. Absent where only the portal itself decides.
   * @throws when the service is away
   */
  listRevoked?(holders: readonly { subject: string; since: Date }[]): Promise<{ subject: string; before: Date }[]>
}

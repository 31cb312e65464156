export type Credentials = { email: string; password: string }

/** Somebody the identity service vouches for. `subject` is its own id for the person, and never changes. */
export type Identified = { subject: string; email: string; emailVerified: boolean }

/** Codes of the error catalogue, without the provider's `auth/`. */
export type IdentityRefusal = 'invalid-credential' | 'user-disabled' | 'email-already-in-use'

/** Who somebody is; what they may do is decided elsewhere. Sign-in calls it directly, past the outbox. */
export type Identity = {
  /** An unknown address and a wrong password are refused alike, after equal work. */
  signIn(credentials: Credentials): Promise<Identified | { refused: IdentityRefusal }>
  register(credentials: Credentials & { emailVerified: boolean }): Promise<Identified | { refused: IdentityRefusal }>
}

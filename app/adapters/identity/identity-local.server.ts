import { randomUUID } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import type { Clock } from '#app/kit/clock.ts'
import type { Db } from '#app/kit/db/db.server.ts'
import type { Identity } from './identity.ts'

// OWASP's second profile for argon2id: 19 MiB, 2 passes, 1 lane. Hashing runs on libuv's threads.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** The portal's own identity service: addresses and argon2id hashes in the table `credential`. */
export function createLocalIdentity({ db, clock }: { db: Db; clock: Clock }): Identity {
  // What an unknown address is checked against, so that the answer takes as long as for a known one.
  const nobody = hash(randomUUID(), cost)
  return {
    async signIn({ email, password }) {
      const found = await db
        .selectFrom('credential')
        .select(['subject', 'email', 'email_verified', 'password_hash', 'disabled_at'])
        .where('email', '=', email)
        .executeTakeFirst()
      const matches = await verify(found?.password_hash ?? (await nobody), password)
      if (!found || !matches) return { refused: 'invalid-credential' }
      if (found.disabled_at) return { refused: 'user-disabled' }
      return { subject: found.subject, email: found.email, emailVerified: found.email_verified }
    },

    async register({ email, password, emailVerified }) {
      const added = await db
        .insertInto('credential')
        .values({
          subject: randomUUID(),
          email,
          password_hash: await hash(password, cost),
          email_verified: emailVerified,
          created_at: clock.now(),
        })
        .onConflict((conflict) => conflict.column('email').doNothing())
        .returning('subject')
        .executeTakeFirst()
      if (!added) return { refused: 'email-already-in-use' }
      return { subject: added.subject, email, emailVerified }
    },
  }
}

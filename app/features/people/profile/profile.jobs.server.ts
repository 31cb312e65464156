import * as z from 'zod/mini'
import { type Block, writeLetter } from '#app/kit/mail-layout.server.tsx'
import { jobOf } from '#app/kit/outbox/jobs.ts'
import { unseal } from '#app/kit/secret.server.ts'
import { formatNumber } from '#app/kit/words/formats.ts'
import { type Locale, locales } from '#app/kit/words/locales.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { addressIn, letterheadIn, type Portal } from '#app/portal.server.ts'
import { findRequest } from './data/erasure.requests.store.server.ts'
import * as erasure from './data/erasure.store.server.ts'
import { mailWords } from './mails.words.ts'
import {
  type ErasedKind,
  erasedKinds,
  type ErasureReport,
  erasureReport,
  type KeptKind,
  keptKinds,
} from './data/erasure.ts'
import { erasureWords } from './data/erasure.words.ts'
import { erasedMail, erasureAskedMail, personForgotten } from './profile.outbox.ts'
import { pseudonymOf } from './profile.ts'
import { findPerson } from './store.server.ts'

const addressee = z.object({ email: z.string(), locale: z.enum(locales) })
/** Rows from before a contact's id was text have a number. */
const contactKey = z.nullable(z.pipe(z.union([z.string(), z.number()]), z.transform(String)))
const outside = z.object({ email: z.nullable(z.string()), subject: z.string(), contactId: contactKey })

export function profileJobs(portal: Portal) {
  return [
    /** Withdrawn meanwhile, or carried out by somebody else: then there is nothing to ask for. */
    jobOf(erasureAskedMail, async ({ accountId, requestId }, tx) => {
      const admin = await findPerson(tx, accountId)
      const request = await findRequest(tx, requestId)
      if (!admin?.emailVerified || !request || request.carriedOutAt) return
      const { email: to, locale, firstName: name } = admin
      const say = sayIn(mailWords, locale)
      const who = { name: request.name || request.email }
      const blocks: Block[] = [
        { text: name ? say('hello', { name }) : say('hello.nameless') },
        { text: say('erasure-asked', who) },
        { text: say('erasure-asked.open'), link: addressIn(portal, locale, `/console/erasures/${requestId}`) },
      ]
      return { to, subject: say('erasure-asked.subject', who), ...write(portal, locale, blocks) }
    }),

    /** The last message to somebody whose data is gone; after it the address is forgotten as well. */
    jobOf(erasedMail, async ({ requestId, sealed }, tx) => {
      const request = requestId === undefined ? undefined : await findRequest(tx, requestId)
      if (!sealed || !request) return
      const { email: to, locale } = addressee.parse(opened(portal, sealed))
      const say = sayIn(mailWords, locale)
      const report = erasureReport.parse(request.report)
      const blocks: Block[] = [
        { text: say('hello.nameless') },
        { text: say('erased') },
        ...reportIn(locale, report, pseudonymOf(request.accountId)),
        { text: say('erased.last'), small: true },
      ]
      return { to, subject: say('erased.subject'), ...write(portal, locale, blocks) }
    }),

    /** What the CRM and the identity service know. Run again, there is nothing left to forget. */
    jobOf(personForgotten, async ({ sealed }, tx) => {
      if (!sealed) return
      const { email, subject, contactId } = outside.parse(opened(portal, sealed))
      const contact = contactId ?? (email === null ? undefined : (await portal.crm.findContact(email))?.id)
      if (contact !== undefined) await portal.crm.eraseContact(contact)
      await portal.identity.erase(subject)
      await erasure.deleteNewborn(tx, subject)
    }),
  ]
}

/** Nobody has more than one of these, so there is nothing to count. */
const aloneKinds = new Set<ErasedKind | KeptKind>(['profile', 'contact', 'company', 'notice'])

function reportIn(locale: Locale, { erased, kept }: ErasureReport, pseudonym: string): Block[] {
  const say = sayIn(erasureWords, locale)
  const line = (kind: ErasedKind | KeptKind, label: string, count: number) => ({
    text: aloneKinds.has(kind) ? label : `${label} – ${formatNumber(locale, count)}`,
  })
  return [
    { text: say('erased.done'), strong: true },
    ...erasedKinds.filter((kind) => erased[kind] > 0).map((kind) => line(kind, say(`erased.${kind}`), erased[kind])),
    { text: say('kept.done'), strong: true },
    ...keptKinds.filter((kind) => kept[kind] > 0).map((kind) => line(kind, say(`kept.${kind}`), kept[kind])),
    { text: say('kept.why', { pseudonym }) },
  ]
}

function write(portal: Portal, locale: Locale, blocks: Block[]) {
  return writeLetter(letterheadIn(portal, locale), blocks)
}

function opened({ secret }: Portal, sealed: string): unknown {
  return JSON.parse(unseal(secret, 'erasure', Buffer.from(sealed, 'base64url')).toString())
}

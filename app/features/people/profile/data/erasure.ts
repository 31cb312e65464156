import type { Locale } from '#app/kit/words/locales.ts'
import * as z from 'zod/mini'

/** What goes, and what has to stay, as the report counts it. */
export const erasedKinds = [
  'profile',
  'contact',
  'company',
  'sessions',
  'second-factors',
  'drafts',
  'unsent-files',
  'requests',
  'invites',
  'mails',
  'subscriptions',
  'receipts',
  'texts',
  'addresses',
] as const
export type ErasedKind = (typeof erasedKinds)[number]

export const keptKinds = [
  'tickets',
  'messages',
  'events',
  'products',
  'log',
  'files',
  'quotes',
  'replies',
  'leads',
  'notes',
  'orders',
  'resources',
  'mentions',
  'notice',
] as const
export type KeptKind = (typeof keptKinds)[number]

export type ErasureReport = { erased: Record<ErasedKind, number>; kept: Record<KeptKind, number> }

/** Why a request is not carried out: a company needs an owner, the portal an administrator, and nobody erases themselves. */
export type ErasureObstacle = 'last-owner' | 'last-admin' | 'own'

/** Reports of earlier days know fewer kinds: of the others there was nothing. */
function counts<const Kinds extends readonly string[]>(kinds: Kinds) {
  const none = Object.fromEntries(kinds.map((kind) => [kind, 0]))
  const all = z.record(z.enum(kinds), z.number())
  return z.pipe(
    z.transform((stored: object) => ({ ...none, ...stored })),
    all,
  )
}

/** A report as it was stored. */
export const erasureReport = z.object({ erased: counts(erasedKinds), kept: counts(keptKinds) })

/** Whose data are counted or erased. */
export type Subject = {
  id: number
  subject: string
  /** What is theirs by their address: null where it is not confirmed, since somebody else may own it by now. */
  email: string | null
  name: string
  locale: Locale
  role: string | null
  companyId: number | null
  companyKind: 'dealer' | 'customer' | null
  contactId: string | null
}

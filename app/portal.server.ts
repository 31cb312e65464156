import { isIPv6 } from 'node:net'
import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import { createContext } from 'react-router'
import { createHubspotCrm } from '#app/adapters/crm/crm-hubspot.server.ts'
import { createLocalCrm } from '#app/adapters/crm/crm-local.server.ts'
import type { Crm } from '#app/adapters/crm/crm.ts'
import { mappingFrom } from '#app/adapters/erp/business-central.own-mapping.ts'
import { standardMapping } from '#app/adapters/erp/business-central.standard.ts'
import { createBusinessCentral } from '#app/adapters/erp/erp-business-central.server.ts'
import { noErp } from '#app/adapters/erp/erp-none.server.ts'
import type { Erp } from '#app/adapters/erp/erp.ts'
import { openFiles } from '#app/adapters/files/choices.server.ts'
import type { Files } from '#app/adapters/files/files.ts'
import { openScratch, type Scratch } from '#app/adapters/files/scratch.server.ts'
import { createLocalIdentity } from '#app/adapters/identity/identity-local.server.ts'
import type { Identity } from '#app/adapters/identity/identity.ts'
import type { Inbox } from '#app/adapters/inbox/inbox.ts'
import { openMail } from '#app/adapters/mail/choices.server.ts'
import type { Mail } from '#app/adapters/mail/mail.ts'
import { senderOf } from '#app/brand/brand.ts'
import { type Brands, openBrands } from '#app/brand/brand.server.ts'
import { letterheadOf, paperOf } from '#app/brand/letterhead.server.ts'
import { type Catalogues, openCatalogues } from '#app/catalogue/catalogue.server.ts'
import { accountLimits, pictureLimits } from '#app/limits.ts'
import type { Clock } from '#app/kit/clock.ts'
import type { Letterhead } from '#app/kit/letterhead.ts'
import { readsOfPrimary, type Reads } from '#app/kit/db/replica.server.ts'
import type { Tables } from '#app/kit/db/tables.ts'
import { createRate, type Rate } from '#app/kit/rate.ts'
import { createPresence, type Presence } from '#app/kit/live/presence.server.ts'
import { createStreams, type Streams } from '#app/kit/live/streams.server.ts'
import type { StoreWatch } from '#app/kit/outbound/store-watch.ts'
import { createSemaphore, type Semaphore } from '#app/kit/semaphore.ts'
import { createPictures, type Pictures } from '#app/kit/pictures/pictures.server.ts'
import { memoizeFor, type TtlCache } from '#app/kit/ttl-cache.ts'
import type { Tracer } from '#app/kit/tracing/otlp.server.ts'
import { createTurns, type Turns } from '#app/kit/turns.ts'
import { createUsageCounters, type UsageCounters } from '#app/kit/usage-counters.server.ts'
import { setTimeZone } from '#app/kit/words/formats.ts'
import { type Locale, pathIn } from '#app/kit/words/locales.ts'
import { secretIn } from '#app/kit/secret.server.ts'
import { type Settings, SettingsError } from '#app/settings.server.ts'

/** Everything outside the code that the code depends on. Features receive it; none of them builds it. */
export type Portal = {
  settings: Settings
  db: Kysely<Tables>
  /** The same database for what takes its time, as reports do: connections apart, and statements may run for minutes. */
  slowDb: Kysely<Tables>
  /** What lists, searches and reports read from: a replica, where there is one that follows closely. */
  reads: Reads
  /** Signs one-time links and seals what only the portal may read. */
  secret: string
  /** The maker's name, colour, pictures and legal texts. */
  brands: Brands
  /** The maker's families, parts and rules. */
  catalogues: Catalogues
  identity: Identity
  crm: Crm
  erp: Erp
  files: Files
  pictures: Pictures
  /** Room on the disk for files that are not finished. */
  scratch: Scratch
  mail: Mail
  /** The mailbox that replies come to, if one is read. */
  inbox: Inbox | undefined
  /** Files on their way in: what one account sends at the same moment must not fill the disk before it is counted. */
  arrivals: Turns
  /** Limits on making dossiers: two at once, one for each account, and so many in a quarter of an hour. */
  dossiers: ReturnType<typeof createDossierLimits>
  /** Checks of the log that administrators ask for: one after the other, and nobody waits in line. */
  logChecks: Turns
  /** Searches over all tickets take their turn: slow ones must not hold every connection. */
  searches: Semaphore
  /** The medians of all dealers for reports, cached: each takes a read of every ticket. */
  medians: TtlCache<number | null>
  usageCounters: UsageCounters
  /** The open pages that hear what is new. */
  streams: Streams
  /** Who of the staff has which ticket open, in whichever process. */
  presence: Presence
  clock: Clock
  log: Logger
  /** Where traces go, if anywhere. */
  tracer?: Tracer | undefined
}

/**
 * What the start has already opened: the rest of the portal is built on it. Without a replica all is read from the
 * primary.
 */
export type PortalBasis = Pick<Portal, 'settings' | 'db' | 'slowDb' | 'clock' | 'log'> & { reads?: Reads }

export const portalContext = createContext<Portal>()

/** Counters for what adapters send, where metrics are wanted. */
type Watches = { store?: StoreWatch | undefined }

/**
 * The one place that chooses adapters, but for mail and files, whose choices stand beside them in `choices.server.ts`.
 * An adapter with large libraries is loaded only where it was chosen.
 */
export async function createPortal(basis: PortalBasis, { store }: Watches = {}): Promise<Portal> {
  setTimeZone(basis.settings.timeZone)
  const secret = basis.settings.sessionSecret ?? (await secretIn(basis.settings.dataDir))
  const brands = await openBrands(basis)
  return {
    ...basis,
    reads: basis.reads ?? readsOfPrimary(basis),
    secret,
    brands,
    catalogues: await openCatalogues(basis),
    identity: await identityIn(basis, secret),
    erp: erpOf(basis),
    crm: basis.settings.hubspot
      ? createHubspotCrm({ ...basis, fetch, hubspot: basis.settings.hubspot })
      : createLocalCrm(basis),
    files: await openFiles(basis.settings.files, { ...basis.settings, log: basis.log, watch: store }),
    pictures: createPictures({
      log: basis.log,
      timeout: pictureLimits.milliseconds,
      waiting: pictureLimits.waiting,
      sharedBy: basis.settings.processes,
    }),
    scratch: await openScratch(`${basis.settings.dataDir}/scratch`, basis.log),
    mail: await openMail(basis.settings.mail, { ...basis, secret, name: () => senderOf(brands.current()) }),
    inbox: await inboxIn(basis.settings),
    arrivals: createTurns({ atOnce: Infinity, each: accountLimits.arriving, waiting: 0 }),
    dossiers: createDossierLimits(basis.clock),
    logChecks: createTurns({ atOnce: 1, each: 1, waiting: 0 }),
    searches: createSemaphore(3),
    medians: memoizeFor(basis.clock, 10 * 60_000),
    usageCounters: createUsageCounters(basis),
    streams: createStreams(),
    presence: createPresence(),
  }
}

/** @throws SettingsError for a mapping that cannot be */
export function erpOf({ settings: { erp }, clock }: { settings: Pick<Settings, 'erp'>; clock: Clock }): Erp {
  if (!erp) return noErp
  const mapping = erp.mapping ? mappingFrom(erp.mapping.says) : standardMapping
  if (typeof mapping === 'string')
    throw new SettingsError(`The setting ERP_MAPPING names ${erp.mapping?.file}, which ${mapping}.`)
  return createBusinessCentral({ settings: erp, mapping, fetch, clock })
}

async function identityIn(basis: PortalBasis, secret: string): Promise<Identity> {
  const { firebase } = basis.settings
  if (!firebase) return createLocalIdentity({ ...basis, secret })
  const { createFirebaseIdentity } = await import('#app/adapters/identity/identity-firebase.server.ts')
  return createFirebaseIdentity({ ...basis, ...firebase, fetch, secret })
}

async function inboxIn({ inbound }: Settings): Promise<Inbox | undefined> {
  if (!inbound) return undefined
  const { createImapInbox } = await import('#app/adapters/inbox/inbox-imap.server.ts')
  return createImapInbox({ inbound })
}

export function createDossierLimits(clock: Clock): { turns: Turns; rate: Rate } {
  return {
    turns: createTurns({ atOnce: 2, each: 1, waiting: accountLimits.dossiersWaiting }),
    rate: createRate(clock, { most: accountLimits.dossiersAQuarterHour, minutes: 15 }),
  }
}

/** The whole address of a page, for mails: never made from what a request says its host is. */
export function addressIn(basis: Pick<PortalBasis, 'settings'>, locale: Locale, path: string): string {
  return siteOf(basis) + pathIn(locale, path)
}

/** Where the portal stands, without a slash at the end. */
export function siteOf({ settings }: Pick<PortalBasis, 'settings'>): string {
  const host = isIPv6(settings.host) ? `[${settings.host}]` : settings.host
  return settings.appUrl ?? `http://${host}:${settings.port}`
}

/** The letterhead of a mail, in its reader's language. */
export function letterheadIn(portal: Pick<Portal, 'settings' | 'brands'>, locale: Locale): Letterhead {
  return letterheadOf(portal.brands.current(), locale, (path) => siteOf(portal) + path)
}

/** The letterhead of a document made now, in its reader's language. */
export async function paperIn({ brands, clock }: Pick<Portal, 'brands' | 'clock'>, locale: Locale) {
  return { locale, brand: await paperOf(brands, brands.current(), locale), date: clock.now() }
}

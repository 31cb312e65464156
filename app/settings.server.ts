import { isIP } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { z } from 'zod'
import { filesOn, filesSettings, storesFrom } from '#app/adapters/files/choices.server.ts'
import { mailFrom, mailSettings } from '#app/adapters/mail/choices.server.ts'
import { brandFrom, brandSettings } from '#app/brand/brand-settings.server.ts'
import { backupFrom, backupSettings } from '#app/kit/settings/backup-settings.server.ts'
import { erpFrom, erpSettings } from '#app/kit/settings/erp-settings.server.ts'
import { firebaseFrom, firebaseSettings } from '#app/kit/settings/firebase-settings.server.ts'
import { isLoopback, trustsStrangers } from '#app/kit/http/client-address.server.ts'
import { hubspotFrom, hubspotSettings } from '#app/kit/settings/hubspot-settings.server.ts'
import { otlpFrom, otlpSettings } from '#app/kit/settings/otlp-settings.server.ts'
import { nearestName } from '#app/kit/nearest-name.ts'
import { inboundFrom, inboxSettings } from '#app/kit/settings/inbox-settings.server.ts'
import { oneOf } from '#app/kit/settings/parsed-setting.server.ts'
import { s3InClear } from '#app/kit/s3/s3-settings.server.ts'
import { defaultTimeZone } from '#app/kit/words/formats.ts'

/** What the operator decides. Read once, at the start, and nowhere else. */
export type Settings = ReturnType<typeof settingsFrom> & {
  /** What lets others in, as the beginning of a sentence, where the demonstration is not meant for them. */
  demoBarredBy: string | undefined
  /** Sentences to be said at each start. */
  warnings: string[]
}

/** A setting is missing or wrong: the start ends with this sentence. */
export class SettingsError extends Error {}

const postgresUrl = z.url({
  protocol: /^postgres(ql)?$/,
  error: 'it takes the address of a PostgreSQL, as in postgres://user:password@host/database',
})
const schema = z.object({
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  APP_URL: z
    .url({ protocol: /^https?$/, error: 'it takes the whole public address, as in https://portal.example' })
    .refine(isOrigin, 'only scheme, host and port belong there, as in https://portal.example')
    .optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_MIGRATION_URL: postgresUrl.optional(),
  DATABASE_REPLICA_URL: postgresUrl.optional(),
  DATABASE_REPLICA_LAG: wholeNumber(1, 300).default(5),
  DATABASE_PREPARED: oneOf('auto', 'on', 'off').default('auto'),
  SESSION_SECRET: z.string().min(32, 'it takes at least 32 characters').optional(),
  DEMO: oneOf('on', 'off').optional(),
  DEMO_PUBLIC: oneOf('yes', 'no').default('no'),
  INSECURE_HTTP: oneOf('yes', 'no').optional(),
  DRAIN_SECONDS: wholeNumber(0, 300).default(5),
  WEB_CONCURRENCY: wholeNumber(0, 64).default(1),
  METRICS_PORT: wholeNumber(0, 65_535).optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  ...otlpSettings,
  ROLE: oneOf('all', 'web', 'worker').default('all'),
  IDENTITY: oneOf('local', 'firebase').default('local'),
  ...firebaseSettings,
  ERP: oneOf('none', 'business-central').default('none'),
  ...erpSettings,
  ERP_MINUTES: wholeNumber(1, 1440).default(5),
  ERP_STALE_HOURS: wholeNumber(1, 720).default(24),
  CRM: oneOf('local', 'hubspot').default('local'),
  ...hubspotSettings,
  PASSWORD_MIN: wholeNumber(6, 64).default(6),
  TIME_ZONE: z
    .string()
    .refine(isTimeZone, 'it takes an area and a city as the IANA names them, as in Europe/London')
    .default(defaultTimeZone),
  ...filesSettings,
  ...mailSettings,
  ...inboxSettings,
  TRUSTED_PROXIES: z
    .string()
    .transform((list) =>
      list
        .split(',')
        .map((proxy) => proxy.trim())
        .filter(Boolean),
    )
    .refine(
      (proxies) => proxies.every(isRange),
      'it takes addresses and ranges such as 10.0.0.0/8, with commas between',
    )
    .refine(
      (proxies) => !proxies.every(isRange) || !trustsStrangers(proxies),
      'it believes a large part of the internet, where anybody could say what their address is: name the proxy’s own',
    )
    .default([]),
  ...brandSettings,
  ...backupSettings,
  BACKUP_KEEP: wholeNumber(1, 1000).default(14),
  WEBHOOK_TARGETS: oneOf('public', 'private').default('public'),
  OFFLINE: oneOf('on', 'off').default('on'),
  LOG_LEVEL: oneOf('trace', 'debug', 'info', 'warn', 'error', 'silent').default('info'),
  NODE_ENV: oneOf('production', 'development', 'test').default('production'),
})

/**
 * @throws SettingsError with one sentence that names the wrong variable
 */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(isMeant))
  const read = schema.safeParse(given)
  if (!read.success) {
    const issue = read.error.issues[0]
    throw new SettingsError(`The setting ${String(issue?.path[0])} is wrong: ${issue?.message ?? 'unreadable'}.`)
  }
  refuseEmulator(read.data)
  const isProduction = given['NODE_ENV'] === 'production'
  const found = settingsFrom(read.data, isProduction)
  const demoBarredBy = read.data.DEMO_PUBLIC === 'no' ? wayIn(found) : undefined
  const settings = { ...found, demoBarredBy, warnings: mistyped(given) }
  if (settings.demo && demoBarredBy)
    throw new SettingsError(
      `${demoBarredBy} while DEMO is on with its published passwords: set DEMO=off, or DEMO_PUBLIC=yes if that is meant.`,
    )
  const insecure = passwordsInClear(settings)
  if (insecure && (read.data.INSECURE_HTTP ?? (isProduction ? 'no' : 'yes')) === 'no')
    throw new SettingsError(
      `${insecure}: set APP_URL to the https address of the proxy that ends TLS, or INSECURE_HTTP=yes if that is meant.`,
    )
  if (insecure) settings.warnings.push(`${insecure}.`)
  const inClear = settings.s3 && s3InClear(settings.s3)
  if (inClear) settings.warnings.push(inClear)
  if (!settings.sendsMail)
    settings.warnings.push('MAIL=log keeps every mail and sends none: set MAIL to a way of sending them.')
  if (settings.metrics && settings.port !== 0 && settings.metrics.port === settings.port)
    throw new SettingsError(
      'The setting METRICS_PORT is that of PORT, where visitors would read the figures: take another.',
    )
  if (settings.migrationUrl && !settings.databaseUrl)
    throw new SettingsError('The setting DATABASE_MIGRATION_URL is set without DATABASE_URL, whose tables it changes.')
  if (settings.replica && !settings.databaseUrl)
    throw new SettingsError('The setting DATABASE_REPLICA_URL is set without DATABASE_URL, whose replica it names.')
  if (settings.demo && settings.firebase && 'clientEmail' in settings.firebase.as)
    throw new SettingsError(
      'The setting DEMO is on while IDENTITY is firebase, where it would register people with a published password: set DEMO=off.',
    )
  return settings
}

function settingsFrom(read: z.infer<typeof schema>, production: boolean) {
  const stores = whole(storesFrom(read))
  const demo = (read.DEMO ?? (read.DATABASE_URL || production ? 'off' : 'on')) === 'on'
  return {
    port: read.PORT,
    host: read.HOST,
    /** The public address as browsers write it, without a slash at its end; absent, links name HOST and PORT. */
    appUrl: read.APP_URL && new URL(read.APP_URL).origin,
    dataDir: path.resolve(read.DATA_DIR),
    databaseUrl: read.DATABASE_URL,
    /** The same database as the role that owns its tables; absent, pages and migrations share one role. */
    migrationUrl: read.DATABASE_MIGRATION_URL,
    /** A streaming replica for lists, searches and reports, and how many seconds it may be behind. */
    replica: replicaIn(read),
    /** Whether statements are prepared; absent, unless a pooler stands in front. */
    prepares: read.DATABASE_PREPARED === 'auto' ? undefined : read.DATABASE_PREPARED === 'on',
    demo,
    role: read.ROLE,
    /** How many answer pages, side by side; above one, what needs no page is worked off by one more. */
    processes: read.WEB_CONCURRENCY || os.availableParallelism(),
    /** How long, once told to stop, the door stays open to those who have not heard of it yet. */
    drainSeconds: read.DRAIN_SECONDS,
    /** Where figures are told to a scraper, if anywhere. */
    metrics: read.METRICS_PORT === undefined ? undefined : { host: read.METRICS_HOST, port: read.METRICS_PORT },
    /** Where traces go, if anywhere. */
    traces: otlpFrom(read),
    /** Signs one-time links and seals second factors; absent, one is made in the data folder. */
    sessionSecret: read.SESSION_SECRET,
    /** The hosted identity service, where it takes the place of the portal's own. */
    firebase: whole(firebaseFrom(read)),
    /** The ERP that is read, where there is one. */
    erp: whole(erpFrom(read)),
    /** How often, and from when on what it said counts as old. */
    erpMinutes: read.ERP_MINUTES,
    erpStaleHours: read.ERP_STALE_HOURS,
    /** The maker's HubSpot, where it takes the place of the portal's own contacts. */
    hubspot: read.CRM === 'hubspot' ? whole(hubspotFrom(read)) : undefined,
    passwordMin: read.PASSWORD_MIN,
    /** The maker's, by which days begin and hours are written. */
    timeZone: read.TIME_ZONE,
    /** Where files are kept. */
    files: whole(filesOn(read.FILES, stores)),
    ...stores,
    ...mailsIn(read, demo),
    /** The mailbox that replies are read from, if any. */
    inbound: whole(inboundFrom(read)),
    trustedProxies: read.TRUSTED_PROXIES,
    ...whole(brandFrom(read, { demo, sender: read.MAIL_FROM?.name })),
    /** The nightly backups, where they are wanted. */
    backup: whole(backupFrom(read, stores.s3)),
    /** Where webhooks may go: the public internet by https, or private networks and plain http as well. */
    webhookTargets: read.WEBHOOK_TARGETS,
    /** Whether browsers keep pages to be opened without a line. */
    offline: read.OFFLINE === 'on',
    logLevel: read.LOG_LEVEL,
  }
}

function mailsIn(read: z.infer<typeof schema>, demo: boolean) {
  const mail = whole(mailFrom(read))
  const { sender } = mail
  return {
    /** The way by which mails leave. */
    mail,
    /** As whom, where any do. */
    sender,
    /** Whether mails reach their readers: those of a demonstration do so in its mailbox. */
    sendsMail: demo || sender !== undefined,
  }
}

function replicaIn({ DATABASE_REPLICA_URL: url, DATABASE_REPLICA_LAG: mostSeconds }: z.infer<typeof schema>) {
  return url === undefined ? undefined : { url, mostSeconds }
}

/** @throws SettingsError where it is a sentence */
function whole<Value extends object | undefined>(read: Value | string): Value {
  if (typeof read === 'string') throw new SettingsError(read)
  return read
}

/** @returns the beginning of a sentence, where others than this machine's can reach the portal */
function wayIn({ host, appUrl, trustedProxies }: ReturnType<typeof settingsFrom>): string | undefined {
  if (!isLoopback(host)) return `The setting HOST is ${host}, beyond this machine,`
  if (appUrl && !isLoopback(new URL(appUrl).hostname)) return `The setting APP_URL is ${appUrl}, beyond this machine,`
  return trustedProxies.length > 0 ? 'The setting TRUSTED_PROXIES names a proxy, which others may reach,' : undefined
}

/** @returns the beginning of a sentence, where passwords and cookies would cross a network for all to read */
function passwordsInClear({ host, appUrl }: ReturnType<typeof settingsFrom>): string | undefined {
  if (appUrl?.startsWith('https:')) return undefined
  const inClear = 'beyond this machine, and without https passwords cross the network for all to read'
  if (appUrl && !isLoopback(new URL(appUrl).hostname)) return `The setting APP_URL is ${appUrl}, ${inClear}`
  return isLoopback(host) ? undefined : `The setting HOST is ${host}, ${inClear}`
}

/** What may stand in the environment. */
export const settingNames: readonly string[] = Object.keys(schema.shape)

/** An environment holds other programs' variables too: a name that only resembles a setting's is no reason to stop. */
function mistyped(given: Record<string, unknown>): string[] {
  return Object.keys(given).flatMap((name) => {
    const meant = settingNames.includes(name) ? undefined : nearestName(name, settingNames)
    return meant ? [`${name} is no setting of the portal and was passed over: perhaps ${meant} was meant.`] : []
  })
}

/** The emulator believes every token: anyone who set it in production would leave the door open. */
function refuseEmulator(read: z.infer<typeof schema>): void {
  if (!read.FIREBASE_AUTH_EMULATOR_HOST || ['development', 'test'].includes(read.NODE_ENV)) return
  throw new SettingsError(
    'The setting FIREBASE_AUTH_EMULATOR_HOST is for development and tests, and this is production: unset it.',
  )
}

/** Empty is unset; and MAIL with a path is the mailbox that a login on Unix names to every program. */
function isMeant([name, value]: [string, string | undefined]): boolean {
  return value !== '' && !(name === 'MAIL' && value?.startsWith('/'))
}

function isOrigin(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { pathname, search, hash, username, password } = new URL(address)
  return /^\/*$/.test(pathname) && !search && !hash && !username && !password
}

/** Some names without an area, such as CET, are to PostgreSQL a fixed distance from Greenwich, without summer time. */
function isTimeZone(name: string): boolean {
  if (!name.includes('/') && name !== 'UTC') return false
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).format() !== ''
  } catch {
    return false
  }
}

function isRange(text: string): boolean {
  const [address = '', bits = '0', ...more] = text.split('/')
  const family = isIP(address)
  return family !== 0 && more.length === 0 && /^\d+$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128)
}

function wholeNumber(least: number, most: number) {
  const message = `it takes a whole number from ${least} to ${most}`
  return z
    .string()
    .regex(/^\d+$/, message)
    .transform(Number)
    .pipe(z.number(message).min(least, message).max(most, message))
}

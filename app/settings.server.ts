import { isIP } from 'node:net'
import path from 'node:path'
import { z } from 'zod'

/** What the operator decides. Read once, at the start, and nowhere else. */
export type Settings = ReturnType<typeof settingsFrom>

/** A setting is missing or wrong: the start ends with this sentence. */
export class SettingsError extends Error {}

const onOff = z.enum(['on', 'off'])
const schema = z.object({
  PORT: z.string().regex(/^\d+$/).transform(Number).pipe(z.number().max(65_535)).default(3000),
  HOST: z.string().default('127.0.0.1'),
  APP_URL: z
    .url({ protocol: /^https?$/ })
    .refine(isOrigin, 'only scheme, host and port belong there, as in https://portal.example')
    .optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DEMO: onOff.optional(),
  DEMO_PUBLIC: z.enum(['yes', 'no']).default('no'),
  ROLE: z.enum(['all', 'web', 'worker']).default('all'),
  IDENTITY: z.enum(['local']).default('local'),
  FILES: z.enum(['disk']).default('disk'),
  MAIL: z.enum(['log']).default('log'),
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
    .default([]),
  BRAND_NAME: z.string().min(1).max(40).default('Ammiraglia'),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
  NODE_ENV: z.string().default('production'),
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
  const settings = settingsFrom(read.data, given['NODE_ENV'] === 'production')
  if (settings.demo && !isLoopback(settings.host) && read.data.DEMO_PUBLIC === 'no')
    throw new SettingsError(
      `The setting HOST is ${settings.host}, beyond this machine, while DEMO is on with its published passwords: set DEMO=off, or DEMO_PUBLIC=yes if that is meant.`,
    )
  return settings
}

function settingsFrom(read: z.infer<typeof schema>, production: boolean) {
  return {
    port: read.PORT,
    host: read.HOST,
    /** The public address, without a slash at its end; absent, links and cookies follow the request's host. */
    appUrl: read.APP_URL?.replace(/\/+$/, ''),
    dataDir: path.resolve(read.DATA_DIR),
    databaseUrl: read.DATABASE_URL,
    demo: (read.DEMO ?? (read.DATABASE_URL || production ? 'off' : 'on')) === 'on',
    role: read.ROLE,
    identity: read.IDENTITY,
    files: read.FILES,
    mail: read.MAIL,
    trustedProxies: read.TRUSTED_PROXIES,
    brandName: read.BRAND_NAME,
    logLevel: read.LOG_LEVEL,
  }
}

/** Empty is unset; and MAIL with a path is the mailbox that a login on Unix names to every program. */
function isMeant([name, value]: [string, string | undefined]): boolean {
  return value !== '' && !(name === 'MAIL' && value?.startsWith('/'))
}

function isOrigin(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { pathname, search, hash, username } = new URL(address)
  return /^\/*$/.test(pathname) && !search && !hash && !username
}

function isRange(text: string): boolean {
  const [address = '', bits = '0', ...more] = text.split('/')
  const family = isIP(address)
  return family !== 0 && more.length === 0 && /^\d+$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128)
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127\.\d+\.\d+\.\d+$/.test(host)
}

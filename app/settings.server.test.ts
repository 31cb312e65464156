import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { siteOf } from './portal.server.ts'
import { readSettings, SettingsError } from './settings.server.ts'

const wrongSettings: Record<string, string>[] = [
  { PORT: 'http' },
  { PORT: '65536' },
  { PORT: ' ' },
  { PORT: '3e3' },
  { HOST: '0.0.0.0', DEMO: 'on' },
  { APP_URL: 'portal.example' },
  { APP_URL: 'ftp://portal.example' },
  { APP_URL: 'https://portal.example/portal' },
  { APP_URL: 'https://user@portal.example' },
  { APP_URL: 'https://:word@portal.example' },
  { DATABASE_URL: 'mysql://localhost/portal' },
  { DEMO: 'yes' },
  { DEMO_PUBLIC: 'on' },
  { ROLE: 'both' },
  { IDENTITY: 'ldap' },
  { FIREBASE_PROJECT_ID: 'Portal', IDENTITY: 'firebase' },
  { FIREBASE_AUTH_EMULATOR_HOST: 'localhost', NODE_ENV: 'test' },
  { FILES: 'tape' },
  { MAIL: 'pigeon' },
  { TRUSTED_PROXIES: 'proxy' },
  { TRUSTED_PROXIES: '10.0.0.0/33' },
  { TRUSTED_PROXIES: '10.0.0.0/' },
  { INSECURE_HTTP: 'maybe' },
  { DRAIN_SECONDS: '-1' },
  { DRAIN_SECONDS: '301' },
  { SESSION_SECRET: 'short' },
  { PASSWORD_MIN: '5' },
  { TIME_ZONE: 'Leeds' },
  { TIME_ZONE: 'Europe/Leeds' },
  { TIME_ZONE: '+01:00' },
  // To PostgreSQL it has no summer time.
  { TIME_ZONE: 'CET' },
  { ERP: 'anything' },
  { BRAND_NAME: 'x'.repeat(41) },
  { BRAND_COLOUR: 'blue' },
  { BRAND_COLOUR: '#0057b' },
  { BRAND_COLOUR: '#0057b8}' },
  { BRAND_LOGO: '/nowhere/logo.svg' },
  { BRAND_LOGO: '/dev/zero' },
  { BRAND_LOGO: os.tmpdir() },
  { BRAND_LOGO_DARK: 'logo.svg' },
  { BACKUP_AT: '3:30' },
  { BACKUP_AT: '24:00' },
  { BACKUP_KEEP: '0' },
  { BACKUP_DIR: './data/backups' },
  { BACKUP_DIR: '/srv/portal', DATA_DIR: '/srv/portal' },
  { LOG_LEVEL: 'loud' },
  { NODE_ENV: 'prod' },
]

test('a wrong setting is named in one sentence', () => {
  for (const setting of wrongSettings) {
    const sentence = new RegExp(`^The setting ${Object.keys(setting)[0]} [^\\n]+\\.$`)
    expect(() => readSettings(setting), JSON.stringify(setting)).toThrow(sentence)
    expect(() => readSettings(setting)).toThrow(SettingsError)
    // In words, and not in those of the program that reads it.
    expect(() => readSettings(setting)).not.toThrow(/[Ii]nvalid|expected|\bstring\b|pattern|zod|\^|undefined/)
  }
})

test('backups are made at half past three in the night, and fourteen kept, unless told otherwise', () => {
  expect(readSettings({ BACKUP_AT: '05:00' }).backup).toBeUndefined()
  expect(backupSettings()).toEqual({ dir: '/srv/backups', at: '03:30', keep: 14 })
  expect(backupSettings({ BACKUP_AT: '00:00', BACKUP_KEEP: '3' })).toEqual({
    dir: '/srv/backups',
    at: '00:00',
    keep: 3,
  })
  // Its name begins like that of the data folder, and it lies beside it.
  expect(backupSettings({ BACKUP_DIR: './data-backups' })?.dir).toMatch(/data-backups$/)
})

test('the maker’s zone is Italy’s, unless told otherwise', () => {
  expect(readSettings({}).timeZone).toBe('Europe/Rome')
  for (const TIME_ZONE of ['Europe/London', 'America/Los_Angeles', 'Asia/Kolkata', 'America/Argentina/Ushuaia', 'UTC'])
    expect(readSettings({ TIME_ZONE }).timeZone).toBe(TIME_ZONE)
})

test('the demonstration, whose passwords are published, starts only where nobody else can reach it', () => {
  const beyond: Record<string, string>[] = [
    { HOST: '0.0.0.0' },
    { HOST: '192.0.2.7' },
    { APP_URL: 'https://portal.example' },
    { APP_URL: 'http://portal.example' },
    { TRUSTED_PROXIES: '127.0.0.1' },
    { TRUSTED_PROXIES: '10.0.0.0/8', APP_URL: 'http://localhost:3000' },
  ]
  for (const setting of beyond) {
    const sentence = new RegExp(`^The setting ${Object.keys(setting)[0]} .* DEMO .* DEMO_PUBLIC=yes`)
    expect(() => readSettings(setting), JSON.stringify(setting)).toThrow(sentence)
    expect(() => readSettings({ ...setting, DEMO: 'on' }), JSON.stringify(setting)).toThrow(sentence)
    expect(readSettings({ ...setting, DEMO_PUBLIC: 'yes' }).demo).toBe(true)
    expect(readSettings({ ...setting, DEMO: 'off' }).demo).toBe(false)
  }
  for (const APP_URL of ['http://localhost:3000', 'http://127.0.0.1:8080', 'http://[::1]:3000', 'https://localhost'])
    expect(readSettings({ APP_URL }).demo).toBe(true)
})

const mailServer = { MAIL: 'smtp', SMTP_URL: 'smtp://127.0.0.1', MAIL_FROM: 'portal@maker.example' }

test('a portal that sends no mail says so at each start, but for the demonstration', () => {
  expect(readSettings({ DEMO: 'off' }).warnings).toEqual([expect.stringContaining('MAIL=log')])
  expect(readSettings({ DEMO: 'off', ...mailServer }).warnings).toEqual([])
  expect(readSettings({ DEMO: 'on' }).warnings).toEqual([])
})

test('in production passwords cross no network in clear, unless the operator says so and is told so at each start', () => {
  const production = { NODE_ENV: 'production', ...mailServer }
  const inClear: Record<string, string>[] = [
    { HOST: '0.0.0.0' },
    { HOST: '192.0.2.7', APP_URL: 'http://localhost:3000' },
    { APP_URL: 'http://portal.example' },
  ]
  for (const setting of inClear) {
    const sentence = new RegExp(`^The setting \\w+ is .* https .* INSECURE_HTTP=yes`)
    expect(() => readSettings({ ...production, ...setting }), JSON.stringify(setting)).toThrow(sentence)
    expect(readSettings({ ...production, ...setting, INSECURE_HTTP: 'yes' }).warnings).toEqual([
      expect.stringContaining('passwords cross the network'),
    ])
    // Where nobody said that it is production it starts as it always did, with the warning.
    expect(readSettings({ ...mailServer, ...setting, DEMO: 'off' }).warnings).toHaveLength(1)
    expect(() => readSettings({ ...setting, DEMO: 'off', INSECURE_HTTP: 'no' })).toThrow(sentence)
  }
  const closed: Record<string, string>[] = [
    {},
    { HOST: 'localhost', APP_URL: 'http://127.0.0.1:3000' },
    { HOST: '0.0.0.0', APP_URL: 'https://portal.example', TRUSTED_PROXIES: '10.0.0.1' },
  ]
  for (const setting of closed) expect(readSettings({ ...production, ...setting }).warnings).toEqual([])
})

test('a large part of the internet is no proxy to be believed, however it is written', () => {
  const wide = [
    '0.0.0.0/0',
    '::/0',
    '0.0.0.0/1,128.0.0.0/1',
    '127.0.0.1, 64.0.0.0/2',
    '2000::/3',
    '::/1, 8000::/1',
    '::ffff:0:0/96',
    Array.from({ length: 256 }, (_, part) => `${part}.0.0.0/8`).join(','),
  ]
  for (const TRUSTED_PROXIES of wide)
    expect(() => readSettings({ DEMO: 'off', TRUSTED_PROXIES }), TRUSTED_PROXIES).toThrow(
      /^The setting TRUSTED_PROXIES .*internet/,
    )
  const TRUSTED_PROXIES = '10.0.0.0/8,172.16.0.0/12,192.168.0.0/16,100.64.0.0/10,fc00::/7,2001:db8::/32,104.16.0.0/13'
  expect(readSettings({ DEMO: 'off', TRUSTED_PROXIES }).trustedProxies).toHaveLength(7)
})

test('a name that nearly is a setting’s is named, and other programs’ names are not', () => {
  const meant = {
    APP_ULR: 'APP_URL',
    APPURL: 'APP_URL',
    app_url: 'APP_URL',
    PROT: 'PORT',
    TRUSTED_PROXY: 'TRUSTED_PROXIES',
    TRUSTED_PROXYS: 'TRUSTED_PROXIES',
    DATABSE_URL: 'DATABASE_URL',
    DATADIR: 'DATA_DIR',
    SESSION_SECRETS: 'SESSION_SECRET',
  }
  for (const [name, setting] of Object.entries(meant))
    expect(readSettings({ [name]: 'anything' }).warnings).toEqual([
      expect.stringMatching(new RegExp(`^${name} .*${setting}`)),
    ])
  const others =
    'HOME HOSTNAME HOSTS PORTS API_URL POST TERM PATH USER SHELL LOGNAME PGHOST NODE_OPTIONS DATABASE_USER ROLES'
  const environment = Object.fromEntries(others.split(' ').map((name) => [name, 'anything']))
  expect(readSettings(environment).warnings).toEqual([])
})

test('what is unset or empty has its default, and the demonstration never comes by itself beside a database of one’s own', () => {
  const usual = { port: 3000, host: '127.0.0.1', role: 'all', demo: true, trustedProxies: [], appUrl: undefined }
  expect(readSettings({})).toMatchObject(usual)
  expect(readSettings({ PORT: '', APP_URL: '', DEMO: '' })).toMatchObject(usual)
  expect(readSettings({ DATABASE_URL: 'postgres://db.example/portal' }).demo).toBe(false)
  expect(readSettings({ NODE_ENV: 'production' }).demo).toBe(false)
  expect(readSettings({ HOST: '0.0.0.0', DEMO: 'off' }).host).toBe('0.0.0.0')
  expect(readSettings({ HOST: '0.0.0.0', DEMO_PUBLIC: 'yes' }).demo).toBe(true)
  expect(readSettings({ APP_URL: 'https://portal.example/', DEMO: 'off' }).appUrl).toBe('https://portal.example')
  expect(readSettings({ APP_URL: 'HTTPS://Portal.example:443', DEMO: 'off' }).appUrl).toBe('https://portal.example')
  expect(readSettings({ TRUSTED_PROXIES: '10.0.0.0/8, ::1', DEMO: 'off' }).trustedProxies).toEqual([
    '10.0.0.0/8',
    '::1',
  ])
})

test('without a public address links name the host, an IPv6 address in brackets', () => {
  expect(siteOf({ settings: readSettings({}) })).toBe('http://127.0.0.1:3000')
  expect(siteOf({ settings: readSettings({ HOST: '::1', PORT: '80' }) })).toBe('http://[::1]:80')
})

test('the mailbox that a login names in MAIL is no setting of the portal', () => {
  expect(readSettings({ MAIL: '/var/mail/portal' }).mail.by).toBe('log')
})

test('a logo is an SVG or a PNG that says its size, told by content', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'ammiraglia-settings-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const logoOf = (content: string | Buffer) => {
    const file = path.join(folder, 'logo')
    writeFileSync(file, content)
    return readSettings({ BRAND_LOGO: file }).logos[0]
  }
  expect(logoOf(svg('viewBox="0 0 120 40"'))).toMatchObject({ width: 120, height: 40, type: 'image/svg+xml' })
  expect(logoOf(svg('width="90px" height="30" stroke-width="2"'))).toMatchObject({ width: 90, height: 30 })
  const [png, empty] = [Buffer.alloc(64), Buffer.alloc(64)]
  for (const one of [png, empty]) one.write('\x89PNG\r\n\x1a\n', 'latin1')
  png.writeUInt32BE(300, 16)
  png.writeUInt32BE(80, 20)
  expect(logoOf(png)).toMatchObject({ width: 300, height: 80, type: 'image/png' })
  expect(logoOf(png)?.src).toMatch(/^\/brand\/[\da-f]{16}\.png$/)

  const wrong = [
    '',
    '<html><svg viewBox="0 0 9 9"/></html>',
    svg('width="100%" height="100%"'),
    svg('viewBox="0 0 0 0"'),
    empty,
    'GIF89a',
    Buffer.alloc(200_001),
  ]
  for (const content of wrong) expect(() => logoOf(content)).toThrow(/^The setting BRAND_LOGO names [^\n]+\.$/)
})

function svg(start: string): string {
  return `<?xml version="1.0"?>\n<!-- drawn by hand -->\n<svg ${start}><path d="M0 0h9"/></svg>`
}

test('the address for returned parts has its lines, is invented in the demonstration, and else there is none', () => {
  const given = 'Rossi Cicli \\n Via Roma 1\\n\\n20100 Milano'
  const lines = readSettings({ RETURN_ADDRESS: given, DEMO: 'on' }).brand.returnAddress
  expect(lines).toBe('Rossi Cicli\nVia Roma 1\n20100 Milano')
  expect(readSettings({ DEMO: 'on', BRAND_NAME: 'Rossi' }).brand.returnAddress).toMatch(/^Rossi\n.+\n/)
  expect(readSettings({ DEMO: 'off' }).brand.returnAddress).toBe('')
  expect(() => readSettings({ RETURN_ADDRESS: 'x'.repeat(401) })).toThrow('RETURN_ADDRESS')
})

function backupSettings(more: Record<string, string> = {}) {
  return readSettings({ BACKUP_DIR: '/srv/backups', ...more }).backup
}

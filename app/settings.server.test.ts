import { expect, test } from 'vitest'
import { readSettings, SettingsError } from './settings.server.ts'

test('a wrong setting is named in one sentence', () => {
  const wrong: Record<string, string>[] = [
    { PORT: 'http' },
    { PORT: '65536' },
    { PORT: ' ' },
    { PORT: '3e3' },
    { HOST: '0.0.0.0', DEMO: 'on' },
    { APP_URL: 'portal.example' },
    { APP_URL: 'ftp://portal.example' },
    { APP_URL: 'https://portal.example/portal' },
    { APP_URL: 'https://user@portal.example' },
    { DATABASE_URL: 'mysql://localhost/portal' },
    { DEMO: 'yes' },
    { DEMO_PUBLIC: 'on' },
    { ROLE: 'both' },
    { IDENTITY: 'ldap' },
    { FILES: 'tape' },
    { MAIL: 'pigeon' },
    { TRUSTED_PROXIES: 'proxy' },
    { TRUSTED_PROXIES: '10.0.0.0/33' },
    { TRUSTED_PROXIES: '10.0.0.0/' },
    { BRAND_NAME: 'x'.repeat(41) },
    { LOG_LEVEL: 'loud' },
  ]
  for (const setting of wrong) {
    const sentence = new RegExp(`^The setting ${Object.keys(setting)[0]} [^\\n]+\\.$`)
    expect(() => readSettings(setting), JSON.stringify(setting)).toThrow(sentence)
    expect(() => readSettings(setting)).toThrow(SettingsError)
  }
})

test('what is unset or empty has its default, and the demonstration never comes by itself beside a database of one’s own', () => {
  const usual = { port: 3000, host: '127.0.0.1', role: 'all', demo: true, trustedProxies: [], appUrl: undefined }
  expect(readSettings({})).toMatchObject(usual)
  expect(readSettings({ PORT: '', APP_URL: '', DEMO: '' })).toMatchObject(usual)
  expect(readSettings({ DATABASE_URL: 'postgres://db.example/portal' }).demo).toBe(false)
  expect(readSettings({ NODE_ENV: 'production' }).demo).toBe(false)
  expect(readSettings({ HOST: '0.0.0.0', DEMO: 'off' }).host).toBe('0.0.0.0')
  expect(readSettings({ HOST: '0.0.0.0', DEMO_PUBLIC: 'yes' }).demo).toBe(true)
  expect(readSettings({ APP_URL: 'https://portal.example/' }).appUrl).toBe('https://portal.example')
  expect(readSettings({ TRUSTED_PROXIES: '10.0.0.0/8, ::1' }).trustedProxies).toEqual(['10.0.0.0/8', '::1'])
})

test('the mailbox that a login names in MAIL is no setting of the portal', () => {
  expect(readSettings({ MAIL: '/var/mail/portal' }).mail).toBe('log')
})

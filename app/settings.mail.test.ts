import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readSettings, SettingsError } from './settings.server.ts'

const smtp = { MAIL: 'smtp', SMTP_URL: 'smtps://mail.example', MAIL_FROM: 'service@maker.example' }

test('a wrong setting of the mail server is named in one sentence, which repeats no password', () => {
  const wrong: Record<string, string>[] = [
    { SMTP_URL: 'mail.example' },
    { SMTP_URL: 'https://user:geheim@mail.example' },
    { SMTP_URL: 'smtps://' },
    { SMTP_URL: 'smtps://user:geheim@mail.example/inbox' },
    { SMTP_URL: 'smtps://user:geheim@mail.example?pool=no' },
    { SMTP_URL: 'smtps://user@mail.example' },
    { SMTP_URL: 'smtps://:geheim@mail.example' },
    { SMTP_URL: 'smtps://user:ge%heim@mail.example' },
    { SMTP_URL: 'smtps://mail.example:99999' },
    { MAIL_FROM: 'Maker' },
    { MAIL_FROM: 'Maker <service>' },
    { MAIL_FROM: 'a@maker.example, b@maker.example' },
    { MAIL_REPLY_TO: 'help' },
    { DKIM_DOMAIN: 'maker' },
    { DKIM_DOMAIN: '-maker.example' },
    { DKIM_SELECTOR: 'a b' },
    { DKIM_SELECTOR: 'a..b' },
    { DKIM_KEY_FILE: '/nowhere/dkim.pem' },
    { DKIM_KEY_FILE: os.tmpdir() },
  ]
  for (const setting of wrong) {
    const read = () => readSettings({ ...smtp, ...setting })
    expect(read, JSON.stringify(setting)).toThrow(new RegExp(`^The setting ${Object.keys(setting)[0]} [^\\n]+\\.$`))
    expect(read).toThrow(SettingsError)
    expect(read).not.toThrow(/geheim|[Ii]nvalid|expected|\bstring\b|pattern|zod|\^|undefined/)
  }
})

test('what MAIL=smtp needs is named where it is missing, and of DKIM it is all or nothing', () => {
  const { MAIL, SMTP_URL, MAIL_FROM } = smtp
  expect(() => readSettings({ MAIL, MAIL_FROM })).toThrow('The setting SMTP_URL is missing, which MAIL=smtp needs.')
  expect(() => readSettings({ MAIL, SMTP_URL })).toThrow('The setting MAIL_FROM is missing, which MAIL=smtp needs.')
  expect(() => readSettings({ ...smtp, DKIM_SELECTOR: 'portal' })).toThrow(
    'The setting DKIM_DOMAIN is missing, which DKIM_SELECTOR needs.',
  )
  expect(() => readSettings({ ...smtp, DKIM_DOMAIN: 'maker.example', DKIM_SELECTOR: 'portal' })).toThrow(
    'The setting DKIM_KEY_FILE is missing, which DKIM_DOMAIN needs.',
  )
  expect(readSettings({ SMTP_URL, MAIL_FROM }).mail).toEqual({ by: 'log' })
})

test('a mail server is spoken to in secret, but for one on this machine', () => {
  expect(serverOf('smtps://user:p%40ss%2Fword@mail.example')).toMatchObject({
    host: 'mail.example',
    port: 465,
    tls: 'from the start',
    login: { user: 'user', pass: 'p@ss/word' },
  })
  expect(serverOf('smtp://mail.example')).toMatchObject({ port: 587, tls: 'required', login: undefined })
  for (const host of ['192.0.2.7', '[2001:db8::7]', 'localhost.mail.example', '127.0.0.1.example'])
    expect(serverOf(`smtp://${host}:25`), host).toMatchObject({ port: 25, tls: 'required' })
  for (const host of ['localhost', '127.0.0.1', '[::1]', 'LOCALHOST'])
    expect(serverOf(`smtp://${host}:25`), host).toMatchObject({ port: 25, tls: 'none' })
  expect(serverOf('smtps://localhost')).toMatchObject({ tls: 'from the start' })
  expect(serverOf('smtp://[::1]')?.host).toBe('::1')
})

test('the sender is an address, with a name where the maker gives one', () => {
  expect(senderOf('service@maker.example')).toEqual({ name: undefined, address: 'service@maker.example' })
  const named = { name: 'Bici Rossi, srl', address: 'service@maker.example' }
  expect(senderOf('Bici Rossi, srl <service@maker.example>')).toEqual(named)
  expect(senderOf('"Bici Rossi, srl" <service@maker.example>')).toEqual(named)
  expect(readSettings({ ...smtp, MAIL_REPLY_TO: 'help@maker.example' }).sender?.replyTo).toBe('help@maker.example')
})

test('the key that signs mails is read at the start, and has to be a private RSA key', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'ammiraglia-settings-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const file = path.join(folder, 'dkim.pem')
  const read = () =>
    readSettings({ ...smtp, DKIM_DOMAIN: 'maker.example', DKIM_SELECTOR: 'portal', DKIM_KEY_FILE: file })
  const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const other = generateKeyPairSync('ed25519')
  const type = { format: 'pem', type: 'pkcs8' } as const
  const wrong = ['', 'secret', other.privateKey.export(type), rsa.publicKey.export({ format: 'pem', type: 'spki' })]
  for (const content of wrong) {
    writeFileSync(file, content)
    expect(read).toThrow(/^The setting DKIM_KEY_FILE is wrong: it names [^\n]+ no private RSA key in PEM\.$/)
  }
  const pem = rsa.privateKey.export(type).toString()
  writeFileSync(file, pem)
  expect(read().mail).toHaveProperty('smtp.dkim', {
    domainName: 'maker.example',
    keySelector: 'portal',
    privateKey: pem,
  })
})

function serverOf(SMTP_URL: string) {
  const { mail } = readSettings({ ...smtp, SMTP_URL })
  return mail.by === 'smtp' ? mail.smtp : undefined
}

function senderOf(MAIL_FROM: string) {
  return readSettings({ ...smtp, MAIL_FROM }).sender
}

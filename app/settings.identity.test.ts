import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readSettings } from './settings.server.ts'

test('the hosted identity service needs its project, its API key and a service account’s key', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'ammiraglia-settings-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const file = path.join(folder, 'key.json')
  const write = (content: unknown) => writeFileSync(file, JSON.stringify(content))
  const project = { IDENTITY: 'firebase', FIREBASE_PROJECT_ID: 'demo-portal', DEMO: 'off' }
  const whole = { ...project, FIREBASE_API_KEY: 'the-key', FIREBASE_SERVICE_ACCOUNT: file }
  const account = {
    client_email: 'portal@demo.example',
    private_key: pem(generateKeyPairSync('rsa', { modulusLength: 2048 })),
  }

  expect(() => readSettings({ IDENTITY: 'firebase' })).toThrow('FIREBASE_PROJECT_ID is missing')
  expect(() => readSettings(project)).toThrow('FIREBASE_API_KEY is missing')
  expect(() => readSettings({ ...project, FIREBASE_API_KEY: 'k' })).toThrow('FIREBASE_SERVICE_ACCOUNT is missing')
  expect(() => readSettings(whole)).toThrow('no JSON file')
  const wrong = [
    {},
    { ...account, private_key: 'secret' },
    { ...account, private_key: pem(generateKeyPairSync('ed25519')) },
  ]
  for (const content of wrong) {
    write(content)
    expect(() => readSettings(whole)).toThrow('no service account’s key')
  }
  write(account)
  expect(readSettings(whole).firebase).toEqual({
    projectId: 'demo-portal',
    apiKey: 'the-key',
    as: { clientEmail: account.client_email, privateKey: account.private_key },
  })
  expect(() => readSettings({ ...whole, DEMO: 'on' })).toThrow(/^The setting DEMO is on/)
  expect(readSettings({ ...whole, IDENTITY: 'local' }).firebase).toBeUndefined()
})

test('the identity service’s emulator, which believes every token, is refused in production', () => {
  const emulator = {
    IDENTITY: 'firebase',
    FIREBASE_PROJECT_ID: 'demo-portal',
    FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
  }
  const open = [{}, { NODE_ENV: 'production' }, { DEMO: 'on' }, { IDENTITY: 'local' }]
  for (const more of open)
    expect(() => readSettings({ ...emulator, ...more })).toThrow(
      /^The setting FIREBASE_AUTH_EMULATOR_HOST [^\n]+ production[^\n]+\.$/,
    )
  expect(readSettings({ ...emulator, NODE_ENV: 'development' }).firebase).toMatchObject({
    as: { emulatorHost: '127.0.0.1:9099' },
  })
})

function pem({ privateKey }: { privateKey: KeyObject }): string {
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
}

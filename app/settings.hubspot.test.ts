import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readSettings, SettingsError } from './settings.server.ts'

test('what is wrong or missing of HubSpot is said in a sentence that names the setting', () => {
  const wrong = [
    { HUBSPOT_PORTAL_ID: 'mine' },
    { HUBSPOT_FORM: 'form' },
    { HUBSPOT_CALLS: '5' },
    { HUBSPOT_CALLS: 'many' },
    { HUBSPOT_WEBHOOK_SECRET: 'short' },
    { HUBSPOT_URL: 'http://hubspot.example' },
    { HUBSPOT_MAPPING: '/nowhere.json' },
    { HUBSPOT_TOKEN: '', CRM: 'hubspot' },
    { HUBSPOT_PORTAL_ID: '', CRM: 'hubspot', HUBSPOT_TOKEN: 'x' },
  ]
  for (const setting of wrong) {
    const sentence = new RegExp(`^The setting ${Object.keys(setting)[0]} [^\\n]+\\.$`)
    expect(() => readSettings(setting), JSON.stringify(setting)).toThrow(sentence)
    expect(() => readSettings(setting)).toThrow(SettingsError)
    expect(() => readSettings(setting)).not.toThrow(/[Ii]nvalid|expected|\bstring\b|pattern|zod|\^|undefined/)
  }
})

test('the mapping is read from its file, and what means nothing there is named', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'ammiraglia-mapping-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = path.join(folder, 'mapping.json')
  const given = { CRM: 'hubspot', HUBSPOT_TOKEN: 'x', HUBSPOT_PORTAL_ID: '1', HUBSPOT_MAPPING: file }
  writeFileSync(file, '{"pipeline":"7","properties":{"company":{"street":null}}}')
  expect(readSettings(given).hubspot).toMatchObject({
    calls: 100,
    url: 'https://api.hubapi.com',
    mapping: { pipeline: '7' },
  })
  writeFileSync(file, '{"pipelines":"7"}')
  expect(() => readSettings(given)).toThrow('pipelines means nothing')
  writeFileSync(file, '{"stages":{"anything":5}}')
  expect(() => readSettings(given)).toThrow('stages.anything is no text')
})

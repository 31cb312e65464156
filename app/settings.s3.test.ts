import { expect, test } from 'vitest'
import { readSettings, SettingsError } from './settings.server.ts'

const s3 = {
  S3_ENDPOINT: 'https://s3.example',
  S3_BUCKET: 'photos',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
}

test('a wrong setting of the store is named in one sentence, which repeats no secret', () => {
  const wrong: Record<string, string>[] = [
    { S3_ENDPOINT: 's3.example', FILES: 's3' },
    { S3_ENDPOINT: 'https://s3.example/photos' },
    { S3_ENDPOINT: 'https://key:secret@s3.example' },
    { S3_REGION: 'Milano' },
    { S3_BUCKET: 'Photos' },
    { S3_PREFIX: '/portal' },
    { S3_PATH_STYLE: 'maybe' },
    { BACKUP_S3: 'backups' },
    { BACKUP_S3: 's3://Backups', ...s3 },
    { BACKUP_DIR: '/srv/backups', ...s3, BACKUP_S3: 's3://backups' },
  ]
  for (const setting of wrong) {
    const sentence = new RegExp(`^The setting ${Object.keys(setting)[0]} [^\\n]+\\.$`)
    expect(() => readSettings(setting), JSON.stringify(setting)).toThrow(sentence)
    expect(() => readSettings(setting)).toThrow(SettingsError)
    expect(() => readSettings(setting)).not.toThrow(/secret@|[Ii]nvalid|expected|\bstring\b|pattern|zod|\^|undefined/)
  }
})

test('what files in S3 need is named where it is missing, and a store without https is told of', () => {
  for (const name of Object.keys(s3))
    expect(() => readSettings({ ...s3, FILES: 's3', [name]: '' })).toThrow(
      `The setting ${name} is missing, which FILES=s3 needs.`,
    )
  expect(readSettings({}).s3).toBeUndefined()
  const { warnings, s3: read } = readSettings({
    ...s3,
    S3_PREFIX: 'portal',
    S3_ENDPOINT: 'http://store.internal:9000/',
  })
  expect(read).toMatchObject({ endpoint: 'http://store.internal:9000', prefix: 'portal/', isPathStyle: true })
  expect(warnings.join()).toContain('S3_ENDPOINT is http://store.internal:9000: without https')
  const backups = readSettings({ ...s3, S3_BUCKET: '', BACKUP_S3: 's3://backups/portal' }).backup
  expect(backups).toMatchObject({ dir: 's3://backups/portal/', s3: { bucket: 'backups', prefix: 'portal/' } })
})

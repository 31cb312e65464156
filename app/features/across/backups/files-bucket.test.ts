import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { makeBackupApart } from '#app/backup/apart.server.ts'
import { as, openApp } from '#tests/app.ts'
import { cloneDatabase } from '#tests/postgres.ts'
import { backUpWhatIsDue } from './backups.worker.server.ts'

/** A store that has no such bucket. */
async function startWithoutBucket() {
  const server = createServer((_, response) => {
    response.writeHead(404, { 'content-type': 'application/xml' })
    response.end('<Error><Code>NoSuchBucket</Code></Error>')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const key = { accessKeyId: 'key', secretAccessKey: 'secret' }
  return { endpoint, region: 'eu-south-1', bucket: 'photos', prefix: '', isPathStyle: true, ...key }
}

test('a backup without the bucket that the files lie in says so of that one, and not of the folder of the backups', async () => {
  const app = await openApp()
  const folder = mkdtempSync(path.join(os.tmpdir(), 'ammiraglia-backups-'))
  const dataDir = path.join(folder, 'data')
  mkdirSync(dataDir)
  writeFileSync(path.join(dataDir, 'secret'), 'a secret of the portal')
  const { connection, drop } = await cloneDatabase()
  app.portal.settings.backup = { dir: path.join(folder, 'kept'), at: '00:00', keep: 2 }
  onTestFinished(async () => {
    app.portal.settings.backup = undefined
    rmSync(folder, { recursive: true, force: true })
    await drop()
  })
  const { host = '', user = '', database = '', port = 5432 } = connection
  const databaseUrl = `postgres://${user}@${encodeURIComponent(host)}:${port}/${database}`
  const s3 = await startWithoutBucket()
  const settings = { ...app.portal.settings, dataDir, databaseUrl, files: { on: 's3' as const, s3 }, s3 }
  const never = new AbortController().signal
  await backUpWhatIsDue(app.portal, (_, target) => makeBackupApart(settings, target, never), never)
  expect(app.errors().join()).toContain(`The store at ${s3.endpoint} has no bucket photos`)
  const page = await (await app.fetch('/en/console/backups', as(await app.staff('admin')))).text()
  expect(page).toContain('The bucket of the portal’s files is missing')
  expect(page).toContain('Make the bucket that S3_BUCKET names')
  expect(page).not.toContain('The folder of the backups is missing')
})

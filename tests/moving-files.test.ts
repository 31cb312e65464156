import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { beforeAll, expect, onTestFinished } from 'vitest'
import { createDiskFiles } from '#app/adapters/files/files-disk.server.ts'
import { createS3Files } from '#app/adapters/files/files-s3.server.ts'
import type { Files } from '#app/adapters/files/files.ts'
import { listed } from '#app/adapters/files/files.contract.ts'
import { copyFiles, removeCopied } from '#app/adapters/files/moving.server.ts'
import { runFiles } from '#app/commands/files.server.ts'
import { openBucket } from '#app/kit/s3/bucket.server.ts'
import type { S3 } from '#app/kit/s3/s3-settings.server.ts'
import { startCommand } from '#tests/command.ts'
import { hasStore } from '#tests/installed.ts'
import { startStore, type Store, testStored } from '#tests/object-store.ts'

let store: Store
beforeAll(async () => {
  if (hasStore) store = await startStore()
})

testStored(
  'files move from the disk to S3 and back by a command that goes on where it was killed, and none is lost',
  async () => {
    const { dataDir, disk, s3, files } = await twoStores()
    const kept = new Map<string, string>()
    for (let count = 0; count < 40; count += 1) kept.set(...(await add(disk, count)))
    const all = sorted(kept)
    const killed = run(dataDir, s3, ['move', '--to', 's3'])
    await expect.poll(async () => (await listed(files)).length, { interval: 5 }).toBeGreaterThan(2)
    await killed.kill()
    const { said: second } = await run(dataDir, s3, ['move', '--to', 's3']).ended
    const [, copied, already] = /^(\d+) files copied, .*; (\d+) were there before/.exec(second) ?? []
    expect([Number(copied) > 0, Number(already) > 2, Number(copied) + Number(already)]).toEqual([true, true, 40])
    expect(second).toContain('set FILES=s3')
    expect(await contents(files)).toEqual(all)
    expect(await contents(disk)).toEqual(all)
    const refused = await say(dataDir, s3, ['move', '--to', 's3', '--remove'])
    expect(refused).toContain('set FILES=s3')
    expect(await contents(disk)).toEqual(all)
    const away = await say(dataDir, { ...s3, files: 's3' }, ['move', '--to', 's3', '--remove'])
    expect(away).toContain('40 files removed')
    expect((await contents(disk)).size).toBe(0)
    expect(await say(dataDir, { ...s3, files: 's3' }, ['move', '--to', 'disk'])).toContain('40 files copied')
    expect(await contents(disk)).toEqual(all)
  },
)

testStored('what comes while files are copied is copied as well, and what differs is never removed', async () => {
  const { disk, s3, files } = await twoStores()
  for (let count = 0; count < 5; count += 1) await add(disk, count)
  const coming = [add(disk, 5)]
  const moved = await copyFiles(disk, files, ({ copied }) => copied === 3 && coming.push(add(disk, 6)))
  await Promise.all(coming)
  expect((await copyFiles(disk, files, () => undefined)).already + moved.copied).toBeGreaterThanOrEqual(7)
  expect(await contents(files)).toEqual(await contents(disk))
  const [[key] = ['']] = await contents(files)
  await openBucket(s3).put(`files/${key}`, Readable.from([Buffer.from('another')]), 100)
  expect(await removeCopied(disk, files)).toEqual({ removed: 6, left: 1 })
  expect([...(await contents(disk)).keys()]).toEqual([key])
})

testStored('the command says in a sentence what it takes, and that a store is not there', async () => {
  const { dataDir, s3 } = await twoStores()
  await expect(say(dataDir, s3, ['move', '--to', 'tape'])).rejects.toThrow('npm run files -- move --to s3|disk')
  const refused = await run(dataDir, { ...s3, endpoint: 'http://127.0.0.1:1' }, ['move', '--to', 's3']).ended
  expect(refused.said).toBe('The store at http://127.0.0.1:1 does not answer.\n')
})

async function twoStores() {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'ammiraglia-moving-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  const s3 = await store.bucket()
  const files = createS3Files({ bucket: openBucket(s3), log: console })
  return { dataDir, s3, files, disk: await createDiskFiles({ folder: path.join(dataDir, 'files'), log: console }) }
}

async function add(files: Files, number: number): Promise<[string, string]> {
  const content = `photo ${number} `.repeat(2000)
  const stored = await files.put(Readable.from([Buffer.from(content)]), 1e6)
  if (stored === 'too-large') throw new Error('It fits')
  return [stored.key, stored.sha256]
}

async function contents(files: Files): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for await (const { key } of files.list()) {
    const hash = createHash('sha256')
    for await (const piece of (await files.open(key))?.stream ?? []) hash.update(piece)
    found.set(key, hash.digest('hex'))
  }
  return sorted(found)
}

type Options = S3 & { files?: string }

function settingsOf(dataDir: string, { files = 'disk', ...s3 }: Options) {
  return {
    DATA_DIR: dataDir,
    FILES: files,
    S3_ENDPOINT: s3.endpoint,
    S3_BUCKET: s3.bucket,
    S3_ACCESS_KEY_ID: s3.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
  }
}

/** What the command does, without the second that another process takes to begin. */
function say(dataDir: string, options: Options, line: string[]): Promise<string> {
  return runFiles(line, settingsOf(dataDir, options), () => undefined)
}

/** The command as an operator runs it. */
function run(dataDir: string, options: Options, line: string[]) {
  return startCommand('files', line, settingsOf(dataDir, options))
}

/** Two maps are the same whatever came first; what differs is easier to read so. */
function sorted(files: Map<string, string>): Map<string, string> {
  return new Map([...files].toSorted(([one], [other]) => one.localeCompare(other)))
}

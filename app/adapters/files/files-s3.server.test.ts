import { once } from 'node:events'
import { createServer } from 'node:http'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { StartError } from '#app/kit/db/start-error.ts'
import { createAsk, S3Failed } from '#app/kit/s3/ask.server.ts'
import { openBucket } from '#app/kit/s3/bucket.server.ts'
import { checkBucket, refusal } from '#app/kit/s3/check.server.ts'
import type { S3 } from '#app/kit/s3/s3-settings.server.ts'
import { hasStore } from '#tests/installed.ts'
import { startStore, type Store, testStored } from '#tests/object-store.ts'
import { createS3Files } from './files-s3.server.ts'
import { filesContract, listed, pieces } from './files.contract.ts'

let store: Store
beforeAll(async () => {
  if (hasStore) store = await startStore()
})

if (hasStore) filesContract('S3', async () => filesOf(await store.bucket()))

testStored(
  'a large file arrives in parts, comes back whole and in pieces, and one that breaks off leaves none',
  async () => {
    const s3 = await store.bucket()
    const bucket = openBucket(s3, { partBytes: 1000 })
    const files = createS3Files({ bucket, log: console })
    const whole = Array.from({ length: 50 }, (_, at) => String(at).padStart(70, '.'))
    const stored = await files.put(pieces(...whole), 3500)
    if (stored === 'too-large') throw new Error('3500 bytes fit into as many')
    expect(await textOf(files, stored.key)).toBe(whole.join(''))
    expect(await textOf(files, stored.key, { first: 990, last: 1010 })).toBe(whole.join('').slice(990, 1011))
    expect(await textOf(files, stored.key, { first: 3490, last: Infinity })).toBe(whole.join('').slice(3490))
    expect(await files.open(stored.key, { first: 9999, last: Infinity })).toMatchObject({ bytes: 3500 })
    expect(await files.put(pieces(...whole), 3499)).toBe('too-large')
    expect((await listed(files)).map(({ key }) => key)).toEqual([stored.key])
  },
)

testStored('parts of a portal that was killed are swept once they are old, and what is whole stays', async () => {
  const s3 = await store.bucket()
  const files = createS3Files({ bucket: openBucket(s3, { partBytes: 1000 }), log: console })
  await files.put(pieces('a'.repeat(1500)), 2000)
  const ask = createAsk(s3)
  await ask({ method: 'POST', name: `files/${'ab'.repeat(16)}`, query: { uploads: '' } })
  const begun = async () =>
    (await (await ask({ method: 'GET', query: { uploads: '' } })).text()).split('<Upload>').length - 1
  await files.sweepUnfinished(new Date(Date.now() - 60_000))
  expect(await begun()).toBe(1)
  await files.sweepUnfinished(new Date(Date.now() + 60_000))
  expect(await begun()).toBe(0)
  expect(await listed(files)).toHaveLength(1)
})

testStored(
  'what somebody else has put into the bucket is never listed, and a prefix is the portal’s alone',
  async () => {
    const s3 = await store.bucket()
    const [one, two] = [filesOf({ ...s3, prefix: 'one/' }), filesOf({ ...s3, prefix: 'two/' })]
    const stored = await one.put(pieces('abc'), 3)
    await openBucket({ ...s3, prefix: 'one/' }).put('files/README', pieces('mine'), 10)
    if (stored === 'too-large') throw new Error('Three bytes fit into three')
    expect((await listed(one)).map(({ key }) => key)).toEqual([stored.key])
    expect(await listed(two)).toEqual([])
    expect(await two.open(stored.key)).toBeUndefined()
  },
)

testStored('a start with a store that refuses ends with a sentence that says what is wrong', async () => {
  const s3 = await store.bucket()
  const log = { warn: () => undefined }
  await checkBucket(s3, log)
  expect(await listed(filesOf(s3))).toEqual([])
  const wrong: [Partial<S3>, RegExp][] = [
    [{ secretAccessKey: 'another' }, /S3_SECRET_ACCESS_KEY is not that of S3_ACCESS_KEY_ID/],
    [{ bucket: 'no-such-bucket' }, /has no bucket no-such-bucket/],
    [{ region: 'eu-south-1' }, /S3_REGION is eu-south-1/],
  ]
  for (const [settings, sentence] of wrong)
    await expect(checkBucket({ ...s3, ...settings }, log)).rejects.toThrow(sentence)
})

test('a start with what says yes to everything and keeps nothing, as a page to sign in at, ends with a sentence', async () => {
  const server = createServer((request, response) => {
    request.resume()
    request.on('end', () => response.end('<html></html>'))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void server.close())
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const started = checkBucket({ ...nowhere, endpoint: `http://127.0.0.1:${port}` }, { warn: () => undefined })
  await expect(started).rejects.toThrow(/handed out another file than it was given: see whether S3_ENDPOINT/)
  await expect(started).rejects.toBeInstanceOf(StartError)
})

test('a clock that is wrong and a key that may not write are told apart from a wrong secret', () => {
  const s3: S3 = { ...nowhere, bucket: 'photos' }
  const said = (code: string) =>
    refusal(s3, new S3Failed('no', { status: 403, said: `<Error><Code>${code}</Code></Error>` }))
  expect(said('RequestTimeTooSkewed')).toMatch(/clock of this machine/)
  expect(said('AccessDenied')).toMatch(/allow it to list, read, write and remove/)
  expect(said('InvalidAccessKeyId')).toMatch(/S3_ACCESS_KEY_ID is not known/)
  expect(said('Teapot')).toMatch(/refuses what the portal needs of the bucket photos \(Teapot\)/)
})

test('a store that does not answer stops no start: it is said, and files are away', async () => {
  const warned: string[] = []
  await checkBucket(nowhere, { warn: (_, line) => warned.push(line) })
  expect(warned).toEqual(['the store of files does not answer: files are away until it does'])
})

/** Nobody listens at this port. */
const nowhere: S3 = {
  endpoint: 'http://127.0.0.1:1',
  region: 'us-east-1',
  bucket: 'none',
  accessKeyId: 'key',
  secretAccessKey: 'secret',
  prefix: '',
  isPathStyle: true,
}

function filesOf(s3: S3) {
  return createS3Files({ bucket: openBucket(s3), log: console })
}

async function textOf(files: ReturnType<typeof filesOf>, key: string, range?: { first: number; last: number }) {
  const opened = await files.open(key, range)
  let text = ''
  for await (const piece of opened?.stream.setEncoding('utf8') ?? []) text += String(piece)
  return text
}

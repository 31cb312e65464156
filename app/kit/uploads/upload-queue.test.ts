import { expect, test } from 'vitest'
import { answerOf } from './send-file.ts'
import { type Answer, type Keeper, type StoredFile, UploadQueue, type UploadNews } from './upload-queue.ts'

test('files go up two at a time, and one word is said when the last is through', async () => {
  const world = open()
  world.queue.add([photo('a.jpg'), photo('b.jpg'), photo('c.jpg')])
  expect(world.states()).toEqual(['a.jpg uploading', 'b.jpg uploading', 'c.jpg waiting'])
  expect(world.places[0]).toBeLessThan(world.places[1] ?? 0)
  await world.answer('a.jpg', { file: stored('a.jpg') })
  expect(world.states()).toEqual(['a.jpg done', 'b.jpg uploading', 'c.jpg uploading'])
  await world.answer('c.jpg', { file: stored('c.jpg') })
  expect(world.news).toEqual([])
  await world.answer('b.jpg', { file: stored('b.jpg') })
  expect(world.news).toEqual([{ kind: 'uploaded', names: ['a.jpg', 'c.jpg', 'b.jpg'] }])
})

test('what the server would refuse does not go up, and says why', () => {
  const world = open({ existing: [stored('old.jpg')], limits: { count: 3, bytes: 10, total: 20 } })
  world.queue.add([photo('empty.jpg', 0), photo('big.jpg', 11), photo('x.svg', 5, 'image/svg+xml'), photo('ok.jpg', 9)])
  world.queue.add([photo('more.jpg', 7), photo('fits.jpg', 5), photo('fourth.jpg', 1)])
  const reasons = world.queue.list().map(({ name, problem }) => `${name} ${problem?.message ?? 'fine'}`)
  expect(reasons).toEqual([
    'old.jpg fine',
    'empty.jpg file-empty',
    'big.jpg file-size',
    'x.svg file-type',
    'ok.jpg fine',
    'more.jpg file-total',
    'fits.jpg fine',
    'fourth.jpg file-count',
  ])
  expect(world.sent).toEqual(['ok.jpg', 'fits.jpg'])
})

test('a HEIC photo is known by its name where the system tells no type', () => {
  const world = open()
  world.queue.add([photo('IMG_1.HEIC', 5, ''), photo('notes', 5, '')])
  expect(world.states()).toEqual(['IMG_1.HEIC uploading', 'notes failed'])
})

test('the same photo chosen twice is one row', async () => {
  const world = open()
  world.queue.add([photo('a.jpg'), photo('again.jpg')])
  await world.answer('a.jpg', { file: stored('a.jpg') })
  await world.answer('again.jpg', { file: stored('a.jpg') })
  expect(world.states()).toEqual(['a.jpg done'])
})

test('a failed file goes up again when asked to', async () => {
  const world = open()
  world.queue.add([photo('a.jpg')])
  await world.answer('a.jpg', answerOf(503, '{"problem":"Riprova."}'))
  const [failed] = world.queue.list()
  expect(failed).toMatchObject({ state: 'failed', retriable: true, problem: { message: 'Riprova.' } })
  expect(world.news).toEqual([{ kind: 'failed', names: ['a.jpg'] }])
  world.queue.retry(failed?.key ?? '')
  await world.answer('a.jpg', { file: stored('a.jpg') })
  expect(world.states()).toEqual(['a.jpg done'])
})

test('without a line files wait in their order, and go by themselves once the first gets through', async () => {
  const world = open()
  world.queue.add([photo('a.jpg'), photo('b.jpg'), photo('c.jpg')])
  for (const name of ['a.jpg', 'b.jpg', 'c.jpg']) await world.answer(name, answerOf(0, ''))
  expect(world.queue.list().map(({ state, held, problem }) => `${state} ${held} ${problem?.message}`)).toEqual(
    Array.from({ length: 3 }, () => 'waiting true file-waits'),
  )
  world.queue.retryHeld()
  expect(world.states()).toEqual(['a.jpg uploading', 'b.jpg waiting', 'c.jpg waiting'])
  await world.answer('a.jpg', { file: stored('a.jpg') })
  expect(world.states()).toEqual(['a.jpg done', 'b.jpg uploading', 'c.jpg uploading'])
  world.queue.stop()
})

test('a file is kept until the server has it or its person drops it, and an earlier page’s goes on', async () => {
  const kept = new Map<string, string>()
  const keep: Keeper = {
    put: async ({ key, file }) => void kept.set(key, file.name),
    remove: (key) => void kept.delete(key),
    all: async () => [{ key: 'k', file: photo('earlier.jpg'), place: 1, slot: 'serial' }],
  }
  const world = open({ keep })
  await world.queue.restore()
  expect(world.queue.list()).toMatchObject([{ name: 'earlier.jpg', state: 'uploading', slot: 'serial' }])
  await world.answer('earlier.jpg', { file: stored('earlier.jpg') })
  world.queue.add([photo('a.jpg'), photo('b.jpg')])
  expect([...kept.values()]).toEqual(['a.jpg', 'b.jpg'])
  await world.answer('a.jpg', answerOf(0, ''))
  expect([...kept.values()]).toEqual(['a.jpg', 'b.jpg'])
  world.queue.retryHeld()
  await world.answer('a.jpg', { file: stored('a.jpg') })
  world.queue.drop(world.queue.list().find(({ name }) => name === 'b.jpg')?.key ?? '')
  expect([...kept.values()]).toEqual([])
  world.queue.stop()
})

test('a full disk is said at once, a browser that keeps nothing when a file waits for a line', async () => {
  for (const why of ['full', 'refused'] as const) {
    const world = open({ keep: { put: async () => why, remove: () => undefined, all: async () => [] } })
    world.queue.add([photo('a.jpg')])
    await new Promise((resolve) => setImmediate(resolve))
    expect(world.news.map(({ kind }) => kind)).toEqual(why === 'full' ? ['full'] : [])
    await world.answer('a.jpg', answerOf(0, ''))
    expect(world.news.map(({ kind }) => kind)).toEqual([why])
    world.queue.stop()
  }
})

test('a cancelled file is stopped and its place goes to the next', async () => {
  const world = open()
  world.queue.add([photo('a.jpg'), photo('b.jpg'), photo('c.jpg')])
  world.queue.drop(world.queue.list()[0]?.key ?? '')
  expect(world.aborted).toEqual(['a.jpg'])
  expect(world.states()).toEqual(['b.jpg uploading', 'c.jpg uploading'])
  await world.answer('a.jpg', { file: stored('a.jpg') })
  expect(world.states()).toEqual(['b.jpg uploading', 'c.jpg uploading'])
})

test('a file that is cancelled when all of it is up is taken out of its form as soon as its answer comes', async () => {
  const world = open()
  world.queue.add([photo('a.jpg'), photo('b.jpg')])
  world.progress('a.jpg', 100)
  world.queue.drop(world.queue.list()[0]?.key ?? '')
  expect(world.states()).toEqual(['b.jpg uploading'])
  await world.answer('b.jpg', { file: stored('b.jpg') })
  expect([world.aborted, world.discarded, world.queue.isBusy()]).toEqual([[], [], true])
  await world.answer('a.jpg', { file: stored('a.jpg') })
  expect([world.discarded, world.queue.isBusy()]).toEqual([['id-a.jpg'], false])
  world.queue.adopt([stored('a.jpg'), stored('b.jpg')])
  expect(world.states()).toEqual(['b.jpg done'])
  expect(world.news).toEqual([{ kind: 'uploaded', names: ['b.jpg'] }])
})

test('of a file that is cancelled when all of it is up, and cannot be taken now, its parts are given up', async () => {
  const world = open()
  world.queue.add([photo('a.jpg')])
  const key = world.queue.list()[0]?.key ?? ''
  world.progress('a.jpg', 100)
  world.queue.drop(key)
  await world.answer('a.jpg', { problem: { path: '', message: 'Busy.' }, retriable: true })
  expect([world.discarded, world.queue.isBusy()]).toEqual([[key], false])
})

test('a photo that is cancelled when all of it is up, and chosen again, is in its form', async () => {
  for (const first of ['a.jpg', 'again.jpg'] as const) {
    const world = open()
    world.queue.add([photo('a.jpg'), photo('again.jpg')])
    world.progress('a.jpg', 100)
    world.queue.drop(world.queue.list()[0]?.key ?? '')
    await world.answer(first, { file: stored('a.jpg') })
    await world.answer(first === 'a.jpg' ? 'again.jpg' : 'a.jpg', { file: stored('a.jpg') })
    // What was taken out before the second answer came goes up once more.
    if (first === 'a.jpg') await world.answer('again.jpg', { file: stored('once-more.jpg') })
    const there = first === 'a.jpg' ? 'once-more.jpg' : 'a.jpg'
    expect([world.discarded, world.states()]).toEqual([first === 'a.jpg' ? ['id-a.jpg'] : [], [`${there} done`]])
  }
})

test('a cancelled file that cannot be taken out of its form stands among its files again', async () => {
  const world = open({ discard: async () => false })
  world.queue.add([photo('a.jpg')])
  world.progress('a.jpg', 100)
  world.queue.drop(world.queue.list()[0]?.key ?? '')
  await world.answer('a.jpg', { file: stored('a.jpg') })
  expect([world.states(), world.queue.isBusy()]).toEqual([['a.jpg done'], false])
})

test('files that arrive with the page are taken up once', async () => {
  const world = open({ existing: [stored('old.jpg')] })
  world.queue.add([photo('a.jpg')])
  await world.answer('a.jpg', { file: stored('a.jpg') })
  world.queue.adopt([stored('old.jpg'), stored('a.jpg'), stored('posted.jpg')])
  expect(world.states()).toEqual(['old.jpg done', 'a.jpg done', 'posted.jpg done'])
})

test('the answer to an upload is read with care', () => {
  expect(answerOf(200, JSON.stringify({ file: stored('a.jpg') }))).toEqual({ file: stored('a.jpg') })
  expect(answerOf(400, '{"problem":"Troppo grande."}')).toEqual({
    problem: { path: '', message: 'Troppo grande.' },
    retriable: false,
  })
  expect(answerOf(503, '{"problem":"Riprovi."}')).toMatchObject({ retriable: true })
  // The gate's answer is a page: anyone who signs in again elsewhere can go on here.
  expect(answerOf(401, '<html>')).toEqual({ problem: { path: '', message: 'file-session' }, retriable: true })
  for (const text of ['', '<html>', 'null', '{"file":{}}', '{"problem":5}', '[]']) {
    expect(answerOf(200, text)).toEqual({ problem: { path: '', message: 'file-network' }, retriable: true })
  }
})

function open({
  existing = [],
  limits = { count: 12, bytes: 100 },
  keep,
  discard,
}: Partial<Pick<ConstructorParameters<typeof UploadQueue>[0], 'existing' | 'limits' | 'keep' | 'discard'>> = {}) {
  const news: UploadNews[] = []
  const sent: string[] = []
  const places: number[] = []
  const aborted: string[] = []
  const discarded: string[] = []
  const reports = new Map<string, (percent: number) => void>()
  const answers = new Map<string, (answer: Answer) => void>()
  const queue = new UploadQueue({
    existing,
    limits,
    ...(keep ? { keep } : {}),
    onNews: (one) => news.push(one),
    discard: discard ?? (async (id) => discarded.push(id) > 0),
    send(file, report, signal, place) {
      sent.push(file.name)
      reports.set(file.name, report)
      places.push(place)
      signal.addEventListener('abort', () => aborted.push(file.name))
      return new Promise((resolve) => answers.set(file.name, resolve))
    },
  })
  async function answer(name: string, value: Answer) {
    answers.get(name)?.(value)
    await new Promise((resolve) => setImmediate(resolve))
  }
  const states = () => queue.list().map(({ name, state }) => `${name} ${state}`)
  const progress = (name: string, percent: number) => reports.get(name)?.(percent)
  return { queue, news, sent, places, aborted, discarded, answer, progress, states }
}

function photo(name: string, bytes = 5, type = 'image/jpeg') {
  return new File(['x'.repeat(bytes)], name, { type })
}

function stored(name: string): StoredFile {
  return { id: `id-${name}`, name, bytes: 5, kind: 'image', thumb: null }
}

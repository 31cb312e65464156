import { readFileSync } from 'node:fs'
import { open, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { rootDir } from '#app/kit/root-dir.server.ts'
import { isAlive, openDarkroom, photo, stuckJob } from './darkroom.fixture.ts'

test('a picture that takes too long is refused, its process ended, and the next one is made', async () => {
  const { pictures, folder, made, pids } = await openDarkroom({ timeout: 1500, processes: 1 })
  const stuck = pictures.render(stuckJob(folder).job, 'a')
  const next = made('photo.webp')
  expect(await stuck).toBe('too-slow')
  expect((await next).picture).toMatchObject({ width: 1800 })
  expect(pids().map(isAlive)).toEqual([false, true])
})

test('a picture whose process dies is tried once more, and then made', async () => {
  const { pictures, folder, made, pids } = await openDarkroom()
  await made('photo.webp')
  const { job, pipe } = stuckJob(folder)
  const making = pictures.render(job, 'a')
  // Opened as soon as the process reads from it; the next one finds a photo in its place.
  const writer = await open(pipe, 'w')
  await rm(pipe)
  await writeFile(pipe, photo('photo.webp'))
  process.kill(pids()[0] ?? 0, 'SIGKILL')
  expect(await making).toMatchObject({ width: 1800 })
  await writer.close()
})

test('a picture that takes two processes with it is refused, and the next one is made', async () => {
  const { pictures, folder, made, pids } = await openDarkroom()
  await made('photo.webp')
  const { job, pipe } = stuckJob(folder)
  const lost = pictures.render(job, 'a')
  for (const at of [0, 1]) {
    await expect.poll(() => pids().length).toBe(at + 1)
    const writer = await open(pipe, 'w')
    process.kill(pids()[at] ?? 0, 'SIGKILL')
    await writer.close()
  }
  expect(await lost).toBe('unreadable')
  expect((await made('photo.webp')).picture).toMatchObject({ width: 1800 })
})

test('a process that does not start is started once more; where none does, the sender may try again', async () => {
  const once = await openDarkroom({ failing: 1 })
  expect((await once.made('photo.webp')).picture).toMatchObject({ width: 1800 })
  const never = await openDarkroom({ failing: 99 })
  expect(await never.render(photo('photo.webp'))).toBe('busy')
})

test('of one account’s pictures at once all beyond its line are refused, and another’s is made', async () => {
  const { pictures, folder } = await openDarkroom({ processes: 1, waiting: 3 })
  const jobs = Array.from({ length: 7 }, (_, at) => {
    const [shown, thumb] = [path.join(folder, `shown-${at}`), path.join(folder, `thumb-${at}`)]
    return { source: path.join(rootDir, 'tests/photos/photo.webp'), shown, thumb }
  })
  const outcomes = await Promise.all(jobs.map((job, at) => pictures.render(job, at === 6 ? 'b' : 'a')))
  const told = outcomes.map((outcome) => (typeof outcome === 'string' ? outcome : 'made'))
  expect(told).toEqual(['made', 'made', 'made', 'made', 'busy', 'busy', 'made'])
})

test('what is no fault of the picture is thrown', async () => {
  const { pictures, folder, made } = await openDarkroom()
  const job = { source: path.join(folder, 'gone'), shown: path.join(folder, 'a'), thumb: path.join(folder, 'b') }
  await expect(pictures.render(job, 'a')).rejects.toMatchObject({ code: 'ENOENT' })
  expect((await made('photo.webp')).picture).toMatchObject({ width: 1800 })
})

test('the process sees none of the portal’s settings, rests when idle, and is gone after the stop', async () => {
  process.env['AMMIRAGLIA_CANARY'] = 'canary'
  onTestFinished(() => void delete process.env['AMMIRAGLIA_CANARY'])
  const { pictures, made, pids } = await openDarkroom({ idle: 200 })
  await made('photo.webp')
  const [first = 0] = pids()
  if (process.platform === 'linux') expect(readFileSync(`/proc/${first}/environ`, 'latin1')).not.toContain('canary')
  await expect.poll(() => isAlive(first)).toBe(false)
  await made('photo.webp')
  const [, second = 0] = pids()
  expect(isAlive(second)).toBe(true)
  await pictures.stop()
  expect(isAlive(second)).toBe(false)
  await expect(made('photo.webp')).rejects.toThrow('stopping')
})

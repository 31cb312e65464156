import { mkdtempSync, rmSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { alone } from './embedded-lock.server.ts'

test('a start on a disk without a byte left says that it is full, and any other failure names the folder', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'lock-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const exec = vi.spyOn(DatabaseSync.prototype, 'exec')
  onTestFinished(() => exec.mockRestore())
  const failing = (errcode: number) =>
    exec.mockImplementationOnce(() => {
      throw Object.assign(new Error('database or disk is full'), { errcode })
    })
  failing(13)
  await expect(alone(folder, async () => 1)).rejects.toThrow(`The disk that holds ${folder} is full.`)
  failing(10)
  await expect(alone(folder, async () => 1)).rejects.toThrow(`The database cannot write in ${folder}, its folder.`)
  expect(await alone(folder, async () => 1)).toBe(1)
})

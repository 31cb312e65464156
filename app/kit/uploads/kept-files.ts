import type { Person } from '../own-memory.ts'
import { allOwn, putOwn, removeOwn } from '../own-store.ts'
import type { UploadTarget } from './send-file.ts'
import type { Keeper } from './upload-queue.ts'

/** Keeps the files of one field in this browser until the server has them. */
export function keeperOf(person: Person, { url, submission, field }: UploadTarget): Keeper {
  return {
    put: (one) => putOwn(person, 'files', { ...one, at: Date.now(), url, submission, field }),
    remove: (key) => void removeOwn(person, 'files', key),
    all: async () =>
      (await allOwn(person, 'files')).filter((one) => one.submission === submission && one.field === field),
  }
}

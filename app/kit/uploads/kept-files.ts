import type { Person } from '../own-memory.ts'
import { allOwn, putOwn, removeOwn } from '../own-store.ts'
import type { UploadTarget } from './send-file.ts'
import type { Keeper, StoredFile } from './upload-queue.ts'

/** Keeps the files of one field in this browser until the server has them. */
export function keeperOf(person: Person, { url, submission, field }: UploadTarget): Keeper {
  return {
    put: (one) => putOwn(person, 'files', { ...one, at: Date.now(), url, submission, field }),
    remove: (key) => void removeOwn(person, 'files', key),
    all: async () =>
      (await allOwn(person, 'files')).filter((one) => one.submission === submission && one.field === field),
  }
}

type FieldOfForm = Pick<UploadTarget, 'submission' | 'field'>

/** Notes what the server has of a field's files, for anyone who opens the form again without a line. */
export async function noteUploaded(person: Person, form: FieldOfForm, uploaded: StoredFile[]): Promise<void> {
  const { submission, field } = form
  const key = `${submission} ${field}`
  if (uploaded.length === 0) await removeOwn(person, 'uploads', key)
  else await putOwn(person, 'uploads', { key, submission, field, at: Date.now(), uploaded })
}

/** The same of one that went up while its form was not open. */
export async function noteOneUploaded(person: Person, target: FieldOfForm, file: StoredFile): Promise<void> {
  const before = (await uploadedOf(person, target.submission))[target.field] ?? []
  await noteUploaded(person, target, [...before.filter(({ id }) => id !== file.id), file])
}

/** By the field's name. */
export async function uploadedOf(person: Person, submission: string): Promise<Record<string, StoredFile[]>> {
  const own = (await allOwn(person, 'uploads')).filter((kept) => kept.submission === submission)
  return Object.fromEntries(own.map(({ field, uploaded }) => [field, uploaded]))
}

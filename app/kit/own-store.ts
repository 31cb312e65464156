import { keepsOwn, ownKey, type Person } from './own-memory.ts'
import type { StoredFile } from './uploads/upload-queue.ts'

/*
 * What waits in this browser to be sent, in a database for each account: unlike what stands in localStorage it may be
 * files, and a browser that is killed keeps it. Opened for each use, so that one that was cleared meanwhile is made again.
 */

/** A file of a form, from when it was chosen until the server has it. */
export type KeptFile = {
  key: string
  /** Milliseconds since 1970. */
  at: number
  url: string
  submission: string
  field: string
  place: number
  slot?: string | undefined
  file: File
}

/** What stands in a form, as last typed. */
export type KeptText = {
  form: string
  submission: string
  at: number
  /** As it posts them. */
  body: string
  url: string
  address: string
  /** The page it was typed in, and when that was opened. */
  page: string
  openedAt: number
  /** The server has it. */
  saved: boolean
}

/** A form that was complete, to be sent once there is a line. */
export type KeptForm = { submission: string; at: number; url: string; body: string }

/** The files of a form's field that the server has: without a line nobody else can tell. */
export type KeptUploads = { key: string; submission: string; field: string; at: number; uploaded: StoredFile[] }

type Kept = { files: KeptFile; texts: KeptText; forms: KeptForm; uploads: KeptUploads }
type Store = keyof Kept

const keys = { files: 'key', texts: 'form', forms: 'submission', uploads: 'key' } as const satisfies Record<
  Store,
  string
>

/** One more with each store that is added. */
const version = 2

/** So long a draft is kept, on either side. */
const keptFor = 30 * 24 * 60 * 60_000

/** @returns why it could not be kept: no room, or a browser that keeps nothing */
export async function putOwn<In extends Store>(
  person: Person,
  store: In,
  kept: Kept[In],
): Promise<'full' | 'refused' | undefined> {
  if (person === undefined || !keepsOwn()) return undefined
  try {
    await within(person, store, 'readwrite', (rows) => rows.put(kept))
    return undefined
  } catch (error) {
    return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'refused'
  }
}

/** In the order in which they were kept. */
export async function allOwn<In extends Store>(person: Person, store: In): Promise<Kept[In][]> {
  try {
    if (person === undefined || !(await isThere(person))) return []
    // What stands there was put there by `putOwn`.
    const all = (await within(person, store, 'readonly', (rows) => rows.getAll())) as Kept[In][]
    return all.filter(({ at }) => Date.now() - at < keptFor).toSorted((one, other) => one.at - other.at)
  } catch {
    return []
  }
}

export async function removeOwn(person: Person, store: Store, key: string): Promise<void> {
  try {
    if (person === undefined || !(await isThere(person))) return
    await within(person, store, 'readwrite', (rows) => rows.delete(key))
  } catch {
    // A browser that keeps nothing has nothing to remove.
  }
}

/** How many texts, files and forms the server has not received. */
export async function countUnsent(person: Person): Promise<number> {
  const [files, texts, forms] = [
    await allOwn(person, 'files'),
    await allOwn(person, 'texts'),
    await allOwn(person, 'forms'),
  ]
  return files.length + texts.filter(({ saved }) => !saved).length + forms.length
}

/** Looking for something must not make a database of nothing. */
async function isThere(person: number): Promise<boolean> {
  // Older browsers do not tell.
  if (!('databases' in indexedDB)) return true
  const name = ownKey(person, 'unsent')
  return (await indexedDB.databases()).some((one) => one.name === name)
}

async function within<Found>(
  person: number,
  store: Store,
  mode: IDBTransactionMode,
  work: (rows: IDBObjectStore) => IDBRequest<Found>,
): Promise<Found> {
  const db = await open(person)
  try {
    // Told to be there only once it is on the disk.
    const transaction = db.transaction(store, mode, { durability: 'strict' })
    const request = work(transaction.objectStore(store))
    await new Promise<void>((resolve, reject) => {
      transaction.addEventListener('complete', () => resolve())
      transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('The browser stopped it')))
    })
    return request.result
  } finally {
    db.close()
  }
}

function open(person: number): Promise<IDBDatabase> {
  const request = indexedDB.open(ownKey(person, 'unsent'), version)
  request.addEventListener('upgradeneeded', () => {
    const { objectStoreNames: there } = request.result
    for (const [store, keyPath] of Object.entries(keys))
      if (!there.contains(store)) request.result.createObjectStore(store, { keyPath })
  })
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => {
      // Somebody has signed out in another tab.
      request.result.addEventListener('versionchange', () => request.result.close())
      resolve(request.result)
    })
    request.addEventListener('error', () => reject(request.error ?? new Error('The browser keeps nothing')))
  })
}

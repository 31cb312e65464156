import type { Readable } from 'node:stream'
import type { ByteRange } from '#app/kit/http/file-response.server.ts'
import type { StoreWatch } from '#app/kit/outbound/store-watch.ts'
import type { DiskLog } from './scratch.server.ts'

/** A file that is safe on the store: `key` is made by the store and says nothing about whose it is. */
export type StoredFile = { key: string; bytes: number; sha256: string }

/** A store that takes files from another one, under the names that the database knows them by. */
export type MovableFiles = Files & {
  /** As `put`, under a name that another store has made. */
  putAs(key: string, content: AsyncIterable<Uint8Array>, atMost: number): Promise<StoredFile | 'too-large'>
}

/** Where the portal keeps the bytes of its files. What they are called, and who may see them, stands in the database. */
export type Files = {
  /**
   * Keeps what arrives; once it answers, the file survives a power cut. Longer than `atMost`, it is cut off and
   * nothing is kept.
   * @throws Problem storage-full, disk-fails; whatever ends `content` early
   */
  put(content: AsyncIterable<Uint8Array>, atMost: number): Promise<StoredFile | 'too-large'>
  /**
   * The content or a part of it, and the size of the whole; undefined when there is no such file.
   * @throws Problem disk-fails
   */
  open(key: string, range?: ByteRange): Promise<{ stream: Readable; bytes: number } | undefined>
  /** A file that is not there is removed; one that cannot be removed now is left to the sweep. */
  remove(key: string): Promise<void>
  /**
   * Every file of the store, in no order, with the time since when by the store's own clock; never all of them in
   * memory.
   */
  list(): AsyncIterable<{ key: string; storedAt: Date }>
  /** Away with what began to arrive and has not grown since then. */
  sweepUnfinished(before: Date): Promise<void>
}

/** A store outside the data folder: what a start, a backup and an operator do with it, beside keeping files there. */
export type StoreOutside = {
  /** What operators call it. */
  name: string
  /** Secrets that no message may show, even where a server repeats them. */
  secrets: readonly string[]
  /** As backups note it. */
  place: { endpoint: string; bucket: string; prefix: string }
  /** @param watch who counts what is asked of it */
  open(log: DiskLog, watch?: StoreWatch): MovableFiles
  /** For a start: one that does not answer may come back, and is only told of. @throws StartError where it refuses */
  check(log: { warn: (facts: { err: unknown }, message: string) => void }): Promise<void>
  trial: StoreTrial
  /** For backups, which list what stays there: everything below the portal's folder, with the store's own digest. */
  list(): AsyncIterable<ListedFile>
}

export type ListedFile = { name: string; bytes: number; digest: string }

/** How an operator tries a store. */
export type StoreTrial = {
  /** As in `the bucket photos at https://s3.example`. */
  what: string
  /** Puts a small file, reads it back and removes it. */
  run(): Promise<void>
  /** What to do about what went wrong, in one sentence. @param reason the error in one line */
  remedy(error: unknown, reason: string): string
}

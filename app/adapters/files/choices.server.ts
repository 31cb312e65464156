import path from 'node:path'
import type { z } from 'zod'
import { oneOf } from '#app/kit/settings/parsed-setting.server.ts'
import type { StoreWatch } from '#app/kit/outbound/store-watch.ts'
import { type S3, s3From, s3Settings } from '#app/kit/s3/s3-settings.server.ts'
import { createDiskFiles } from './files-disk.server.ts'
import { s3Store } from './files-s3.server.ts'
import type { MovableFiles, StoreOutside } from './files.ts'
import type { DiskLog } from './scratch.server.ts'

// Node runs this file from source, without a build: nothing it imports may contain JSX.

export const stores = ['disk', 's3'] as const
export type StoreName = (typeof stores)[number]

/** The schema of each of these settings. */
export const filesSettings = { FILES: oneOf(...stores).default('disk'), ...s3Settings }

/** The settings of the stores outside, whether or not FILES names them: files move from one to the other. */
export type ToldStores = {
  /** The store that speaks S3, where files or backups are kept in one. */
  s3: S3 | undefined
}

/** Where files are kept, with the settings of that store: the types lead through this file when one is added. */
export type FilesChoice = { on: 'disk' } | { on: 's3'; s3: S3 }

/** @returns what is missing, as a sentence */
export function storesFrom(read: z.output<z.ZodObject<typeof filesSettings>>): ToldStores | string {
  const s3 = s3From(read)
  return typeof s3 === 'string' ? s3 : { s3 }
}

/** @returns what is missing, as a sentence */
export function filesOn(on: StoreName, { s3 }: ToldStores): FilesChoice | string {
  switch (on) {
    case 'disk':
      return { on }
    case 's3':
      if (s3) return { on, s3 }
      return 'The settings S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY name the store: set them.'
  }
}

/** @returns undefined of the data folder */
export function outsideOf(files: FilesChoice): StoreOutside | undefined {
  switch (files.on) {
    case 'disk':
      return undefined
    case 's3':
      return s3Store(files.s3)
  }
}

/** All that the settings lead to. */
export function storesOutside(told: ToldStores): StoreOutside[] {
  return stores.flatMap((on) => {
    const files = filesOn(on, told)
    return (typeof files === 'string' ? undefined : outsideOf(files)) ?? []
  })
}

type World = { dataDir: string; log: DiskLog; watch?: StoreWatch | undefined }

export async function openFiles(files: FilesChoice, { dataDir, log, watch }: World): Promise<MovableFiles> {
  return outsideOf(files)?.open(log, watch) ?? createDiskFiles({ folder: path.join(dataDir, 'files'), log })
}

import { z } from 'zod'
import { stores } from '#app/adapters/files/choices.server.ts'

// Node runs this file from source, without a build: nothing it imports may contain JSX.

/** The last entry of an archive: without it, or with another content than it says, the archive is not whole. */
export const manifestName = 'manifest.json'

/** Where PostgreSQL's own files stand in the archive; the other names are those of the data folder. */
export const clusterFolder = 'postgres/cluster'

const manifest = z.object({
  /** 2 where the rows of the database or the list of files take the place of the things themselves. */
  format: z.literal([1, 2]),
  madeAt: z.iso.datetime(),
  /** The rows of a database of its own; else PostgreSQL's files. */
  isRows: z.boolean().optional(),
  /** Where the files lie that are only listed. */
  store: z
    .object({
      /** As FILES names it. Backups of older portals do not say so, which knew one. */
      on: z.enum(stores).default('s3'),
      endpoint: z.string(),
      bucket: z.string(),
      prefix: z.string(),
      files: z.number(),
      bytes: z.number(),
    })
    .optional(),
  /** PostgreSQL's major version: only the same one reads its files. */
  postgres: z.number(),
  /** The migrations that the database has had. */
  migrations: z.array(z.string()),
  /** Each file by its name: how long it is, and its SHA-256 in hexadecimal. */
  files: z.record(z.string(), z.object({ bytes: z.number(), sha256: z.string() })),
})

export type Manifest = z.infer<typeof manifest>

/** @returns undefined where it is none, or one of a later portal */
export function readManifest(text: string): Manifest | undefined {
  try {
    return manifest.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

/** In an archive made by somebody else a name might lead out of the folder it is restored to. */
export function isEntryName(name: string): boolean {
  return /^(?:secret|manifest\.json|files\.txt|(?:postgres\/cluster|files|database)(?:\/[\w-][\w.-]*)+)$/.test(name)
}

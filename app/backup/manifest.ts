import { z } from 'zod'

// Node runs this file as it stands, without a build: nothing that it imports may hold JSX.

/** The last entry of an archive: without it, or with another content than it says, the archive is not whole. */
export const manifestName = 'manifest.json'

/** Where PostgreSQL's own files stand in the archive; the other names are those of the data folder. */
export const clusterFolder = 'postgres/cluster'

const manifest = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
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

/** Of an archive made by somebody else a name might lead out of the folder it is restored to. */
export function isEntryName(name: string): boolean {
  return /^(?:secret|manifest\.json|(?:postgres\/cluster|files)(?:\/[\w-][\w.-]*)+)$/.test(name)
}

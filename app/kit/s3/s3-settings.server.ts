import { z } from 'zod'
import { isLoopback } from '../http/client-address.server.ts'

// Node runs this file from source, without a build: nothing it imports may contain JSX.

/** A bucket of a store that speaks S3, and who the portal is to it. */
export type S3 = {
  /** Without a slash at its end. */
  endpoint: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
  /** Stands before all names; empty, or with a slash at its end. */
  prefix: string
  /** The bucket stands in the path, not in the name of the host. */
  isPathStyle: boolean
}

const bucketName = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/
const folders = /^[\w.-]+(?:\/[\w.-]+)*\/?$/

/** The schema of each of these settings. */
export const s3Settings = {
  S3_ENDPOINT: z
    .url({
      protocol: /^https?$/,
      error: 'it takes the address of the store, as in https://s3.eu-south-1.amazonaws.com',
    })
    .refine(
      isBare,
      'only scheme, host and port belong there: the bucket is S3_BUCKET, the keys are S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY',
    )
    .optional(),
  S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/, 'it takes the region’s name, as in eu-south-1')
    .default('us-east-1'),
  S3_BUCKET: z
    .string()
    .regex(bucketName, 'it takes a bucket’s name: 3 to 63 small letters, digits, dots and hyphens')
    .optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_PREFIX: z.string().regex(folders, 'it takes letters, digits and slashes, as in portal/').optional(),
  S3_PATH_STYLE: z.enum(['yes', 'no'], 'it takes yes or no').default('yes'),
  BACKUP_S3: z
    .string()
    .regex(/^s3:\/\/./, 'it takes bucket and folder, as in s3://backups/portal')
    .optional(),
}

type Read = z.output<z.ZodObject<typeof s3Settings>> & { FILES: string }

/** @returns undefined where nothing asks for a store; what is missing, as a sentence */
export function s3From(read: Read): S3 | undefined | string {
  const asking =
    (read.FILES === 's3' && 'FILES=s3') ||
    (read.BACKUP_S3 && 'BACKUP_S3') ||
    (read.S3_ENDPOINT && 'S3_ENDPOINT') ||
    (read.S3_BUCKET && 'S3_BUCKET')
  if (!asking) return undefined
  const { S3_ENDPOINT: endpoint, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = read
  const bucket = read.S3_BUCKET ?? (read.FILES === 's3' ? undefined : bucketOf(read.BACKUP_S3))
  if (!endpoint) return missing('S3_ENDPOINT', asking)
  if (!bucket) return missing('S3_BUCKET', asking)
  if (!accessKeyId) return missing('S3_ACCESS_KEY_ID', asking)
  if (!secretAccessKey) return missing('S3_SECRET_ACCESS_KEY', asking)
  return {
    endpoint: new URL(endpoint).origin,
    region: read.S3_REGION,
    bucket,
    accessKeyId,
    secretAccessKey,
    prefix: asFolder(read.S3_PREFIX ?? ''),
    isPathStyle: read.S3_PATH_STYLE === 'yes',
  }
}

/**
 * Where a name such as s3://bucket/folder/name leads, with the keys of the settings.
 * @returns undefined where it is no such name
 */
export function placeIn(s3: S3, address: string): { s3: S3; name: string } | undefined {
  const [, bucket = '', rest = ''] = /^s3:\/\/([^/]+)\/?(.*)$/.exec(address) ?? []
  if (!bucketName.test(bucket) || (rest !== '' && !folders.test(rest))) return undefined
  const cut = rest.lastIndexOf('/') + 1
  return { s3: { ...s3, bucket, prefix: rest.slice(0, cut) }, name: rest.slice(cut) }
}

/** The sentence for a store that is asked across a network for all to read. */
export function s3InClear({ endpoint }: S3): string | undefined {
  const { protocol, hostname } = new URL(endpoint)
  if (protocol === 'https:' || isLoopback(hostname)) return undefined
  return `The setting S3_ENDPOINT is ${endpoint}: without https files cross the network for all to read.`
}

function bucketOf(address = ''): string | undefined {
  return /^s3:\/\/([^/]+)/.exec(address)?.[1]
}

export function asFolder(prefix: string): string {
  return prefix === '' || prefix.endsWith('/') ? prefix : `${prefix}/`
}

function missing(name: string, needs: string): string {
  return `The setting ${name} is missing, which ${needs} needs.`
}

function isBare(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { pathname, search, hash, username, password } = new URL(address)
  return /^\/*$/.test(pathname) && !search && !hash && !username && !password
}

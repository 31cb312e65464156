import { readFileSync } from 'node:fs'
import { z } from 'zod'

/** The Business Central that is asked, and as whom. */
export type BusinessCentral = {
  /** Without a slash at its end. */
  url: string
  tokenUrl: string
  scope: string
  environment: string
  /** The company's id there. */
  company: string
  clientId: string
  clientSecret: string
  /** What the file of the mapping says, where there is one. */
  mapping: { file: string; says: unknown } | undefined
  /** Whether it is asked to tell of changes. */
  listens: boolean
}

const guid = z.guid('it takes an id, as in 11111111-2222-3333-4444-555555555555')
const address = z.url({ protocol: /^https?$/, error: 'it takes a whole address, as in https://erp.example' })

/** The schema of each of these settings; the numbers are whole numbers, which others are as well. */
export const erpSettings = {
  ERP_TENANT: z
    .string()
    .regex(/^[\w.-]{1,100}$/, 'it takes the tenant’s id or domain, as in maker.example')
    .optional(),
  ERP_ENVIRONMENT: z
    .string()
    .regex(/^[\w-]{1,60}$/, 'it takes the name of an environment, as in production')
    .default('production'),
  ERP_COMPANY: guid.optional(),
  ERP_CLIENT_ID: z.string().max(200).optional(),
  ERP_CLIENT_SECRET: z.string().max(1000).optional(),
  ERP_URL: address.default('https://api.businesscentral.dynamics.com'),
  ERP_TOKEN_URL: address.optional(),
  ERP_MAPPING: z.string().optional(),
  ERP_WEBHOOKS: z.enum(['on', 'off'], 'it takes on or off').default('off'),
}

type Read = z.output<z.ZodObject<typeof erpSettings>> & { ERP: string; APP_URL?: string | undefined }

/** @returns what is asked, undefined where no ERP is, or what is missing or wrong, as a sentence */
export function erpFrom(read: Read): BusinessCentral | undefined | string {
  if (read.ERP !== 'business-central') return undefined
  const { ERP_COMPANY: company, ERP_CLIENT_ID: clientId, ERP_CLIENT_SECRET: clientSecret } = read
  if (!company) return missing('ERP_COMPANY')
  if (!clientId) return missing('ERP_CLIENT_ID')
  if (!clientSecret) return missing('ERP_CLIENT_SECRET')
  if (!read.ERP_TENANT && !read.ERP_TOKEN_URL) return missing('ERP_TENANT')
  if (read.ERP_WEBHOOKS === 'on' && !read.APP_URL)
    return 'The setting ERP_WEBHOOKS is on without APP_URL, the address that the ERP is to call: set APP_URL.'
  const mapping = read.ERP_MAPPING ? fileIn(read.ERP_MAPPING) : undefined
  if (typeof mapping === 'string') return mapping
  return {
    url: read.ERP_URL.replace(/\/+$/, ''),
    tokenUrl: read.ERP_TOKEN_URL ?? `https://login.microsoftonline.com/${read.ERP_TENANT}/oauth2/v2.0/token`,
    scope: 'https://api.businesscentral.dynamics.com/.default',
    environment: read.ERP_ENVIRONMENT,
    company,
    clientId,
    clientSecret,
    mapping,
    listens: read.ERP_WEBHOOKS === 'on',
  }
}

function missing(name: string): string {
  return `The setting ${name} is missing, which ERP=business-central needs.`
}

function fileIn(file: string): { file: string; says: unknown } | string {
  try {
    return { file, says: JSON.parse(readFileSync(file, 'utf8')) }
  } catch {
    return `The setting ERP_MAPPING names ${file}, which is no JSON file that can be read.`
  }
}

import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { isLoopback } from '../http/client-address.server.ts'

/** Where HubSpot is, as whom it is asked, and which of its properties is which of ours. */
export type HubspotSettings = {
  /** The address of its API and of its forms, without a slash at the end. */
  url: string
  formsUrl: string
  token: string
  portalId: string
  /** The form that takes registrations; without one HubSpot hears of people once they have said who they are. */
  form: string | undefined
  /** Signs what HubSpot tells; without one nothing is taken from there but by the pull. */
  webhookSecret: string | undefined
  mapping: HubspotMapping
  /** In any ten seconds. */
  calls: number
}

export type HubspotMapping = z.output<typeof mapping>

const words = z.record(z.string(), z.string().min(1))
const mapping = z.strictObject({
  /** By thing and field: the property's name, or null for a field that is not to be sent. */
  properties: z.record(z.string(), z.record(z.string(), z.string().min(1).nullable())).default({}),
  /** The id of the tickets' pipeline, and by stage the id of its own. */
  pipeline: z.string().default('0'),
  stages: words.default({}),
  /** By where a lead stands. */
  leadStatuses: words.default({}),
  /** By topic, the id of the subscription's type. */
  subscriptions: words.default({}),
})

/** The schema of each of these settings. */
export const hubspotSettings = {
  HUBSPOT_TOKEN: z.string().optional(),
  HUBSPOT_PORTAL_ID: z
    .string()
    .regex(/^\d{1,15}$/, 'it takes the account’s number, as in 12345678')
    .optional(),
  HUBSPOT_FORM: z.guid('it takes the form’s id, as in 0f8fad5b-d9cb-469f-a165-70867728950e').optional(),
  HUBSPOT_WEBHOOK_SECRET: z.string().min(16, 'it takes the app’s client secret, of 16 characters or more').optional(),
  HUBSPOT_MAPPING: z
    .string()
    .transform((file, context): HubspotMapping => {
      const read = mappingIn(file)
      if (typeof read !== 'string') return read
      context.addIssue({ code: 'custom', message: read })
      return z.NEVER
    })
    .optional(),
  HUBSPOT_CALLS: z.coerce
    .number('it takes a whole number from 10 to 1000')
    .int('it takes a whole number from 10 to 1000')
    .min(10, 'it takes a whole number from 10 to 1000')
    .max(1000, 'it takes a whole number from 10 to 1000')
    .default(100),
  HUBSPOT_URL: z
    .url({ protocol: /^https?$/, error: 'it takes an address, as in https://api.hubapi.com' })
    .refine(isSafe, 'it takes an https address, since the token is sent there')
    .optional(),
}

type Read = z.output<z.ZodObject<typeof hubspotSettings>>

/** @returns how to reach HubSpot, or what is missing, as a sentence */
export function hubspotFrom(read: Read): HubspotSettings | string {
  if (!read.HUBSPOT_TOKEN) return missing('HUBSPOT_TOKEN')
  if (!read.HUBSPOT_PORTAL_ID) return missing('HUBSPOT_PORTAL_ID')
  const url = read.HUBSPOT_URL && new URL(read.HUBSPOT_URL).origin
  return {
    url: url ?? 'https://api.hubapi.com',
    formsUrl: url ?? 'https://api.hsforms.com',
    token: read.HUBSPOT_TOKEN,
    portalId: read.HUBSPOT_PORTAL_ID,
    form: read.HUBSPOT_FORM,
    webhookSecret: read.HUBSPOT_WEBHOOK_SECRET,
    mapping: read.HUBSPOT_MAPPING ?? mapping.parse({}),
    calls: read.HUBSPOT_CALLS,
  }
}

function missing(name: string): string {
  return `The setting ${name} is missing, which CRM=hubspot needs.`
}

/** @returns what is wrong with the file, as a part of a sentence */
function mappingIn(file: string): HubspotMapping | string {
  let said: unknown
  try {
    said = JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return `it names ${file}, which is no JSON file that can be read`
  }
  const read = mapping.safeParse(said)
  if (read.success) return read.data
  const [issue] = read.error.issues
  if (issue?.code === 'unrecognized_keys')
    return `it names ${file}, where ${issue.keys.join(' and ')} means nothing; what it may hold is properties, pipeline, stages, leadStatuses and subscriptions`
  return `it names ${file}, where ${issue?.path.join('.') || 'the whole'} is no text in quotes`
}

function isSafe(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname } = new URL(address)
  return protocol === 'https:' || isLoopback(hostname)
}

import { z } from 'zod'
import type { Finding } from '../crm.ts'
import { type Thing, things } from '../fields.ts'
import type { Calls } from './calls.server.ts'
import { lastName, type Mapping, ownId, typeOf } from './mapping.ts'

const properties = z.object({
  results: z.array(
    z.object({
      name: z.string(),
      hasUniqueValue: z.boolean().default(false),
      modificationMetadata: z.object({ readOnlyValue: z.boolean().default(false) }).optional(),
    }),
  ),
})
const pipelines = z.object({
  results: z.array(z.object({ id: z.string(), stages: z.array(z.object({ id: z.string() })) })),
})

/** What HubSpot lacks for the mapping to work, and what of the mapping means nothing here. */
export async function listFindings(calls: Calls, mapping: Mapping): Promise<Finding[]> {
  const found: Finding[] = mapping.unknown.map((one) => ({ ...one, kind: 'unknown-field' }))
  for (const thing of things) found.push(...(await findingsOf(calls, mapping, thing)))
  return [...found, ...(await pipelineFindings(calls, mapping))]
}

async function findingsOf(calls: Calls, mapping: Mapping, thing: Thing): Promise<Finding[]> {
  const of = typeOf[thing]
  const known = new Map((await propertiesThere(calls, thing)).map((one) => [one.name, one]))
  const own = known.get(ownId)
  return [
    ...namesOf(mapping, thing).flatMap((name): Finding[] => {
      const there = known.get(name)
      if (!there) return [{ kind: 'property', name, of }]
      return there.modificationMetadata?.readOnlyValue ? [{ kind: 'read-only', name, of }] : []
    }),
    ...(own && !own.hasUniqueValue ? [{ kind: 'not-unique', name: ownId, of } as const] : []),
  ]
}

async function pipelineFindings(calls: Calls, mapping: Mapping): Promise<Finding[]> {
  const answer = await calls.ask({ path: '/crm/v3/pipelines/tickets' })
  const pipeline = pipelines.parse(answer).results.find(({ id }) => id === mapping.pipeline)
  if (!pipeline) return [{ kind: 'pipeline', name: mapping.pipeline, of: 'tickets' }]
  const there = new Set(pipeline.stages.map(({ id }) => id))
  return Object.entries(mapping.stages).flatMap(([stage, id]): Finding[] =>
    there.has(id) ? [] : [{ kind: 'stage', name: id, of: stage }],
  )
}

async function propertiesThere(calls: Calls, thing: Thing) {
  return properties.parse(await calls.ask({ path: `/crm/v3/properties/${typeOf[thing]}` })).results
}

function namesOf(mapping: Mapping, thing: Thing): string[] {
  const mapped = Object.values(mapping.properties[thing]).filter((name) => name !== null)
  return [...new Set([ownId, ...mapped, ...(thing === 'contact' ? [lastName] : [])])]
}

const groups: Record<Thing, string> = {
  company: 'companyinformation',
  contact: 'contactinformation',
  ticket: 'ticketinformation',
  message: 'noteinformation',
  quote: 'quoteinformation',
}

/** Makes those that bear the portal's name; the others are HubSpot's or the maker's to make. @returns how many */
export async function createMissing(calls: Calls, mapping: Mapping): Promise<number> {
  let made = 0
  for (const thing of things) {
    const known = new Set((await propertiesThere(calls, thing)).map(({ name }) => name))
    const missing = namesOf(mapping, thing).filter((name) => name.startsWith('ammiraglia_') && !known.has(name))
    for (const name of missing) {
      await calls.ask({
        method: 'POST',
        path: `/crm/v3/properties/${typeOf[thing]}`,
        body: {
          name,
          label: labelOf(name),
          groupName: groups[thing],
          type: 'string',
          fieldType: 'text',
          hasUniqueValue: name === ownId,
        },
      })
      made += 1
    }
  }
  return made
}

/** Ammiraglia serial number, for `ammiraglia_serial_number`. */
function labelOf(name: string): string {
  const words = name.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

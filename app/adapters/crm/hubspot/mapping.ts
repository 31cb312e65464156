import type { Selectable } from 'kysely'
import type { Tables } from '#app/kit/db/tables.ts'
import type { HubspotMapping } from '#app/kit/settings/hubspot-settings.server.ts'
import { fieldTable, type FieldOf, type Thing, things } from '../fields.ts'

/** How HubSpot calls each kind of record, in its addresses. */
export const typeOf = {
  company: 'companies',
  contact: 'contacts',
  ticket: 'tickets',
  message: 'notes',
  quote: 'quotes',
} as const satisfies Record<Thing, string>

/** A property of ours on every record, unique over there, by which a lost answer makes no second one. */
export const ownId = 'ammiraglia_id'

/** HubSpot's own properties where it has one; those that begin with `ammiraglia_` the portal makes itself. */
const defaults = {
  company: {
    name: 'name',
    country: 'country',
    vat_number: 'ammiraglia_vat_number',
    customer_number: 'ammiraglia_customer_number',
    street: 'address',
    postcode: 'zip',
    city: 'city',
    phone: 'phone',
  },
  contact: {
    email: 'email',
    name: 'firstname',
    phone: 'phone',
    company: 'company',
    country: 'country',
    vat_number: 'ammiraglia_vat_number',
    lead_status: 'hs_lead_status',
    products_of_interest: 'ammiraglia_products_of_interest',
    dealer_amount: 'ammiraglia_dealer_amount',
    message: 'message',
  },
  ticket: {
    subject: 'subject',
    content: 'content',
    stage: 'hs_pipeline_stage',
    model: 'ammiraglia_model',
    serial_number: 'ammiraglia_serial_number',
    damage: 'ammiraglia_damage',
    warranty_accepted: 'ammiraglia_warranty_accepted',
    authorization_number: 'ammiraglia_authorization_number',
    address: 'ammiraglia_address',
  },
  message: { text: 'hs_note_body', at: 'hs_timestamp' },
  quote: {
    title: 'hs_title',
    number: 'ammiraglia_quote_number',
    status: 'hs_status',
    amount: 'ammiraglia_amount',
    currency: 'hs_currency',
    expires_on: 'hs_expiration_date',
    answer: 'ammiraglia_answer',
  },
} as const satisfies { [One in Thing]: Record<FieldOf<One>, string> }

/** Those of HubSpot's standard pipeline. */
const stages = {
  new_request: '1',
  decision_completed: '3',
  operations_in_progress: '3',
  operations_completed: '2',
  ticket_closed: '4',
} satisfies Record<Selectable<Tables['ticket']>['stage'], string>

const leadStatuses = {
  routed: 'NEW',
  new: 'OPEN',
  contacted: 'CONNECTED',
  appointment: 'IN_PROGRESS',
  offer: 'OPEN_DEAL',
  won: 'OPEN_DEAL',
  lost: 'UNQUALIFIED',
  declined: 'BAD_TIMING',
} satisfies Record<Selectable<Tables['lead']>['place'], string>

/** Somebody's last name, which HubSpot keeps apart: both hang on the one field `name`. */
export const lastName = 'lastname'

export type Mapping = {
  properties: Record<Thing, Record<string, string | null>>
  pipeline: string
  stages: Record<string, string>
  leadStatuses: Record<string, string>
  subscriptions: Record<string, string>
  /** What the maker's file names and the portal does not have. */
  unknown: { of: string; name: string }[]
}

export function mappingOf(given: HubspotMapping): Mapping {
  const namesOf = (thing: Thing) => ({ ...defaults[thing], ...given.properties[thing] })
  const properties = {
    company: namesOf('company'),
    contact: namesOf('contact'),
    ticket: namesOf('ticket'),
    message: namesOf('message'),
    quote: namesOf('quote'),
  }
  const fields = Object.entries(given.properties).flatMap(([thing, its]) => {
    const known: Record<string, unknown> | undefined = things.includes(thing as Thing)
      ? fieldTable[thing as Thing]
      : undefined
    return Object.keys(its).flatMap((name) => (known && name in known ? [] : [{ of: `properties.${thing}`, name }]))
  })
  return {
    properties,
    pipeline: given.pipeline,
    stages: { ...stages, ...given.stages },
    leadStatuses: { ...leadStatuses, ...given.leadStatuses },
    subscriptions: given.subscriptions,
    unknown: [
      ...fields,
      ...beyond('stages', given.stages, stages),
      ...beyond('leadStatuses', given.leadStatuses, leadStatuses),
    ],
  }
}

function beyond(of: string, its: Record<string, string>, known: Record<string, string>): Mapping['unknown'] {
  return Object.keys(its).flatMap((name) => (name in known ? [] : [{ of, name }]))
}

/** What a record's fields are over there. */
export function propertiesOf(mapping: Mapping, thing: Thing, fields: Record<string, string>): Record<string, string> {
  const properties: Record<string, string> = {}
  for (const [field, text] of Object.entries(fields)) {
    const property = mapping.properties[thing][field]
    if (property) properties[property] = translated(mapping, thing, field, text)
  }
  if (fields['name'] !== undefined && thing === 'contact' && mapping.properties.contact['name']) {
    const [first = '', ...rest] = fields['name'].split(' ')
    properties[mapping.properties.contact['name']] = first
    properties[lastName] = rest.join(' ')
  }
  if (thing === 'ticket' && properties['hs_pipeline_stage']) properties['hs_pipeline'] = mapping.pipeline
  return properties
}

function translated(mapping: Mapping, thing: Thing, field: string, text: string): string {
  if (thing === 'ticket' && field === 'stage') return mapping.stages[text] ?? text
  if (thing === 'contact' && field === 'lead_status') return mapping.leadStatuses[text] ?? text
  return text
}

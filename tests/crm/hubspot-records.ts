/** What the double of HubSpot keeps, and the rules by which it takes it. */

export type HubspotRecord = { id: string; properties: Record<string, string>; changedAt: number }
type Property = { name: string; hasUniqueValue?: boolean; readOnly?: boolean }

export class Refused extends Error {
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

const own = {
  companies: ['name', 'country', 'address', 'zip', 'city', 'phone'],
  contacts: ['email', 'firstname', 'lastname', 'phone', 'company', 'country', 'hs_lead_status', 'message'],
  tickets: ['subject', 'content', 'hs_pipeline', 'hs_pipeline_stage'],
  notes: ['hs_note_body', 'hs_timestamp'],
  quotes: ['hs_title', 'hs_status', 'hs_currency', 'hs_expiration_date'],
}
const needed: Record<string, string[]> = {
  tickets: ['subject', 'hs_pipeline_stage'],
  notes: ['hs_timestamp'],
  quotes: ['hs_title', 'hs_expiration_date'],
}
const stages = ['1', '2', '3', '4']

export type Records = ReturnType<typeof createRecords>

type Kept = {
  records: Map<string, HubspotRecord>
  properties: Map<string, Property>
  /** Every change that was made, in order. */
  changes: { id: string; properties: Record<string, string> }[]
}

export function createRecords(now: () => number) {
  let lastId = 9000
  const types = new Map(Object.entries(own).map(([type, names]) => [type, emptyOf(names)]))

  function kept(type: string): Kept {
    return types.get(type) ?? fail(404, `there is no ${type}`)
  }

  function write(type: string, record: HubspotRecord, properties: Record<string, string>): void {
    Object.assign(record.properties, properties)
    record.changedAt = now()
    kept(type).changes.push({ id: record.id, properties: { ...properties } })
  }

  function create(type: string, properties: Record<string, string>): HubspotRecord {
    for (const name of needed[type] ?? []) if (!properties[name]) fail(400, `Property "${name}" is required`)
    check(kept(type), properties)
    const record = { id: String((lastId += 1)), properties: {}, changedAt: now() }
    kept(type).records.set(record.id, record)
    write(type, record, properties)
    return record
  }

  return {
    kept,
    get: (type: string, id: string) => kept(type).records.get(id) ?? fail(404, 'resource not found'),
    create,
    update(type: string, id: string, properties: Record<string, string>): HubspotRecord {
      const record = kept(type).records.get(id) ?? fail(404, 'resource not found')
      check(kept(type), properties, id)
      write(type, record, properties)
      return record
    },
    upsert(type: string, idProperty: string, id: string, properties: Record<string, string>): HubspotRecord {
      if (!kept(type).properties.get(idProperty)?.hasUniqueValue) fail(400, `${idProperty} is not unique`)
      const found = [...kept(type).records.values()].find((one) => one.properties[idProperty] === id)
      if (!found) return create(type, { ...properties, [idProperty]: id })
      check(kept(type), properties, found.id)
      write(type, found, properties)
      return found
    },
    search(type: string, body: Search): HubspotRecord[] {
      const [{ filters = [] } = {}] = body.filterGroups ?? []
      const found = [...kept(type).records.values()].filter((record) => filters.every((one) => meets(record, one)))
      return found.toSorted((a, b) => Number(a.id) - Number(b.id)).slice(0, body.limit ?? 10)
    },
    /** As HubSpot's own people change it. */
    changeByHand(type: string, id: string, properties: Record<string, string>): void {
      const record = kept(type).records.get(id) ?? fail(404, 'resource not found')
      Object.assign(record.properties, properties)
      record.changedAt = now()
    },
  }
}

function emptyOf(names: string[]): Kept {
  const properties = new Map(
    names.map((name): [string, Property] => [name, { name, hasUniqueValue: name === 'email' }]),
  )
  return { records: new Map(), properties, changes: [] }
}

function check({ properties: known, records }: Kept, properties: Record<string, string>, self?: string): void {
  for (const [name, value] of Object.entries(properties)) {
    const property = known.get(name)
    if (!property) fail(400, `Property values were not valid: Property "${name}" does not exist`)
    if (property.readOnly) fail(400, `Property "${name}" is read only`)
    const twin = property.hasUniqueValue && [...records.values()].find((one) => one.properties[name] === value)
    if (twin && twin.id !== self) fail(409, `${name} ${value} is another's already`)
    if (name === 'hs_pipeline_stage' && !stages.includes(value)) fail(400, `${value} is no stage of the pipeline`)
  }
}

export type Search = {
  filterGroups?: { filters?: { propertyName: string; operator: string; value: string }[] }[]
  limit?: number
}

function meets(
  record: HubspotRecord,
  { propertyName, operator, value }: { propertyName: string; operator: string; value: string },
): boolean {
  if (propertyName === 'lastmodifieddate') return record.changedAt >= Number(value)
  if (propertyName === 'hs_object_id') return Number(record.id) > Number(value)
  return operator === 'EQ' && record.properties[propertyName] === value
}

function fail(status: number, message: string): never {
  throw new Refused(status, message)
}

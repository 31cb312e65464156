import { z } from 'zod'
import type { Clock } from '#app/kit/clock.ts'
import type { Db } from '#app/kit/db/db.server.ts'
import type { HubspotSettings } from '#app/kit/settings/hubspot-settings.server.ts'
import { CallFailed } from '#app/kit/outbound/call.server.ts'
import type { Mirror, NewRegistration, Ref, Told } from '../crm.ts'
import { isOfLead, leadFields, winnerOf } from '../fields.ts'
import { type Calls, createCalls, orNone, orUndeliverable } from './calls.server.ts'
import { createMissing, listFindings } from './check.server.ts'
import { createContacts } from './contacts.server.ts'
import { dropLink, findLink, keepLink, keepTies, type Link } from './links.store.server.ts'
import { type Mapping, mappingOf, ownId, propertiesOf, typeOf } from './mapping.ts'
import { isSigned } from './signature.server.ts'

type World = { db: Db; clock: Clock; fetch: typeof fetch; hubspot: HubspotSettings }

/** HubSpot as a copy of what the portal knows, by its REST API. */
export function createHubspotMirror({ db, clock, fetch, hubspot }: World): Mirror {
  const calls = createCalls({ settings: hubspot, clock, fetch })
  const mapping = mappingOf(hubspot.mapping)
  const writer = { db, calls, mapping }
  return {
    ...createContacts(calls, mapping),
    async save(told, { isSaid = false, ties = [] } = {}) {
      await orUndeliverable(save(writer, told, isSaid))
      await orUndeliverable(tie(writer, told, ties))
    },
    knows: async (what) => (await findLink(db, what)) !== undefined,
    forgetContact: (id) => orUndeliverable(forget(writer, id)),
    register: (registration) => orUndeliverable(register(calls, hubspot.form, registration)),
    subscribe: (email, topic, isOn) => orUndeliverable(subscribe(writer, { email, topic, isOn })),
    check: () => listFindings(calls, mapping),
    createMissing: () => createMissing(calls, mapping),
    isGenuine: (notice) => hubspot.webhookSecret !== undefined && isSigned(hubspot.webhookSecret, notice, clock.now()),
    async health() {
      await calls.ask({ path: '/crm/v3/pipelines/tickets' })
    },
    state: () => calls.state(),
    names: () => mapping.properties,
  }
}

type Writer = { db: Db; calls: Calls; mapping: Mapping }

const upserted = z.object({ results: z.tuple([z.object({ id: z.string() })]) })

/** A record that HubSpot has is changed by its number there; any other is found, or made, by what is unique. */
async function save(writer: Writer, told: Told, isSaid: boolean): Promise<void> {
  const { db, calls, mapping } = writer
  const { thing, id } = told
  const link = await findLink(db, told)
  const makers = await findMakers(calls, told, link, isSaid)
  const properties = propertiesOf(mapping, thing, writtenOf(told, { link, makers, isSaid }))
  // Only contacts that the portal made bear a lead's number: by it the portal knows what to delete.
  const crmId = link?.crmId ?? (isOfLead(id) ? makers?.id : undefined)
  if (!makers || !isOfLead(id)) properties[ownId] = id
  if (crmId) {
    const path = `/crm/v3/objects/${typeOf[thing]}/${encodeURIComponent(crmId)}`
    if (await orNone(calls.ask({ method: 'PATCH', path, body: { properties } }))) {
      if (!link) await keepLink(db, told, crmId)
      return
    }
    // Somebody has deleted it over there: it is made once more.
    await dropLink(db, told)
    return save(writer, told, isSaid)
  }
  const email = told.thing === 'contact' ? told.fields.email : undefined
  const made = email
    ? await upsertPerson(writer, { email, id }, properties)
    : await upsert(writer, told, { idProperty: ownId, id }, properties)
  await keepLink(db, told, made)
}

type Known = { link: Link | undefined; makers: Person | undefined; isSaid: boolean }

/**
 * For a record that HubSpot has already: only the fields that the portal wins, and no blank over a contact that the
 * maker made.
 */
function writtenOf({ thing, id, fields }: Told, { link, makers, isSaid }: Known): Record<string, string> {
  const isWon = (field: string) =>
    makers && isOfLead(id) ? leadFields.some((own) => own === field) : winnerOf(thing, field) === 'portal'
  // Every kind's fields are texts.
  const all: Record<string, string> = { ...fields }
  if (isSaid || !(link || makers)) return all
  const written = Object.entries(all).filter(([field, text]) => isWon(field) && !(makers && text === ''))
  return Object.fromEntries(written)
}

const person = z.object({ id: z.string(), properties: z.record(z.string(), z.string().nullable()) })
type Person = z.infer<typeof person>

/**
 * The contact that the maker had before the portal knew the person; not looked for where the person has just filled in
 * everything.
 */
async function findMakers(
  calls: Calls,
  told: Told,
  link: Link | undefined,
  isSaid: boolean,
): Promise<Person | undefined> {
  if (told.thing !== 'contact' || isSaid) return undefined
  const there = link
    ? isOfLead(told.id) && (await readPerson(calls, link.crmId))
    : told.fields.email && (await findPerson(calls, told.fields.email))
  return there && !isOfLead(there.properties[ownId] ?? '') ? there : undefined
}

async function readPerson(calls: Calls, crmId: string): Promise<Person | undefined> {
  const path = `/crm/v3/objects/contacts/${encodeURIComponent(crmId)}?properties=${ownId}`
  const answer = await orNone(calls.ask({ path }))
  return answer === undefined ? undefined : person.parse(answer)
}

async function findPerson(calls: Calls, email: string): Promise<Person | undefined> {
  const body = { idProperty: 'email', inputs: [{ id: email }], properties: [ownId] }
  const answer = await calls.ask({ method: 'POST', path: '/crm/v3/objects/contacts/batch/read', body })
  return z.object({ results: z.array(person) }).parse(answer).results[0]
}

/** The maker may know somebody by their address already; but who has our number there has changed it since. */
async function upsertPerson(
  writer: Writer,
  { email, id }: { email: string; id: string },
  properties: Record<string, string>,
): Promise<string> {
  const what = { thing: 'contact', id } as const
  try {
    return await upsert(writer, what, { idProperty: 'email', id: email }, properties)
  } catch (error) {
    if (!(error instanceof CallFailed) || error.status !== 409) throw error
    return upsert(writer, what, { idProperty: ownId, id }, properties)
  }
}

async function upsert(
  { calls }: Writer,
  { thing }: Ref,
  by: { idProperty: string; id: string },
  properties: Record<string, string>,
): Promise<string> {
  const path = `/crm/v3/objects/${typeOf[thing]}/batch/upsert`
  const answer = await calls.ask({ method: 'POST', path, body: { inputs: [{ ...by, properties }] } })
  const read = upserted.safeParse(answer)
  // Half an answer, or one that names nothing: it is asked again.
  if (!read.success)
    throw new CallFailed(`POST ${path}: an answer that names no record`, { said: JSON.stringify(answer) })
  return read.data.results[0].id
}

/** Sets its associations in HubSpot, and removes those that no longer hold. */
async function tie({ db, calls }: Writer, what: Ref, to: readonly Ref[]): Promise<void> {
  const link = await findLink(db, what)
  if (!link) return
  const wanted: string[] = []
  for (const one of to) {
    const other = await findLink(db, one)
    if (other) wanted.push(`${typeOf[one.thing]}/${other.crmId}`)
  }
  const before = link.ties === '' ? [] : link.ties.split(' ')
  const own = `/crm/v4/objects/${typeOf[what.thing]}/${encodeURIComponent(link.crmId)}/associations`
  for (const one of wanted) if (!before.includes(one)) await calls.ask({ method: 'PUT', path: `${own}/default/${one}` })
  for (const one of before)
    if (!wanted.includes(one)) await orNone(calls.ask({ method: 'DELETE', path: `${own}/${one}` }))
  if (before.join(' ') !== wanted.join(' ')) await keepTies(db, what, wanted.join(' '))
}

const found = z.object({ results: z.array(z.object({ id: z.string() })) })

/**
 * Finds the contact by what is unique as well: the answer that told its number may have been lost. A contact that the
 * maker had before the lead came stays, without what the lead said.
 */
async function forget({ db, calls, mapping }: Writer, id: string): Promise<void> {
  const what = { thing: 'contact', id } as const
  const body = { idProperty: ownId, inputs: [{ id }], properties: ['email'] }
  const link = await findLink(db, what)
  const others = await calls.ask({ method: 'POST', path: '/crm/v3/objects/contacts/batch/read', body })
  const ids = new Set(found.parse(others).results.map((one) => one.id))
  if (link && !ids.has(link.crmId) && isOfLead(id)) {
    const properties = propertiesOf(mapping, 'contact', Object.fromEntries(leadFields.map((field) => [field, ''])))
    const path = `/crm/v3/objects/contacts/${encodeURIComponent(link.crmId)}`
    await orNone(calls.ask({ method: 'PATCH', path, body: { properties } }))
  } else if (link) ids.add(link.crmId)
  for (const objectId of ids)
    await orNone(calls.ask({ method: 'POST', path: '/crm/v3/objects/contacts/gdpr-delete', body: { objectId } }))
  await dropLink(db, what)
}

/** A form of the maker's takes the registration, with what HubSpot's own script knows the browser by. */
async function register(calls: Calls, form: string | undefined, { email, context }: NewRegistration): Promise<void> {
  if (!form) return
  const { hutk, pageUri, pageName } = context
  await calls.submitForm(form, {
    fields: [{ objectTypeId: '0-1', name: 'email', value: email }],
    context: { ...(hutk && { hutk }), ...(pageUri && { pageUri }), ...(pageName && { pageName }) },
  })
}

type Subscription = { email: string; topic: string; isOn: boolean }

async function subscribe({ calls, mapping }: Writer, { email, topic, isOn }: Subscription): Promise<void> {
  const subscriptionId = mapping.subscriptions[topic]
  if (!subscriptionId) return
  await calls.ask({
    method: 'POST',
    path: `/communication-preferences/v4/statuses/${encodeURIComponent(email)}`,
    body: {
      channel: 'EMAIL',
      subscriptionId: Number(subscriptionId),
      statusState: isOn ? 'SUBSCRIBED' : 'UNSUBSCRIBED',
      ...(isOn && { legalBasis: 'CONSENT_WITH_NOTICE', legalBasisExplanation: 'Said in the portal' }),
    },
  })
}

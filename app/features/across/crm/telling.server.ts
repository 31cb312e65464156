import type { Mirror, Ref } from '#app/adapters/crm/crm.ts'
import { contactOfLead } from '#app/adapters/crm/fields.ts'
import { labelsIn } from '#app/catalogue/catalogue.labels.ts'
import { defaultLocale } from '#app/kit/words/locales.ts'
import { majorOf } from '#app/kit/words/money.ts'
import { addressIn, type Portal } from '#app/portal.server.ts'
import { subjectOf } from '#app/features/service/tickets/tickets.words.ts'
import * as store from './store.server.ts'

export type Outside = { portal: Portal; mirror: Mirror }

/** Each reads what is so now, tells it, and first of what it hangs on where that is not over there yet. */
export async function tellCompany({ portal, mirror }: Outside, id: number): Promise<void> {
  const found = await store.findCompany(portal.db, id)
  if (!found) return
  await mirror.save({
    thing: 'company',
    id: `${id}`,
    fields: { ...found, customer_number: found.customer_number ?? '' },
  })
}

export async function tellContact(outside: Outside, id: string, isSaid = false): Promise<void> {
  const found = await store.findContact(outside.portal.db, id)
  if (!found) return
  const { companyId, ...fields } = found
  await ensureCompany(outside, companyId)
  await outside.mirror.save({ thing: 'contact', id, fields }, { isSaid, ties: companyRef(companyId) })
}

export async function tellTicket(outside: Outside, id: number): Promise<void> {
  const { portal, mirror } = outside
  const found = await store.findTicket(portal.db, id)
  if (!found) return
  const labels = labelsIn(defaultLocale, portal.catalogues.current())
  const fields = {
    subject: subjectOf(defaultLocale, labels, found),
    content: found.content,
    stage: found.stage,
    model: found.frameModel,
    serial_number: found.serialNumber,
    damage: `${found.kindOfDamage} · ${found.damagePhase}`,
    warranty_accepted: found.warrantyAccepted === null ? '' : String(found.warrantyAccepted),
    authorization_number: found.authorizationNumber ?? '',
    address: addressIn(portal, defaultLocale, `/console/tickets/${id}`),
  }
  await ensureCompany(outside, found.companyId)
  const contact = await ensureContact(outside, found.contactId)
  await mirror.save({ thing: 'ticket', id: `${id}`, fields }, { ties: [...companyRef(found.companyId), ...contact] })
}

/** As a note on its ticket. Files stay in the portal, to which the ticket leads. */
export async function tellMessage(outside: Outside, id: number): Promise<void> {
  const { portal, mirror } = outside
  const found = await store.findMessage(portal.db, id)
  if (!found) return
  const ticket: Ref = { thing: 'ticket', id: `${found.ticketId}` }
  if (!(await mirror.knows(ticket))) await tellTicket(outside, found.ticketId)
  const { authorName, body, files } = found
  const link = addressIn(portal, defaultLocale, `/console/tickets/${found.ticketId}`)
  const lines = [authorName, ...body.split('\n'), ...(files ? [`+ ${files}: ${link}`] : [])]
  const fields = { text: lines.map(asHtml).join('<br>'), at: found.at.toISOString() }
  await mirror.save({ thing: 'message', id: `${id}`, fields }, { ties: [ticket] })
}

export async function tellQuote(outside: Outside, id: number): Promise<void> {
  const found = await store.findQuote(outside.portal.db, id)
  if (!found) return
  const { companyId, amount, acceptance: answer, ...quote } = found
  await ensureCompany(outside, companyId)
  const fields = {
    ...quote,
    answer,
    amount: String(majorOf(defaultLocale, { minor: amount, currency: quote.currency })),
  }
  await outside.mirror.save({ thing: 'quote', id: `${id}`, fields }, { ties: companyRef(companyId) })
}

/** An end customer is a contact over there, and where the lead stands is said of it. */
export async function tellLead(outside: Outside, id: number): Promise<void> {
  const { portal, mirror } = outside
  const found = await store.findLead(portal.db, id)
  if (!found) return
  await ensureCompany(outside, found.companyId)
  const { name, email, message, products, amount, currency, stage } = found
  const fields = {
    name,
    ...(email && { email }),
    phone: found.mobilePhone || found.phone,
    lead_status: stage,
    products_of_interest: products.join(', '),
    dealer_amount: amount === null ? '' : `${majorOf(defaultLocale, { minor: amount, currency })} ${currency}`,
    message,
  }
  const own = found.contactId ?? contactOfLead(id)
  await mirror.save({ thing: 'contact', id: own, fields }, { ties: companyRef(found.companyId) })
}

export async function tellSubscription(
  { portal, mirror }: Outside,
  { accountId, topic }: { accountId: number; topic: string },
): Promise<void> {
  const said = await store.findSubscription(portal.db, accountId, topic)
  if (said) await mirror.subscribe(said.email, topic, said.subscribed)
}

function companyRef(id: number | null): Ref[] {
  return id === null ? [] : [{ thing: 'company', id: `${id}` }]
}

async function ensureCompany(outside: Outside, id: number | null): Promise<void> {
  if (id !== null && !(await outside.mirror.knows({ thing: 'company', id: `${id}` }))) await tellCompany(outside, id)
}

async function ensureContact(outside: Outside, id: string | null): Promise<Ref[]> {
  if (id === null) return []
  const contact: Ref = { thing: 'contact', id }
  if (!(await outside.mirror.knows(contact))) await tellContact(outside, id)
  return [contact]
}

function asHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

import type { Readable } from 'node:stream'
import { makeZip } from 'client-zip'
import type { Db } from '#app/kit/db/db.server.ts'
import { refundLimit, consumeLimit } from '#app/kit/throttle.server.ts'
import { dayOf, formatDate } from '#app/kit/words/formats.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import { sayIn } from '#app/kit/words/words.ts'
import type { Portal } from '#app/portal.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import * as mails from './export.mails.store.server.ts'
import { listAsked } from './export.packages.store.server.ts'
import { listConfirmed } from './export.bulletins.store.server.ts'
import { listChecks } from './export.checks.store.server.ts'
import { listRecalled } from './export.recalls.store.server.ts'
import { listRemarked } from './export.remarks.store.server.ts'
import { listShared } from './export.shares.store.server.ts'
import { listSurveyCalls, listSurveyed } from './export.surveys.store.server.ts'
import { listAppointments } from './export.appointments.store.server.ts'
import * as records from './export.records.store.server.ts'
import * as store from './export.store.server.ts'
import { exportWords } from './export.words.ts'

/**
 * Everything about a person, as a zip that is made while it is sent: one page of rows or one piece of a file at a time
 * is in memory. @returns undefined when one is being made already, or five were within the hour
 */
export async function exportData(
  portal: Portal,
  viewer: Viewer,
  locale: Locale,
): Promise<{ name: string; stream: ReadableStream<Uint8Array> } | undefined> {
  if (!(await mayExport(portal, viewer))) return undefined
  portal.log.info({ event: 'data exported', actor: viewer.accountId }, 'data exported')
  const name = `${portal.brands.current().name} ${sayIn(exportWords, locale)('file-name')} ${dayOf(portal.clock.now())}`
  const zip = makeZip(entries(portal, viewer, locale))
  return { name: `${slug(name)}.zip`, stream: whenOver(zip, () => release(portal, viewer)) }
}

/** The mark of an export that runs; should the portal be killed meanwhile, it lapses by itself. */
function running({ accountId }: Viewer) {
  return { key: `export running ${accountId}`, tries: 1, minutes: 30 }
}

async function mayExport({ db, clock }: Portal, viewer: Viewer): Promise<boolean> {
  const one = running(viewer)
  if (!(await consumeLimit(db, clock.now(), one))) {
    await refundLimit(db, one.key)
    return false
  }
  if (await consumeLimit(db, clock.now(), { key: `export ${viewer.accountId}`, tries: 5, minutes: 60 })) return true
  await refundLimit(db, one.key)
  return false
}

async function release({ db, log }: Portal, viewer: Viewer): Promise<void> {
  await refundLimit(db, running(viewer).key).catch((error: unknown) => {
    // It lapses by itself; the answer is under way already.
    log.warn({ err: error }, 'the end of an export could not be noted')
  })
}

type Entry = { name: string; input: string | AsyncIterable<string | Uint8Array>; lastModified: Date }

async function* entries(portal: Portal, viewer: Viewer, locale: Locale): AsyncGenerator<Entry> {
  const { db, clock } = portal
  const { accountId } = viewer
  const now = clock.now()
  const file = (name: string, input: Entry['input'], lastModified = now): Entry => ({ name, input, lastModified })
  const { contactId, companyKind, ...profile } = await store.readAccount(db, accountId)
  const companyId = viewer.side === 'company' ? viewer.companyId : null
  const self = { accountId, companyId, isRider: companyKind === 'customer' }
  yield file('README.txt', readme(portal, locale, now))
  yield file('profile.json', json(profile))
  yield file('contact.json', json(contactId === null ? null : await contactOf(portal, contactId)))
  yield file('sessions.json', json(await store.listSessions(db, accountId)))
  yield file('second-factors.json', json(await store.readSecondFactors(db, accountId)))
  yield file('requests.json', json(await store.readRequests(db, accountId)))
  yield file('subscriptions.json', json(await store.listConsents(db, accountId)))
  yield file('drafts.json', json(await store.listDrafts(db, accountId)))
  for await (const ticket of all((after: number) => store.listTickets(db, self, after), 0)) {
    const conversation = all((after: number) => store.listConversation(db, accountId, ticket.id, after), 0)
    yield file(`tickets/${ticket.id}.json`, ticketJson(ticket, conversation), ticket.createdAt)
  }
  yield file('messages.json', jsonList(all((after: number) => store.listOtherMessages(db, self, after), 0)))
  yield file('events.json', jsonList(all((after: number) => store.listEvents(db, accountId, after), 0)))
  for (const [name, list] of recordLists) yield file(name, jsonList(list(db, self)))
  yield file('files.json', jsonList(listed(filesOf(portal, self))))
  for await (const sent of filesOf(portal, self)) {
    const opened = await portal.files.open(sent.contentKey)
    if (!opened) continue
    yield* withStream(opened.stream, file(sent.path, opened.stream, sent.sentAt))
  }
}

/** What is in one list each. */
const recordLists = [
  ['products.json', numbered(records.listProducts)],
  ['product-log.json', numbered(records.listProductLog)],
  ['replacements.json', numbered(records.listReplacements)],
  ['labour.json', numbered(records.listLabour)],
  ['ratings.json', numbered(records.listRatings)],
  ['calls.json', numbered(records.listCalls)],
  ['followers.json', numbered(mails.listFollowed)],
  ['incoming-mails.json', numbered(mails.listIncoming)],
  ['quotes.json', numbered(records.listQuotes)],
  ['quote-messages.json', numbered(records.listQuoteMessages)],
  ['quote-events.json', numbered(records.listQuoteEvents)],
  ['appointments.json', numbered(listAppointments)],
  ['recalls.json', numbered(listRecalled)],
  ['bulletins.json', numbered(listConfirmed)],
  ['quote-asks.json', numbered(listAsked)],
  ['remarks.json', numbered(listRemarked)],
  ['shares.json', numbered(listShared)],
  ['checks.json', numbered(listChecks)],
  ['surveys.json', numbered(listSurveyed)],
  ['survey-calls.json', numbered(listSurveyCalls)],
  ['leads.json', numbered(records.listLeadEvents)],
  ['lead-notes.json', numbered(records.listLeadNotes)],
  ['orders.json', numbered(records.listOrders)],
  ['order-requests.json', numbered(records.listOrderRequests)],
  ['company-events.json', numbered(records.listCompanyEvents)],
  ['views.json', numbered(records.listViews)],
  ['reads.json', numbered(records.listReads)],
  ['times.json', numbered(records.listTimes)],
  ['resources.json', (db: Db, self: store.Self) => all((after: string) => records.listResources(db, self, after), '')],
] as const

function numbered<Row extends { id: number }>(read: (db: Db, self: store.Self, after: number) => Promise<Row[]>) {
  return (db: Db, self: store.Self): AsyncGenerator => all((after: number) => read(db, self, after), 0)
}

/** The CRM may be away: then the rest comes all the same, and the file says so. */
async function contactOf({ crm, log }: Portal, id: string): Promise<unknown> {
  try {
    const [contact, registration] = await Promise.all([crm.getContact(id), crm.findRegistration(id)])
    return contact ? { ...contact, registration: registration ?? null } : null
  } catch (error) {
    log.warn({ err: error }, 'the contact could not be read for an export')
    return { unavailable: true }
  }
}

/** Anyone who stops the download leaves no file open. */
function* withStream(stream: Readable, entry: Entry): Generator<Entry> {
  try {
    yield entry
  } finally {
    stream.destroy()
  }
}

function filesOf({ db }: Portal, self: store.Self) {
  const rows = all((after: string) => store.listFiles(db, self, after), '00000000-0000-0000-0000-000000000000')
  return map(rows, (row, at) => ({ ...row, path: `files/${placeOf(row)}/${at + 1}-${safe(row.name)}` }))
}

const places = ['quote', 'product', 'check', 'bulletin'] as const
type Placed = Record<'ticket' | (typeof places)[number], number | null>

function placeOf(row: Placed): string {
  const place = places.find((one) => row[one] !== null)
  return place ? `${place}-${row[place]}` : String(row.ticket ?? 'unsent')
}

function listed(files: ReturnType<typeof filesOf>) {
  return map(files, ({ contentKey: _key, ...row }) => row)
}

/** Rows page by page: the next one is asked for when the last of this one is through. */
async function* all<Id, Row extends { id: Id }>(
  read: (after: Id) => Promise<Row[]>,
  start: NoInfer<Id>,
): AsyncGenerator<Row> {
  let after = start
  for (;;) {
    const rows = await read(after)
    yield* rows
    const last = rows.at(-1)
    if (!last) return
    after = last.id
  }
}

async function* map<From, To>(rows: AsyncIterable<From>, to: (row: From, at: number) => To): AsyncGenerator<To> {
  let at = 0
  for await (const row of rows) {
    yield to(row, at)
    at += 1
  }
}

async function* ticketJson(ticket: { id: number }, conversation: AsyncIterable<unknown>): AsyncGenerator<string> {
  yield `{\n"ticket": ${json(ticket)},\n"conversation": `
  yield* jsonList(conversation)
  yield '}\n'
}

async function* jsonList(rows: AsyncIterable<unknown>): AsyncGenerator<string> {
  yield '['
  let sign = '\n'
  for await (const row of rows) {
    yield sign + JSON.stringify(row, null, 2)
    sign = ',\n'
  }
  yield '\n]\n'
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}

function readme({ brands }: Portal, locale: Locale, now: Date): string {
  const say = sayIn(exportWords, locale)
  const names = [
    'profile.json',
    'contact.json',
    'sessions.json',
    'second-factors.json',
    'requests.json',
    'subscriptions.json',
    'drafts.json',
    'tickets/',
    'messages.json',
    'events.json',
    ...recordLists.map(([name]) => name),
    'files.json',
    'files/',
  ] as const
  const lines = [
    say('title', { brand: brands.current().name }),
    say('made', { moment: formatDate(locale, now, 'moment') }),
    '',
    say('intro'),
    '',
    ...names.map((name) => `${name.padEnd(22)}${say(name)}`),
  ]
  return `${lines.join('\n')}\n`
}

/** A name that is one on every system; what tells files apart stands before it. */
function safe(name: string): string {
  return name.replaceAll(/[\p{Cc}<>:"/\\|?*]/gu, '_').slice(-120)
}

function slug(text: string): string {
  return text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
}

/** Tells once when a stream has been read to its end, has failed, or is wanted no more. */
function whenOver(stream: ReadableStream<Uint8Array>, end: () => Promise<void>): ReadableStream<Uint8Array> {
  const reader = stream.getReader()
  return new ReadableStream(
    {
      async pull(controller) {
        try {
          const { done, value } = await reader.read()
          if (!done) return controller.enqueue(value)
        } catch (error) {
          await end()
          throw error
        }
        await end()
        controller.close()
      },
      async cancel(reason) {
        await end()
        // client-zip throws the reason into the entries to end them, and it comes back from there.
        await reader.cancel(reason).catch(() => undefined)
      },
    },
    { highWaterMark: 0 },
  )
}

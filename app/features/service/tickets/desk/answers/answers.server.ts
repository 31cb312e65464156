import { inSentence, labelsIn, nameOf } from '#app/catalogue/catalogue.labels.ts'
import { fillAnswer, turnAfter } from '#app/catalogue/catalogue.answers.ts'
import { type Answer, type Catalogue, offered, type Published, textIn } from '#app/catalogue/catalogue.ts'
import { sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import type { Portal } from '#app/portal.server.ts'
import { formatDate, formatDay, formatList } from '#app/kit/words/formats.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import { sayIn } from '#app/kit/words/words.ts'
import type { Forms } from '#app/kit/forms/actions.server.ts'
import type { StaffViewer } from '#app/features/people/account/account.ts'
import type { Work } from '../../page/actions.server.ts'
import { appended, type ReadyAnswer } from './answers.ts'
import { answersWords } from './answers.words.ts'
import type { TicketEvent } from '../../conversation/events.ts'
import { firstName, type Message, type SentAnswer, type Ticket } from '../../tickets.ts'
import { findLocaleOf } from '../../conversation/locale.server.ts'
import * as store from '../../store.server.ts'

type About = Pick<
  Ticket,
  'id' | 'authorName' | 'frameModel' | 'serialNumber' | 'partInvolved' | 'createdAt' | 'promisedAt'
>

/** The languages of who writes and of who reads. */
type Between = { own: Locale; theirs: Locale }

/**
 * The maker's reasons and standard answers, called in the reader's language and filled in in the customer's: first those
 * for this kind of damage, in the order in which they were used most.
 * @param uses how often each was used for this kind
 */
export function readAnswers(
  { catalogues }: Portal,
  ticket: Ticket,
  { own, theirs }: Between,
  uses: Readonly<Record<string, number>> = {},
): ReadyAnswer[] {
  const catalogue = catalogues.current()
  const ready = offered(catalogue.answers).map(({ code, kind, title, text, kinds = [], next, decision }) => ({
    code,
    kind,
    decision,
    title: textIn(own, title) || code,
    text: filled(catalogue, ticket, theirs, text),
    own: own === theirs ? null : filled(catalogue, ticket, own, text),
    fits: kinds.length === 0 || kinds.includes(ticket.kindOfDamage),
    next: turnAfter({ next, text }),
  }))
  const rank = (one: ReadyAnswer) => (one.fits ? 1 + (uses[one.code] ?? 0) : 0)
  return ready.toSorted((one, other) => rank(other) - rank(one))
}

function filled(catalogue: Catalogue, ticket: About, locale: Locale, text: Answer['text']): string {
  const { parts } = labelsIn(locale, catalogue)
  return fillAnswer(textIn(locale, text), {
    customer: ticket.authorName,
    name: firstName(ticket.authorName),
    model: ticket.frameModel,
    serial: ticket.serialNumber,
    part: formatList(
      locale,
      ticket.partInvolved.map((part) => inSentence(nameOf(parts, part))),
    ),
    number: String(ticket.id),
    date: formatDate(locale, ticket.createdAt, 'day'),
    promised: ticket.promisedAt ? formatDay(locale, ticket.promisedAt) : sayIn(answersWords, locale)('promised.none'),
  })
}

/** Which standard answer a text is, as it stands and filled in for this ticket; undefined where it is a text of one's own. */
export async function sentAnswer(
  tx: Db,
  { catalogues }: Portal,
  ticket: Ticket,
  text: string,
): Promise<SentAnswer | undefined> {
  const catalogue = catalogues.current()
  const answers = offered(catalogue.answers)
  if (answers.length === 0) return undefined
  const theirs = await findLocaleOf(tx, ticket.authorId)
  const found = answers.find((answer) => filled(catalogue, ticket, theirs, answer.text) === text)
  if (!found) return undefined
  await countUse(tx, found.code, ticket.kindOfDamage)
  return { code: found.code, version: catalogue.version, promisedAt: ticket.promisedAt }
}

/** One of the maker's reasons as a rule gives it, filled in in the language of who reads it. */
export function reasonOf(
  catalogue: Published,
  code: string | null,
  ticket: About,
  locale: Locale,
): { reason: string; answer: SentAnswer | undefined } {
  const found = catalogue.answers.find((one) => one.code === code)
  if (!found) return { reason: '', answer: undefined }
  const answer = { code: found.code, version: catalogue.version, promisedAt: ticket.promisedAt }
  return { reason: filled(catalogue, ticket, locale, found.text), answer }
}

async function countUse(tx: Db, code: string, kind: string) {
  await tx
    .insertInto('answer_use')
    .values({ code, kind_of_damage: kind, uses: 1 })
    .onConflict((conflict) =>
      conflict.columns(['code', 'kind_of_damage']).doUpdateSet({ uses: sql<number>`answer_use.uses + 1` }),
    )
    .execute()
}

type Said = Omit<About, 'promisedAt'> & Pick<Ticket, 'decisionReason' | 'decisionAnswer'>

/** What was said about a ticket as one reader reads it: standard answers in their language, all else as it was sent. */
export function inWordsOf<Told extends Said>({ catalogues }: Portal, ticket: Told, locale: Locale) {
  async function wordsOf(text: string, answer: SentAnswer | null | undefined): Promise<string> {
    if (!answer) return text
    const catalogue = await catalogues.version(answer.version)
    const found = catalogue.answers.find(({ code }) => code === answer.code)
    if (!found?.text[locale]) return text
    return filled(catalogue, { ...ticket, promisedAt: answer.promisedAt }, locale, found.text)
  }
  return {
    async ticket(): Promise<Told> {
      const { decisionReason: reason, decisionAnswer } = ticket
      return reason === null ? ticket : { ...ticket, decisionReason: await wordsOf(reason, decisionAnswer) }
    },
    messages: <One extends Pick<Message, 'body' | 'answer'>>(all: readonly One[]) =>
      Promise.all(all.map(async (one) => ({ ...one, body: await wordsOf(one.body, one.answer) }))),
    events: (all: readonly TicketEvent[]) =>
      Promise.all(
        all.map(async ({ detail: { answer, ...detail }, reason, ...event }) => {
          return { ...event, detail, reason: await wordsOf(reason, answer) }
        }),
      ),
  }
}

type DeskWork = Work<StaffViewer>
type Handler = Forms<string, DeskWork>[string]

/** A form beside which an answer was chosen comes back with it below what was typed, instead of being sent. */
export function withAnswers(field: 'message' | 'reason', send: Handler): Handler {
  return async (work) => {
    const { portal, viewer, id, locale, fields } = work
    if (!fields.has('insert')) return send(work)
    const ticket = await store.getTicket(portal.db, viewer, id)
    const theirs = await findLocaleOf(portal.db, ticket.authorId)
    const answers = readAnswers(portal, ticket, { own: locale, theirs })
    const chosen = answers.find(({ code }) => code === fields.get('answer'))
    const typed = new URLSearchParams(fields)
    if (chosen) typed.set(field, appended(fields.get(field) ?? '', chosen.text))
    if (chosen && field === 'message') typed.set('awaiting', chosen.next)
    return send({ ...work, fields: typed, comesBack: true })
  }
}

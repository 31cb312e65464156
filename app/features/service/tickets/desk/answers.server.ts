import { inSentence, labelsIn, nameOf } from '#app/catalogue/catalogue.labels.ts'
import { fillAnswer } from '#app/catalogue/catalogue.answers.ts'
import { type Answer, offered, textIn } from '#app/catalogue/catalogue.ts'
import { Problem } from '#app/kit/problem.ts'
import type { Portal } from '#app/portal.server.ts'
import { formatDate, formatList } from '#app/kit/words/formats.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import type { Forms } from '#app/kit/forms/actions.server.ts'
import type { StaffViewer } from '#app/features/people/account/account.ts'
import type { Work } from '../page/actions.server.ts'
import { appended, type ReadyAnswer } from './answers.ts'
import type { Ticket } from '../tickets.ts'
import * as store from '../store.server.ts'

/** The maker's reasons and standard answers, called in the reader's language and filled in in the customer's. */
export async function readAnswers(portal: Portal, ticket: Ticket, locale: Locale): Promise<ReadyAnswer[]> {
  const answers = offered(portal.catalogues.current().answers)
  if (answers.length === 0) return []
  const theirs = await store.findLocaleOf(portal.db, ticket.authorId)
  return answers.map(({ code, kind, title, text }) => ({
    code,
    kind,
    title: textIn(locale, title) || code,
    text: filledFor(portal, ticket, theirs, text),
  }))
}

function filledFor({ catalogues }: Portal, ticket: Ticket, locale: Locale, text: Answer['text']): string {
  const { parts } = labelsIn(locale, catalogues.current())
  return fillAnswer(textIn(locale, text), {
    customer: ticket.authorName,
    serial: ticket.serialNumber,
    part: formatList(
      locale,
      ticket.partInvolved.map((part) => inSentence(nameOf(parts, part))),
    ),
    number: String(ticket.id),
    date: formatDate(locale, ticket.createdAt, 'day'),
  })
}

type DeskWork = Work<StaffViewer>
type Handler = Forms<string, DeskWork>[string]

/** A form beside which an answer was chosen comes back with it below what was typed, instead of being sent. */
export function withAnswers(field: 'message' | 'reason', send: Handler): Handler {
  return async (work) => {
    const { portal, viewer, id, locale, fields } = work
    if (!fields.has('insert')) return send(work)
    const ticket = await store.findTicket(portal.db, viewer, id)
    if (!ticket) throw new Problem('not-found')
    const answers = await readAnswers(portal, ticket, locale)
    const chosen = answers.find(({ code }) => code === fields.get('answer'))
    const filled = new URLSearchParams(fields)
    if (chosen) filled.set(field, appended(fields.get(field) ?? '', chosen.text))
    return send({ ...work, fields: filled, comesBack: true })
  }
}

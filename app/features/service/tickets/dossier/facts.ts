import type { PdfFact } from '#app/kit/pdf/facts.server.ts'
import { colon, formatDate, formatDay } from '#app/kit/words/formats.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import { sayIn } from '#app/kit/words/words.ts'
import type { Labels } from '#app/catalogue/catalogue.labels.ts'
import type { Verdict } from '#app/features/bicycles/coverage/coverage.ts'
import { type CoverageNames, coverageWords, explainCoverage } from '#app/features/bicycles/coverage/coverage.words.ts'
import { pageWords } from '../page/page.words.ts'
import { textIn } from '#app/catalogue/catalogue.ts'
import { stageName } from '../appeal/stage-name.ts'
import { claimFacts } from '../claim.facts.ts'
import type { LabourLine } from '../labour/lines.ts'
import { labourLine } from '../page/history.lines.ts'
import type { Ticket } from '../tickets.ts'
import { ticketWords } from '../tickets.words.ts'
import { dossierWords } from './dossier.words.ts'

/** What the ticket says of itself and its bicycle. */
export function ticketFacts(locale: Locale, labels: Labels, ticket: Ticket): PdfFact[] {
  const say = sayIn(dossierWords, locale)
  const page = sayIn(pageWords, locale)
  const day = (date: Date) => formatDate(locale, date)
  const due = ticket.dueAt ?? ticket.restingDueAt
  const facts: [string, string | null | false][] = [
    [say('stage'), stageName(locale, ticket)],
    [say('customer'), ticket.companyName],
    [say('opened'), day(ticket.createdAt)],
    ...claimFacts(locale, labels).map(({ label, line }): [string, string | null] => [label, line(ticket)]),
    [say('promised'), due ? day(due) : ticket.promisedAt && formatDay(locale, ticket.promisedAt)],
    [say('closed'), ticket.closedAt && day(ticket.closedAt)],
    [page('follows'), ticket.followsId !== null && String(ticket.followsId)],
    [page('followed'), ticket.followedBy.join(', ')],
  ]
  return facts.flatMap(([term, detail]) => (detail ? [{ term, detail }] : []))
}

/** What was decided, why, and what came of it. */
export function decisionLines(locale: Locale, ticket: Ticket): string[] {
  const page = sayIn(pageWords, locale)
  const tickets = sayIn(ticketWords, locale)
  const { warrantyAccepted: accepted, decisionReason, authorizationNumber: number, resolution, closeReason } = ticket
  const labourOf = (line: LabourLine) => labourLine(locale, textIn(locale, line.name) || line.code, line)
  const named = (term: string, detail: string) => `${term}${colon(locale)} ${detail}`
  const lines = [
    accepted === null ? undefined : page(accepted ? 'accepted' : 'refused'),
    decisionReason,
    number && named(page('authorization'), number),
    resolution && named(page('resolution'), tickets(`resolution.${resolution}`)),
    ...ticket.labour.map((line) => named(page('labour'), labourOf(line))),
    closeReason && named(sayIn(dossierWords, locale)('closed'), tickets(`close.${closeReason}`)),
  ]
  return lines.flatMap((line) => line || [])
}

export function coverageSentences(locale: Locale, names: CoverageNames, verdict: Verdict): string[] {
  const say = sayIn(coverageWords, locale)
  return [say(`verdict.${verdict.verdict}`), ...explainCoverage(say, (day) => formatDay(locale, day), names, verdict)]
}

import { colon, formatDay } from '#app/kit/words/formats.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { textIn } from '#app/catalogue/catalogue.ts'
import { nameOf, type Labels } from '#app/catalogue/catalogue.labels.ts'
import { appealWords } from '../appeal/appeal.words.ts'
import { pageWords } from './page.words.ts'
import type { Replaced, TicketEvent } from '../conversation/events.ts'
import type { Topic } from '../tickets.claim.ts'
import { closeReasons, turnKey } from '../tickets.ts'
import { isUndecided } from '../tickets.stages.ts'
import { subjectOf, ticketWords } from '../tickets.words.ts'

/** What an event is called. */
export function titleOf(locale: Locale, { kind, toStage }: TicketEvent): string {
  const say = sayIn(pageWords, locale)
  if (isWithin(kind)) return say(`event.${kind}`)
  if (!toStage) return ''
  // A request is new only once: a decision that is taken back leads to the same stage.
  const isReopened = kind !== 'opened' && isUndecided(toStage)
  return sayIn(ticketWords, locale)(isReopened ? 'reopened' : `stage.${toStage}`)
}

/** Who did it: outside the maker's house its name stands before that of its people, and what a rule did is nobody's. */
export function actorOf(locale: Locale, { actorName: name, fromStaff, detail }: TicketEvent, house: House): string {
  const say = sayIn(pageWords, locale)
  if (detail.lane !== undefined) return house.forStaff ? say('event.rule') : house.brand
  return fromStaff && !house.forStaff ? say('staff', { brand: house.brand, name }) : name
}

type House = { brand: string; forStaff: boolean }

/** It happens within a stage, and has a name of its own. */
function isWithin(kind: TicketEvent['kind']): kind is Exclude<TicketEvent['kind'], 'opened' | 'decision' | 'stage'> {
  return kind !== 'opened' && kind !== 'decision' && kind !== 'stage'
}

/** The facts of an event, then its reason in the words in which it was typed. */
export function linesOf(
  locale: Locale,
  labels: Labels,
  ticket: Topic,
  event: TicketEvent,
  forStaff: boolean,
): string[] {
  const { kind, reason, detail, assigneeName } = event
  const say = sayIn(pageWords, locale)
  const tickets = sayIn(ticketWords, locale)
  const { accepted, number, paidRepair, resolution, awaiting, promisedAt, from = null, to = null } = detail
  // Closing may give its reason as the code itself.
  const code = closeReasons.find((one) => one === reason)
  const closeReason = detail.closeReason ?? code
  const subject = (one: string | null) => subjectOf(locale, labels, { ...ticket, subject: one })
  const lines = [
    detail.onBehalf ? say('event.on-behalf') : undefined,
    accepted === undefined ? undefined : say(accepted ? 'accepted' : 'refused'),
    detail.lane === undefined ? undefined : say('event.lane', { version: String(detail.lane) }),
    detail.appeal && sayIn(appealWords, locale)(detail.appeal),
    accepted ? (number ? say('event.return', { number }) : say('event.no-return')) : undefined,
    paidRepair ? say('event.paid-repair') : undefined,
    resolution && say('event.resolution', { resolution: tickets(`resolution.${resolution}`) }),
    closeReason && tickets(`close.${closeReason}`),
    awaiting && tickets(turnKey(awaiting, forStaff)),
    promisedAt && say('promised', { day: formatDay(locale, promisedAt) }),
    promisedAt === null ? say('event.no-date') : undefined,
    detail.repairChosen === undefined ? undefined : say(detail.repairChosen ? 'event.chosen' : 'event.not-chosen'),
    kind === 'subject' ? say('event.from', { subject: subject(from) }) : undefined,
    kind === 'subject' ? say('event.to', { subject: subject(to) }) : undefined,
    detail.replaced && replacedLine(locale, labels, detail.replaced),
    ...(detail.labour ?? []).map((one) => labourLine(locale, textIn(locale, one.name), one)),
    detail.carrier,
    detail.tracking && `${say('tracking')}${colon(locale)} ${detail.tracking}`,
    kind === 'assigned' && !detail.byRule ? (assigneeName ?? say('event.nobody')) : undefined,
    detail.byRule ? say('event.by-rule') : undefined,
    code ? undefined : reason,
  ]
  return lines.flatMap((line) => line || [])
}

/** Minutes of a workshop, and what of them was granted, if that was said. @param what what they are for */
export function labourLine(locale: Locale, what: string, { minutes, granted = null }: Labour): string {
  const say = sayIn(pageWords, locale)
  return granted === null
    ? say('event.labour', { what, count: minutes })
    : say('event.labour.granted', { what, count: granted, minutes: String(minutes) })
}

type Labour = { minutes: number; granted?: number | null }

function replacedLine(locale: Locale, labels: Labels, { kind, part, from, to }: Replaced): string {
  const say = sayIn(pageWords, locale)
  return kind === 'part'
    ? say('event.replaced.part', { part: nameOf(labels.parts, part ?? ''), to })
    : say(`event.replaced.${kind}`, { from, to })
}

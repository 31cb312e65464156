import ical, { ICalAttendeeRole, ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { ICalEventBusyStatus, ICalEventTransparency, type ICalEventData } from 'ical-generator'

/** A day, as YYYY-MM-DD, or from one moment to another. */
export type EntryTime = { day: string } | { from: Date; to: Date }

type Mailbox = { name: string; address: string }

/** An appointment as calendars have it (RFC 5545). */
export type Entry = {
  /** The same for ever: by it a calendar knows what it has. */
  uid: string
  /** When two entries have one uid the higher sequence holds. */
  sequence: number
  changedAt: Date
  time: EntryTime
  title: string
  text: string
  place: string
  link?: string | undefined
}

/** What a mail carries: it asks a calendar to take an appointment in, to move it, or to take it out (RFC 5546). */
export function writeInvitation(
  method: 'REQUEST' | 'CANCEL',
  entry: Entry,
  { by, to }: { by: Mailbox; to: Mailbox },
): string {
  const calendar = calendarOf(method)
  calendar.createEvent({
    ...eventOf(entry, method === 'CANCEL'),
    organizer: { name: paramText(by.name) || by.address, email: by.address },
    attendees: [
      {
        name: paramText(to.name) || to.address,
        email: to.address,
        role: ICalAttendeeRole.REQ,
        // They have said so to the shop: nobody waits for an answer of their mail program.
        status: ICalAttendeeStatus.ACCEPTED,
        rsvp: false,
      },
    ],
  })
  return calendar.toString()
}

/** One to download, which asks for nothing. */
export function writeEntry(entry: Entry): string {
  const calendar = calendarOf('PUBLISH')
  calendar.createEvent(eventOf(entry, false))
  return calendar.toString()
}

/** All that somebody's calendar shows and reads again now and then. */
export function writeFeed(name: string, entries: readonly Entry[]): string {
  const calendar = calendarOf('PUBLISH')
    .name(lineOf(name, 200))
    .ttl(60 * 60)
  for (const entry of entries) calendar.createEvent(eventOf(entry, false))
  return calendar.toString()
}

function calendarOf(method: keyof typeof ICalCalendarMethod) {
  return ical({ method: ICalCalendarMethod[method], prodId: '//Ammiraglia//Appointments//EN', scale: 'gregorian' })
}

/**
 * Moments are in UTC, which Outlook, Google and Apple read alike: a zone by its name would need its rules beside it, of
 * which each of them believes its own.
 */
function eventOf({ uid, sequence, changedAt, time, title, text, place, link }: Entry, isOff: boolean): ICalEventData {
  const isDay = 'day' in time
  return {
    id: uid,
    sequence,
    stamp: changedAt,
    lastModified: changedAt,
    allDay: isDay,
    ...(isDay ? wholeDay(time.day) : { start: time.from, end: time.to }),
    summary: lineOf(title, 300),
    description: textOf(text, 4000),
    location: lineOf(place, 500) || null,
    url: link ?? null,
    status: isOff ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    // A bicycle that is left for the day takes none of its owner's time.
    transparency: isDay ? ICalEventTransparency.TRANSPARENT : ICalEventTransparency.OPAQUE,
    busystatus: isDay ? ICalEventBusyStatus.FREE : ICalEventBusyStatus.BUSY,
  }
}

const dayLasts = 24 * 60 * 60_000

/** It ends where the next day begins, which some programs do not see by themselves. */
function wholeDay(day: string): { start: Date; end: Date } {
  const start = new Date(`${day}T00:00:00Z`)
  return { start, end: new Date(start.getTime() + dayLasts) }
}

/** What people typed may hold anything: no half characters, and of those that cannot be seen only the ends of lines. */
function textOf(typed: string, most: number): string {
  const lines = typed.toWellFormed().replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
  const seen = lines.replaceAll(/[^\P{Cc}\n]/gu, ' ')
  // Cut where a character ends, or half of it would be left.
  return seen.length > most ? `${seen.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/, '')}…` : seen
}

function lineOf(typed: string, most: number): string {
  return textOf(typed.replaceAll(/\s+/g, ' ').trim(), most)
}

/** In a parameter few programs read what stands for a quotation mark (RFC 6868). */
function paramText(typed: string): string {
  return lineOf(typed, 200).replaceAll('"', '’').replaceAll('^', ' ')
}

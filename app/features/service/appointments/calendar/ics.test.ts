import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { type Entry, writeEntry, writeFeed, writeInvitation } from './ics.server.ts'

const hour: Entry = {
  uid: 'one@portal',
  sequence: 3,
  changedAt: new Date('2026-11-21T09:00:00Z'),
  time: { from: new Date('2026-12-01T14:00:00Z'), to: new Date('2026-12-01T14:30:00Z') },
  title: 'Prova',
  text: 'Testo',
  place: 'Cicli Rossi, Via Roma 3, 33100 Udine',
  link: 'https://portal.test/a/key',
}
const who = {
  by: { name: 'Cicli Rossi', address: 'shop@rossi.example' },
  to: { name: 'Anna', address: 'anna@rider.example' },
}

/** By a parser that knows nothing of what wrote it. */
function read(written: string) {
  const calendar = new ICAL.Component(ICAL.parse(written))
  const events = calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event))
  return { calendar, events, method: calendar.getFirstPropertyValue('method') }
}

function only(written: string): ICAL.Event {
  const [event, ...others] = read(written).events
  if (!event || others.length > 0) throw new Error('there is one event, and one only')
  return event
}

const nasty = [
  'Rossi\r\nBEGIN:VEVENT\r\nUID:stolen\r\nEND:VEVENT',
  'one\rtwo\nthree\u2028four',
  'Rossi; Bianchi, & "Figli": \\n ^n',
  '🚲🧑‍🔧'.repeat(100),
  'à'.repeat(300),
  '\u0000\u0007\u001B[31m\uD800 half',
  '',
]

test('a moment is written in UTC, and is the same to an independent reader', () => {
  const written = writeInvitation('REQUEST', hour, who)
  const event = only(written)
  expect(event.startDate.toJSDate().toISOString()).toBe('2026-12-01T14:00:00.000Z')
  expect(event.endDate.toJSDate().toISOString()).toBe('2026-12-01T14:30:00.000Z')
  expect(written).toContain('DTSTART:20261201T140000Z')
  expect(written).not.toContain('TZID')
  expect([event.uid, event.sequence, event.summary, event.location]).toEqual([hour.uid, 3, hour.title, hour.place])
})

test('what is left for a day is a day in every zone, and leaves its owner free', () => {
  const event = only(writeInvitation('REQUEST', { ...hour, time: { day: '2026-12-31' } }, who))
  expect([event.startDate.isDate, event.startDate.toString(), event.endDate.toString()]).toEqual([
    true,
    '2026-12-31',
    '2027-01-01',
  ])
  expect(event.component.getFirstPropertyValue('transp')).toBe('TRANSPARENT')
})

test('the method says whether it is to be taken in or out, and who asks for it', () => {
  const [asked, off] = [writeInvitation('REQUEST', hour, who), writeInvitation('CANCEL', hour, who)]
  expect([read(asked).method, read(off).method]).toEqual(['REQUEST', 'CANCEL'])
  expect(only(off).component.getFirstPropertyValue('status')).toBe('CANCELLED')
  expect(only(asked).organizer.toLowerCase()).toBe('mailto:shop@rossi.example')
  expect(only(asked).attendees.map((one) => String(one.getFirstValue()).toLowerCase())).toEqual([
    'mailto:anna@rider.example',
  ])
  expect(read(writeEntry(hour)).method).toBe('PUBLISH')
})

test('whatever people typed stays what they typed: one event, no line too long, no character that breaks a reader', () => {
  for (const typed of nasty) {
    const entry = { ...hour, title: typed, text: typed, place: typed }
    const people = { by: { ...who.by, name: typed }, to: { ...who.to, name: typed } }
    for (const written of [
      writeInvitation('REQUEST', entry, people),
      writeInvitation('CANCEL', entry, people),
      writeEntry(entry),
      writeFeed(typed, [entry]),
    ]) {
      const event = only(written)
      expect([event.uid, event.sequence]).toEqual([hour.uid, 3])
      for (const line of written.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
      expect(written.replaceAll('\r\n', '')).not.toMatch(/\p{Cc}/u)
    }
  }
  const kept = 'Rossi; Bianchi, & "Figli": \\n'
  expect(only(writeEntry({ ...hour, title: kept, text: `${kept}\r\n${kept}` })).summary).toBe(kept)
  expect(only(writeEntry({ ...hour, text: `${kept}\r\n${kept}` })).description).toBe(`${kept}\n${kept}`)
})

test('a feed of none is a calendar all the same', () => {
  expect(read(writeFeed('Cicli Rossi', [])).events).toEqual([])
  expect(read(writeFeed('Cicli Rossi', [hour, { ...hour, uid: 'two@portal' }])).events).toHaveLength(2)
})

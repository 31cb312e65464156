import { createHash } from 'node:crypto'
import type { ModelFamily } from '#db/template/codes.ts'
import { createRandom, type Random } from './drawings/random.ts'
import { type Shot, shotsFor } from './drawings/drawings.ts'
import { bellavistaClosed } from './stories/bellavista-closed.ts'
import { bellavistaDecided } from './stories/bellavista-decided.ts'
import { bellavistaLong } from './stories/bellavista-long.ts'
import { bellavistaNew } from './stories/bellavista-new.ts'
import { bellavistaOldest } from './stories/bellavista-oldest.ts'
import { bellavistaUnderway } from './stories/bellavista-underway.ts'
import { ferri } from './stories/ferri.ts'
import { harrow } from './stories/harrow.ts'
import { martinClosed } from './stories/martin-closed.ts'
import { martinOpen } from './stories/martin-open.ts'
import { smallShops } from './stories/small-shops.ts'
import type { Story } from './story.ts'

const stories: readonly Story[] = [
  ...bellavistaOldest,
  ...bellavistaClosed,
  ...bellavistaUnderway,
  bellavistaLong,
  ...bellavistaDecided,
  ...bellavistaNew,
  ...martinClosed,
  ...martinOpen,
  ...harrow,
  ...ferri,
]

/** A story with what chance adds to it: the same for the same story. */
export type Claim = {
  name: string
  story: Story
  serial: string
  openedAt: Date
  purchased: string | undefined
  shots: readonly Shot[]
}

/** All claims of the demonstration, the oldest first, as they were opened. */
export function claimsBefore(now: Date): Claim[] {
  const bikes = new Map<string, Pick<Claim, 'serial' | 'purchased'>>()
  return [...named(stories, 'claim'), ...named(smallShops, 'small claim')]
    .toSorted((one, other) => other.story.ago - one.story.ago)
    .map(({ story, name }) => {
      const random = createRandom(name)
      const openedAt = openingOf(story, now, random)
      const purchased = story.bought === undefined ? undefined : monthsBefore(openedAt, story.bought, random)
      const year = (purchased ?? openedAt.toISOString()).slice(2, 4)
      const drawn = serialOf(story.bike, year, random)
      const serial = story.batch ? story.batch + drawn.slice(story.batch.length) : drawn
      const bike = bikes.get(story.sameBikeAs ?? '') ?? { serial, purchased }
      if (story.key) bikes.set(story.key, bike)
      return { name, story, ...bike, openedAt, shots: story.shots ?? shotsOf(story) }
    })
}

/** By its name chance knows a claim: those of one list stay as they are whatever becomes of another. */
function named(list: readonly Story[], kind: string): { story: Story; name: string }[] {
  return list.toSorted((one, other) => other.ago - one.ago).map((story, index) => ({ story, name: `${kind} ${index}` }))
}

const dayMs = 86_400_000
const minuteMs = 60_000

/** When the next step was taken: by day, after the last one, and never in the future. */
export function momentAfter(last: Date, gap: number, now: Date, random: Random): Date {
  const soon = last.getTime() + random.between(20, 110) * minuteMs
  const at = gap === 0 ? soon : Math.max(soon, byDay(last.getTime() + gap * dayMs, random))
  if (at < now.getTime()) return new Date(at)
  return new Date(last.getTime() + (now.getTime() - last.getTime()) * random.between(0.5, 0.9))
}

/** The same text gives the same id. */
export function idOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

function openingOf({ ago }: Story, now: Date, random: Random): Date {
  const at = now.getTime() - ago * dayMs
  return new Date(ago > 1 ? Math.min(byDay(at, random), now.getTime() - dayMs / 2) : at)
}

/** The same day between eight in the morning and six in the evening of central Europe. */
function byDay(time: number, random: Random): number {
  return Math.floor(time / dayMs) * dayMs + Math.floor(random.between(7 * 60, 16 * 60)) * minuteMs
}

function monthsBefore(openedAt: Date, months: number, random: Random): string {
  const bought = new Date(openedAt.getTime() - Math.floor(random.between(1, 20)) * dayMs)
  bought.setUTCMonth(bought.getUTCMonth() - months)
  return bought.toISOString().slice(0, 10)
}

/** @param year in which it was built, in two digits; some families tell it */
export function serialOf(bike: ModelFamily, year: string, random: Random): string {
  const digits = (count: number) =>
    Array.from({ length: count }, () => random.pick(['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'])).join('')
  const size = random.pick(['48', '51', '54', '56', '58'])
  switch (bike) {
    case 'C68':
      return `C68.${size}${random.pick(['S', 'R'])}.0${digits(4)}`
    case 'V4R':
      return `V4R-0${size}0-${random.pick(['A', 'B', 'C'])}${digits(4)}`
    case 'V3':
      return `V3-${size}S-${year}-0${digits(4)}`
    case 'V3R':
      return `V3R${year}K0${digits(4)}`
    case 'TT1':
      return `TT1${random.pick(['S', 'M', 'L'])}0${digits(4)}`
  }
}

/** What the form suggests, as far as it can be shown without the number: each number would be a picture more to draw. */
function shotsOf({ parts: [part], kind }: Story): readonly Shot[] {
  if (kind === 'missing_component') return ['box', 'packing-list']
  const needless: readonly Shot[] = part === 'frame' ? ['serial'] : ['serial', 'distance']
  return shotsFor(part, kind).filter((shot) => !needless.includes(shot))
}

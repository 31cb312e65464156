import { addDays, addMonths } from '#app/kit/words/days.ts'
import type { ModelFamily } from '#db/template/codes.ts'
import { foldSerial } from '#app/features/bicycles/models/models.serials.ts'
import type { Claim } from '../claims.ts'
import { createRandom, type Random } from '../drawings/random.ts'
import { colourOf } from '../orders/items.ts'
import type { Member } from '../story.ts'

/** A bicycle as somebody registered it. */
export type Bike = {
  by: Member
  family: ModelFamily
  name: string
  size: string
  colour: string
  serial: string
  bought: string
  registered: string
  marketing: boolean
  attributes: Record<string, string | number>
  isOffered: boolean
}

/** The bicycles of the tickets that have been sold, and further ones that never gave trouble. */
export function bikesOf(claims: readonly Claim[], now: Date): Bike[] {
  const today = now.toISOString().slice(0, 10)
  const known = new Map<string, Bike>()
  for (const bike of [...bikesOfClaims(claims), ...quietBikes(today)]) {
    const key = foldSerial(bike.serial)
    // Somebody comes back with the same bicycle.
    if (!known.has(key)) known.set(key, bike)
  }
  return [...known.values()].filter(({ registered }) => registered < today).toSorted(earlierFirst)
}

function earlierFirst(one: Bike, other: Bike): number {
  return one.registered < other.registered ? -1 : one.registered > other.registered ? 1 : 0
}

/** The shop in London registers none yet: its list shows what an empty one says. */
function bikesOfClaims(claims: readonly Claim[]): Bike[] {
  return claims.flatMap(({ serial, purchased, story }) => {
    if (!purchased || story.by === 'third') return []
    const random = createRandom(`bike ${serial}`)
    // Most shops register at once, some when the bicycle first comes back.
    const delay = Math.floor(random.pick([random.between(0, 9), random.between(0, 9), random.between(12, 25)]))
    return [bikeOf(story.by, story.bike, serial, purchased, delay, random)]
  })
}

type Quiet = {
  by: Member
  family: ModelFamily
  serial: string
  /** Days until the warranty ends, or days since it was bought. */
  ends?: number
  ago?: number
  /** Days until it was registered; within ten the warranty lasts a year longer. */
  delay: number
  isOffered?: boolean
}

const quiet: readonly Quiet[] = [
  { by: 'dealer', family: 'V3R', serial: 'V3R24K01177', ends: 20, delay: 14 },
  { by: 'sales', family: 'C68', serial: 'C68.56S.04410', ends: 59, delay: 3 },
  { by: 'dealer', family: 'V3', serial: 'V3-51S-22-06174', ends: -74, delay: 18 },
  { by: 'sales', family: 'TT1', serial: 'TT1M01934', ends: -310, delay: 21 },
  { by: 'sales', family: 'V4R', serial: 'V4R-0560-B4471', ago: 9, delay: 1 },
  { by: 'dealer', family: 'C68', serial: 'C68.51R.07713', ago: 26, delay: 2, isOffered: true },
  { by: 'sales', family: 'V3', serial: 'V3-54S-26-01186', ago: 48, delay: 0 },
  { by: 'workshop', family: 'V4R', serial: 'V4R-0510-A6630', ago: 77, delay: 5 },
  { by: 'sales', family: 'V3R', serial: 'V3R26K04719', ago: 119, delay: 13 },
  { by: 'dealer', family: 'TT1', serial: 'TT1L04477', ago: 164, delay: 6 },
  { by: 'sales', family: 'C68', serial: 'C68.48S.01463', ago: 241, delay: 4 },
  { by: 'workshop', family: 'V3', serial: 'V3-58S-25-03316', ago: 402, delay: 8 },
  { by: 'other', family: 'V4R', serial: 'V4R-0540-C1174', ends: 41, delay: 17 },
  { by: 'other', family: 'C68', serial: 'C68.54S.06641', ago: 33, delay: 2 },
]

function quietBikes(today: string): Bike[] {
  return quiet.map(({ by, family, serial, ends, ago = 0, delay, isOffered = false }) => {
    const months = delay > 10 ? -24 : -36
    const bought = ends === undefined ? addDays(today, -ago) : addMonths(addDays(today, ends), months)
    return { ...bikeOf(by, family, serial, bought, delay, createRandom(`bike ${serial}`)), isOffered }
  })
}

const names: Record<ModelFamily, readonly [string, ...string[]]> = {
  C68: ['C68 Strada', 'C68 Allroad', 'C68 Disc'],
  V4R: ['V4R Squadra', 'V4R Disc'],
  V3: ['V3 Disc', 'V3 Sport'],
  V3R: ['V3R Leggera', 'V3R Disc'],
  TT1: ['TT1 Crono'],
}

function bikeOf(by: Member, family: ModelFamily, serial: string, bought: string, delay: number, random: Random): Bike {
  return {
    by,
    family,
    name: random.pick(names[family]),
    size: sizeIn(serial),
    colour: capitalised(colourOf(serial).it),
    serial,
    bought,
    registered: addDays(bought, delay),
    marketing: random.between(0, 1) < 0.3,
    attributes: random.between(0, 1) < 0.6 ? attributesOf(family, bought, random) : {},
    isOffered: false,
  }
}

function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The demonstration's numbers tell the size; the real ones need not. */
function sizeIn(serial: string): string {
  const [size = ''] = /(?<=^C68\.)\d{2}[SR]|(?<=^V4R-0)\d{2}|(?<=^V3-)\d{2}S|(?<=^TT1)[SML]/.exec(serial) ?? []
  return size.length === 3 ? size.toLowerCase() : size
}

function attributesOf(family: ModelFamily, bought: string, random: Random): Record<string, string | number> {
  const tested = addDays(bought, -Math.floor(random.between(20, 90)))
  const basic = { dimensions: '1640 × 540 × 980 mm', load_weight: family === 'C68' ? 130 : 120, test_date: tested }
  const electronic = { firmware: random.pick(['4.2.1', '4.1.0', '3.9.6']) }
  switch (family) {
    case 'V3':
      return basic
    case 'C68':
    case 'V3R':
      return { ...basic, ...electronic }
    case 'V4R':
      return { ...basic, ...electronic, cycles_per_hour: 7200 }
    case 'TT1':
      return { ...basic, ...electronic, cycles_per_hour: 7200, load_dimensions: '210 × 55 × 60 mm' }
  }
}

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { raceSizes as frameSizes } from '#db/template/geometry.ts'
import { barPosition, raceGeometry, raceSizes } from '#app/features/bicycles/bicycle/bicycle.ts'
import { dimensionsOf, viewOf } from './dimensions.ts'
import { type MeasureField, readMeasures, searchOf } from './measures.ts'
import {
  bicycleFor,
  chosenOf,
  clearanceOf,
  figuresOf,
  frameSizeFor,
  leastClearance,
  proposeSizes as propose,
  reachFor as reachOf,
  type Rider,
  saddleHeightFor,
  type Sizes,
} from './size-calculator.ts'

const [smallest, ...larger] = frameSizes
if (!smallest) throw new Error('a template without geometry')
const sizes: Sizes = [smallest, ...larger]
const proposeSizes = (someone: Rider) => propose(sizes, someone)
const reachFor = (height: number) => reachOf(sizes, height)
const nominals = (fits: readonly { frame: { nominal: number } }[]) => fits.map(({ frame }) => frame.nominal)

const rider = fc.record({
  height: fc.integer({ min: 1400, max: 2100 }),
  inseam: fc.integer({ min: 600, max: 1050 }),
})

test('saddle height and frame size follow the inseam', () => {
  expect(saddleHeightFor(850)).toBeCloseTo(750.55, 6)
  expect(frameSizeFor(850)).toBeCloseTo(552.5, 6)
})

test('the geometry is the published one of the all-round race frame', () => {
  expect(raceSizes).toEqual([47, 51, 54, 56, 58, 61])
  expect(raceSizes.map((size) => raceGeometry(size).stack)).toEqual([506, 530, 550, 565, 584, 608])
  expect(raceSizes.map((size) => raceGeometry(size).reach)).toEqual([367, 377, 386, 392, 401, 409])
  expect(raceSizes.map((size) => raceGeometry(size).seatTube)).toEqual([423, 468, 513, 534, 554, 584])
  expect(raceSizes.map((size) => raceGeometry(size).standover)).toEqual([726, 754, 779, 797, 814, 843])
  expect(raceSizes.map((size) => raceGeometry(size).crank)).toEqual([170, 170, 172.5, 172.5, 172.5, 175])
})

test('the bar of a published bicycle stands where it was measured', () => {
  const published = {
    ...raceGeometry(58),
    stack: 577,
    reach: 399,
    headAngle: 73.5,
    stem: 120,
    stemAngle: -6,
    spacers: 10,
  }
  const { barX, barY } = figuresOf(published)
  expect(Math.abs(barX - 505)).toBeLessThanOrEqual(5)
  expect(Math.abs(barY - 625)).toBeLessThanOrEqual(5)
})

test('a longer stem reaches further, a spacer brings the bar up and back', () => {
  expect(bar({ stem: 110 }).x).toBeGreaterThan(bar({}).x)
  expect(bar({ spacers: 30 }).y).toBeGreaterThan(bar({ spacers: 10 }).y)
  expect(bar({ spacers: 30 }).x).toBeLessThan(bar({ spacers: 10 }).x)
})

test('near one size it proposes that one, and says why', () => {
  const { fits } = proposeSizes({ height: 1800, inseam: 862 })
  expect(nominals(fits)).toEqual([56])
  expect(fits[0]?.reasons.map(({ kind }) => kind)).toEqual(['clearance', 'nearest', 'reach'])
})

test('halfway between two sizes both are shown, each with what speaks for it, the height telling which comes first', () => {
  const short = proposeSizes({ height: 1740, inseam: 846 })
  const tall = proposeSizes({ height: 1880, inseam: 846 })
  for (const { fits } of [short, tall]) {
    expect(nominals(fits)).toEqual([54, 56])
    expect(fits[0]?.reasons).toContainEqual({ kind: 'lower', by: 18 })
    expect(fits[1]?.reasons).toContainEqual({ kind: 'higher', by: 15 })
  }
  expect(chosenOf(short, null)).toMatchObject({ size: '54' })
  expect(chosenOf(tall, null)).toMatchObject({ size: '56' })
  expect(chosenOf(tall, '54')).toMatchObject({ size: '54' })
  expect(chosenOf(tall, '61')).toMatchObject({ size: '56' })
})

test('where the formula would put somebody on a frame too tall to stand over, the next smaller one is proposed and told why', () => {
  const { fits } = proposeSizes({ height: 1620, inseam: 770 })
  expect(frameSizeFor(770)).toBeGreaterThan(490)
  expect(nominals(fits)).toEqual([47])
  expect(fits[0]?.reasons).toContainEqual({ kind: 'unsafe', size: '51', clearance: 16, nearer: true })
})

test('no reason contradicts another: one size alone is the nearest, and what is too tall is called nearer only where it is', () => {
  const [shorter, longer] = [750, 760].map((inseam) => proposeSizes({ height: 1620, inseam }).fits)
  expect(shorter?.map(({ reasons }) => reasons)).toMatchObject([
    [{ kind: 'clearance' }, { kind: 'nearest' }, { kind: 'unsafe', size: '51', nearer: false }, { kind: 'reach' }],
  ])
  expect(longer?.map(({ reasons }) => reasons)).toMatchObject([
    [{ kind: 'clearance' }, { kind: 'unsafe', size: '51', nearer: true }, { kind: 'reach' }],
  ])
  fc.assert(
    fc.property(rider, (someone) => {
      const off = (size: number) => Math.abs(frameSizeFor(someone.inseam) - size * 10)
      for (const { frame, reasons } of proposeSizes(someone).fits)
        for (const reason of reasons) {
          if (reason.kind === 'nearest') expect(off(frame.nominal)).toBe(Math.min(...raceSizes.map(off)))
          if (reason.kind === 'unsafe') expect(reason.nearer).toBe(off(Number(reason.size)) < off(frame.nominal))
        }
    }),
  )
})

test('what can be stood over comes first, so every proposed size tells what is left above its top tube', () => {
  fc.assert(
    fc.property(rider, (someone) => {
      for (const { frame, reasons } of proposeSizes(someone).fits)
        expect(reasons[0]).toEqual({ kind: 'clearance', clearance: clearanceOf(frame, someone.inseam) })
    }),
  )
})

test('at either end it says that nothing fits, and why', () => {
  expect(proposeSizes({ height: 1550, inseam: 745 })).toEqual({
    fits: [],
    why: 'too-small',
    least: 746,
    smallest: '47',
  })
  expect(proposeSizes({ height: 1550, inseam: 746 }).fits).toHaveLength(1)
  expect(proposeSizes({ height: 2050, inseam: 970 })).toMatchObject({ fits: [], why: 'too-large', largest: '61' })
  expect(chosenOf(proposeSizes({ height: 2050, inseam: 970 }), '61')).toBeUndefined()
})

test('anyone who is proposed a size can stand over it', () => {
  fc.assert(
    fc.property(rider, (someone) => {
      for (const { frame } of proposeSizes(someone).fits)
        expect(clearanceOf(frame, someone.inseam)).toBeGreaterThanOrEqual(leastClearance)
    }),
  )
})

test('of what can be stood over, no other size is nearer to the formula', () => {
  fc.assert(
    fc.property(rider, (someone) => {
      const proposed = nominals(proposeSizes(someone).fits)
      if (proposed.length === 0) return
      const off = (size: number) => Math.abs(frameSizeFor(someone.inseam) - size * 10)
      const safe = sizes.filter((size) => clearanceOf(size, someone.inseam) >= leastClearance)
      expect(Math.min(...proposed.map(off))).toBe(Math.min(...safe.map(({ nominal }) => off(nominal))))
    }),
  )
})

test('a longer inseam never gets a smaller size, nor a lower saddle', () => {
  fc.assert(
    fc.property(rider, fc.integer({ min: 0, max: 300 }), ({ height, inseam }, more) => {
      const [shorter, longer] = [inseam, Math.min(1050, inseam + more)].map((one) =>
        nominals(proposeSizes({ height, inseam: one }).fits),
      )
      if (!shorter?.length || !longer?.length) return
      expect(Math.min(...longer)).toBeGreaterThanOrEqual(Math.min(...shorter))
      expect(Math.max(...longer)).toBeGreaterThanOrEqual(Math.max(...shorter))
      expect(saddleHeightFor(inseam + more)).toBeGreaterThanOrEqual(saddleHeightFor(inseam))
    }),
  )
})

test('two proposed sizes are neighbours, each has a reason, and the first is one of them', () => {
  fc.assert(
    fc.property(rider, (someone) => {
      const proposal = proposeSizes(someone)
      if ('why' in proposal) return
      const places = proposal.fits.map(({ frame }) => sizes.indexOf(frame))
      if (places.length === 2) expect((places[1] ?? 0) - (places[0] ?? 0)).toBe(1)
      expect(proposal.fits.every(({ reasons }) => reasons.length > 0)).toBe(true)
      expect(proposal.fits.map(({ frame }) => frame.size)).toContain(proposal.first)
    }),
  )
})

test('somebody taller is never told a shorter reach, and no reach is outside of the table', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1400, max: 2100 }), fc.integer({ min: 0, max: 300 }), (height, more) => {
      expect(reachFor(height + more)).toBeGreaterThanOrEqual(reachFor(height))
      expect(reachFor(height)).toBeGreaterThanOrEqual(367)
      expect(reachFor(height)).toBeLessThanOrEqual(409)
    }),
  )
})

test('whatever is typed, nothing it shows is not a number, and every line lies inside the picture', () => {
  const number = fc.oneof(fc.integer({ min: -30, max: 2200 }).map(String), fc.string(), fc.double().map(String))
  const body = fc
    .record({ height: fc.integer({ min: 140, max: 210 }), share: fc.integer({ min: 41, max: 54 }) })
    .map(({ height, share }) => ({ height: String(height), inseam: String((height * share) / 100).replace('.', ',') }))
  const slip = fc.record({ height: number, inseam: number })
  const parts = fc.record({
    stem: fc.oneof({ arbitrary: fc.constantFrom('', '50', '120'), weight: 6 }, number),
    angle: fc.oneof({ arbitrary: fc.constantFrom('', '-17', '−6', '20'), weight: 6 }, number),
    spacers: fc.oneof({ arbitrary: fc.constantFrom('', '0', '60'), weight: 6 }, number),
  })
  const typed = fc
    .tuple(fc.oneof({ arbitrary: body, weight: 6 }, slip), parts)
    .map(([one, other]) => ({ ...one, ...other }))
  let ready = 0
  fc.assert(
    fc.property(typed, (fields) => {
      const reading = readMeasures(new URLSearchParams(fields))
      expect(JSON.stringify(reading)).not.toMatch(/null/)
      if (reading.state !== 'ready') return
      ready += 1
      const { rider: someone, cockpit } = reading.measures
      for (const { frame } of proposeSizes(someone).fits) {
        const geometry = bicycleFor(frame, someone, cockpit)
        const view = viewOf([geometry])
        for (const line of dimensionsOf(geometry))
          for (const { x, y } of [line.from, line.to, line.letter]) {
            expect(x).toBeGreaterThanOrEqual(view.x)
            expect(x).toBeLessThanOrEqual(view.x + view.width)
            expect(y).toBeGreaterThanOrEqual(view.y)
            expect(y).toBeLessThanOrEqual(view.y + view.height)
          }
        expect(Object.values(figuresOf(geometry)).every((value) => Number.isInteger(value) && value > 0)).toBe(true)
      }
    }),
    { numRuns: 2000 },
  )
  // Enough of them were measures of somebody.
  expect(ready).toBeGreaterThan(200)
})

test('centimetres are taken with a comma, a point, a unit or a dash of print; the address gives them back as typed', () => {
  const search = new URLSearchParams({ height: ' 178,5 cm ', inseam: '83.5', stem: '110mm', angle: '−6', spacers: '' })
  const reading = readMeasures(search)
  expect(reading).toMatchObject({
    state: 'ready',
    measures: { rider: { height: 1785, inseam: 835 }, cockpit: { stem: 110, stemAngle: -6 } },
  })
  const again = readMeasures(new URLSearchParams(searchOf(reading.typed, { size: '56' })))
  expect(again).toEqual(reading)
  expect(searchOf({})).toBe('')
})

test('a zero that somebody gives a minus is a zero', () => {
  const reading = readMeasures(new URLSearchParams({ height: '180', inseam: '85', angle: '-0', spacers: '−0' }))
  expect(reading).toMatchObject({ measures: { cockpit: { stemAngle: 0, spacers: 0 } } })
})

test('a slip is answered with what is wrong with it', () => {
  expect(mistakes({ height: '180' })).toEqual({ inseam: { key: 'required' } })
  expect(mistakes({ height: '1,80', inseam: '845' })).toEqual({
    height: { key: 'unit', meant: 180 },
    inseam: { key: 'unit', meant: 84.5 },
  })
  expect(mistakes({ height: '120', inseam: 'x' })).toEqual({
    height: { key: 'range', least: 140, most: 210 },
    inseam: { key: 'number' },
  })
  expect(mistakes({ height: '195', inseam: '70' })).toEqual({ inseam: { key: 'proportion' } })
  expect(mistakes({ height: '180', inseam: '85', stem: '9' })).toEqual({ stem: { key: 'range', least: 50, most: 150 } })
  expect(mistakes({ height: '1e2', inseam: '0x54' })).toEqual({ height: { key: 'number' }, inseam: { key: 'number' } })
  expect(mistakes({})).toBeUndefined()
})

function bar(cockpit: { stem?: number; spacers?: number }) {
  return barPosition(
    bicycleFor(sizes[3] ?? sizes[0], { height: 1800, inseam: 850 }, { stem: 100, stemAngle: -6, ...cockpit }),
  )
}

function mistakes(fields: Partial<Record<MeasureField, string>>) {
  const reading = readMeasures(new URLSearchParams(fields))
  return reading.state === 'wrong' ? reading.mistakes : undefined
}

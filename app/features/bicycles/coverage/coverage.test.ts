import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CoverageRule } from '#app/catalogue/catalogue.ts'
import { template } from '#db/template/template.ts'
import { addDays, addMonths } from '#app/kit/words/days.ts'
import {
  assessCoverage as assessBy,
  type CoverageInput,
  daysLeft,
  legalPeriod as legalPeriodBy,
  type ServiceExtra,
  type Verdict,
} from './coverage.ts'

const assessCoverage = (input: CoverageInput, rules = template.rules) => assessBy(input, { ...template, rules })
const legalPeriod = (input: CoverageInput) => legalPeriodBy(input, template)

/** A bike bought in the United States, where no legal floor hides the maker's rule. */
const bike: CoverageInput = {
  family: 'V4R',
  parts: ['frame'],
  kind: 'functional',
  phase: 'field',
  today: '2026-11-21',
  country: 'US',
  purchasedOn: '2025-06-15',
  deliveredOn: null,
  registeredOn: null,
  firstOwner: null,
  registrationConfirmed: true,
  repairedOn: [],
  replacedOn: {},
  extras: [],
}

test.for<[string, Partial<CoverageInput>, string, string]>([
  ['two years, not registered', {}, 'covered', '2027-06-15'],
  ['the last day still counts', { today: '2027-06-15' }, 'covered', '2027-06-15'],
  ['the day after it is over', { today: '2027-06-16' }, 'not-covered', '2027-06-15'],
  ['registered on the tenth day', { registeredOn: '2025-06-25' }, 'covered', '2028-06-15'],
  ['registered on the eleventh day', { registeredOn: '2025-06-26' }, 'covered', '2027-06-15'],
  ['paint, one year', { kind: 'aesthetic' }, 'not-covered', '2026-06-15'],
  [
    'paint is not prolonged by registering',
    { kind: 'aesthetic', registeredOn: '2025-06-15' },
    'not-covered',
    '2026-06-15',
  ],
  ['paint in the EU has the legal two years', { kind: 'aesthetic', country: 'IT' }, 'covered', '2027-06-15'],
  ['three years in Spain', { country: 'ES' }, 'covered', '2028-06-15'],
  ['three years in Portugal', { country: 'PT' }, 'covered', '2028-06-15'],
  ['no law, nothing for a repair to prolong', { repairedOn: ['2026-02-01'] }, 'covered', '2027-06-15'],
  ['a replaced part has its own two years', { replacedOn: { frame: '2026-10-01' } }, 'covered', '2028-10-01'],
  ['another part’s replacement does not help', { replacedOn: { fork: '2026-10-01' } }, 'covered', '2027-06-15'],
  ['the law counts from the delivery', { country: 'ES', deliveredOn: '2025-07-01' }, 'covered', '2028-07-01'],
  ['bought on a leap day', { purchasedOn: '2024-02-29', country: 'IT' }, 'not-covered', '2026-02-28'],
])('%s', ([, known, verdict, ends]) => {
  expect(assess(known)).toMatchObject({ verdict, period: { ends } })
})

test('a bike found damaged before its sale is covered whatever else is missing', () => {
  const input = { ...bike, phase: 'km0', purchasedOn: null, country: null } as const
  expect(assessCoverage(input)).toMatchObject({ verdict: 'covered', unsold: true, period: null })
})

test('what is missing makes the verdict unknown only where it could change it', () => {
  expect(assess({ purchasedOn: null }).missing).toEqual(['purchase'])
  expect(assess({ purchasedOn: null, country: null }).missing).toEqual(['country', 'purchase'])
  expect(assess({ country: null, today: '2027-12-01' }).missing).toEqual(['country'])
  expect(assess({ country: null }).missing).toEqual([])
  expect(assess({ purchasedOn: null, replacedOn: { frame: '2026-01-01' } }).missing).toEqual([])
  expect(assess({ parts: [] }).missing).toEqual(['parts'])
  expect(assess({ purchasedOn: null }).verdict).toBe('unknown')
})

// Counted by hand, month by month. The frame of a bicycle bought on 1 March 2025; registered in time is on 5 March.
const inTime = { registeredOn: '2025-03-05' }
const repaired = { repairedOn: ['2026-06-01'] }
test.for<[string, Partial<CoverageInput>, { maker: string; law: string | null; verdict: string; basis: string }]>([
  ['IT', {}, { maker: '2027-03-01', law: '2027-03-01', verdict: '2027-03-01', basis: 'rule' }],
  ['IT', repaired, { maker: '2027-03-01', law: '2028-03-01', verdict: '2028-03-01', basis: 'law' }],
  ['FR', repaired, { maker: '2027-03-01', law: '2028-03-01', verdict: '2028-03-01', basis: 'law' }],
  ['ES', repaired, { maker: '2027-03-01', law: '2029-03-01', verdict: '2029-03-01', basis: 'law' }],
  ['PT', repaired, { maker: '2027-03-01', law: '2029-03-01', verdict: '2029-03-01', basis: 'law' }],
  ['US', repaired, { maker: '2027-03-01', law: null, verdict: '2027-03-01', basis: 'rule' }],
  ['IT', { ...inTime, ...repaired }, { maker: '2028-03-01', law: '2028-03-01', verdict: '2028-03-01', basis: 'rule' }],
  ['ES', { ...inTime, ...repaired }, { maker: '2028-03-01', law: '2029-03-01', verdict: '2029-03-01', basis: 'law' }],
  [
    'IT',
    { ...repaired, kind: 'aesthetic' },
    { maker: '2026-03-01', law: '2028-03-01', verdict: '2028-03-01', basis: 'law' },
  ],
  // On the last day of the guarantee, and the day after it.
  [
    'IT',
    { repairedOn: ['2027-03-01'] },
    { maker: '2027-03-01', law: '2028-03-01', verdict: '2028-03-01', basis: 'law' },
  ],
  [
    'IT',
    { repairedOn: ['2027-03-02'] },
    { maker: '2027-03-01', law: '2027-03-01', verdict: '2027-03-01', basis: 'rule' },
  ],
  // Prolonged once, however many repairs there are; and not by one before the sale.
  [
    'IT',
    { repairedOn: ['2026-06-01', '2027-08-01'] },
    { maker: '2027-03-01', law: '2028-03-01', verdict: '2028-03-01', basis: 'law' },
  ],
  [
    'IT',
    { repairedOn: ['2025-02-20'] },
    { maker: '2027-03-01', law: '2027-03-01', verdict: '2027-03-01', basis: 'rule' },
  ],
  // The law's guarantee is the first owner's alone.
  ['IT', { ...repaired, firstOwner: false }, { maker: '2027-03-01', law: null, verdict: '2027-03-01', basis: 'rule' }],
])('in %s with %j the maker’s and the law’s last days are %j', ([country, known, wanted]) => {
  const input = { ...bike, purchasedOn: '2025-03-01', today: '2025-03-01', country, ...known }
  expect(assessCoverage(input)).toMatchObject({
    verdict: 'covered',
    period: { basis: wanted.basis, ends: wanted.verdict },
  })
  expect(assessCoverage({ ...input, today: addDays(wanted.verdict, 1) }).verdict).toBe('not-covered')
  expect(legalPeriod(input)?.ends ?? null).toBe(wanted.law)
  expect(assessCoverage({ ...input, country: 'US' }).period?.ends).toBe(wanted.maker)
})

test('without a country a day beyond every law’s guarantee is not covered, and not before', () => {
  expect(nowhereOn('2028-03-01')).toMatchObject({ verdict: 'unknown', missing: ['country'] })
  expect(nowhereOn('2028-03-02')).toMatchObject({ verdict: 'not-covered', missing: [], period: { ends: '2027-03-01' } })
  expect(nowhereOn('2029-03-01', repaired)).toMatchObject({ verdict: 'unknown', missing: ['country'] })
  expect(nowhereOn('2029-03-02', repaired)).toMatchObject({ verdict: 'not-covered', missing: [] })
  expect(nowhereOn('2028-03-02', { purchasedOn: null })).toMatchObject({
    verdict: 'unknown',
    missing: ['country', 'purchase'],
  })
})

test('a registration that nobody has confirmed never makes the warranty longer for certain', () => {
  expect(unconfirmedOn('2027-03-01')).toMatchObject({ verdict: 'covered', period: { ends: '2027-03-01' } })
  expect(unconfirmedOn('2027-03-02')).toMatchObject({ verdict: 'unknown', missing: ['confirmation'] })
  expect(unconfirmedOn('2028-03-01')).toMatchObject({ verdict: 'unknown', missing: ['confirmation'] })
  expect(unconfirmedOn('2028-03-02')).toMatchObject({ verdict: 'not-covered', missing: [] })
  expect(unconfirmedOn('2027-03-02', { registeredOn: '2025-03-12' })).toMatchObject({
    verdict: 'not-covered',
    reasons: ['registered-late'],
  })
  expect(unconfirmedOn('2027-03-02', { registrationConfirmed: true })).toMatchObject({ verdict: 'covered' })
})

test('a purchase after the claim is a date to check', () => {
  const verdict = assessCoverage({ ...bike, purchasedOn: '2026-11-22' })
  expect(verdict).toMatchObject({ verdict: 'unknown', reasons: ['starts-later'] })
})

test('registering late, or never, is named only when it cost the warranty', () => {
  expect(assess({ today: '2027-12-01' }).reasons).toEqual(['not-registered'])
  expect(assess({ today: '2027-12-01', registeredOn: '2026-01-01' }).reasons).toEqual(['registered-late'])
  expect(assess({ today: '2029-12-01' }).reasons).toEqual([])
  expect(assess({}).reasons).toEqual([])
})

test('a rule for the first owner asks who that is, and refuses a later one', () => {
  const rules = template.rules.map((rule): CoverageRule => ({ ...rule, firstOwnerOnly: true }))
  expect(assessCoverage(bike, rules)).toMatchObject({ verdict: 'unknown', missing: ['first-owner'] })
  expect(assessCoverage({ ...bike, firstOwner: true }, rules).verdict).toBe('covered')
  const later = { ...bike, firstOwner: false, country: 'IT' }
  expect(assessCoverage(later, rules)).toMatchObject({ verdict: 'not-covered', reasons: ['later-owner'] })
})

test('a later owner is told of no registration or service that would have made the first one’s warranty longer', () => {
  const rules = template.rules.map((rule): CoverageRule => ({ ...rule, firstOwnerOnly: true }))
  const over = { ...bike, today: '2027-12-15', firstOwner: false }
  const lost: ServiceExtra = { rule: rules[0]?.code ?? '', months: 12, withinMonths: 24, state: 'lost', kept: [] }
  for (const known of [
    { registeredOn: '2025-06-16', registrationConfirmed: false },
    { registeredOn: null },
    { registeredOn: '2025-09-01', extras: [lost] },
  ])
    expect(assessCoverage({ ...over, ...known }, rules)).toMatchObject({
      verdict: 'not-covered',
      missing: [],
      reasons: [],
    })
  expect(assessCoverage({ ...over, firstOwner: true }, rules).reasons).toEqual(['not-registered'])
})

test('a rule may start at delivery', () => {
  const rules = template.rules.map((rule): CoverageRule => ({ ...rule, starts: 'delivery' }))
  expect(assessCoverage(bike, rules)).toMatchObject({ verdict: 'unknown', missing: ['delivery'] })
  const delivered = { ...bike, deliveredOn: '2025-09-01' }
  expect(assessCoverage(delivered, rules)).toMatchObject({ verdict: 'covered', period: { ends: '2027-09-01' } })
})

test('of several parts the one worst off decides, and is named', () => {
  const parts = ['fork', 'frame'] as const
  const late = { ...bike, parts, today: '2027-12-01', replacedOn: { frame: '2026-10-01' } }
  expect(assessCoverage(late)).toMatchObject({ verdict: 'not-covered', part: 'fork' })
  expect(assessCoverage({ ...bike, parts })).toMatchObject({ verdict: 'covered', part: null })
})

test('damage that no rule and no law includes is not covered', () => {
  expect(assessCoverage(bike, [])).toMatchObject({ verdict: 'not-covered', period: null })
  expect(assessCoverage({ ...bike, country: 'DE' }, [])).toMatchObject({ verdict: 'covered', period: { basis: 'law' } })
})

test('anyone who is covered on a day was covered on every day before it since the purchase', () => {
  const kinds = fc.constantFrom('aesthetic', 'functional', 'missing_component')
  const input = fc.record({
    kind: kinds,
    country: fc.constantFrom('IT', 'ES', 'US', 'CH'),
    registeredOn: fc.option(fc.integer({ min: 0, max: 30 }).map((days) => addDays('2025-06-15', days))),
    repairedOn: fc.subarray(['2025-08-01', '2027-06-15', '2027-06-16', '2028-06-15']),
    registrationConfirmed: fc.boolean(),
  })
  const days = fc.nat({ max: 1800 })
  fc.assert(
    fc.property(input, days, days, (known, earlier, later) => {
      const on = (count: number) => assessCoverage({ ...bike, ...known, today: addDays('2025-06-15', count) }).verdict
      if (earlier <= later && on(later) === 'covered') expect(on(earlier)).toBe('covered')
    }),
  )
})

test('the European Union never has less than two years, and registering never shortens a period', () => {
  const input = fc.record({
    kind: fc.constantFrom('aesthetic', 'functional', 'missing_component'),
    country: fc.constantFrom('IT', 'FR', 'DE', 'MT'),
    registeredOn: fc.option(fc.integer({ min: 0, max: 30 }).map((count) => addDays('2025-06-15', count))),
  })
  fc.assert(
    fc.property(input, (known) => {
      const ends = assessCoverage({ ...bike, ...known }).period?.ends ?? ''
      expect(ends >= addMonths('2025-06-15', 24)).toBe(true)
      expect(ends >= (assessCoverage({ ...bike, ...known, registeredOn: null }).period?.ends ?? '')).toBe(true)
    }),
  )
})

test('on its last day a period has no day left, and from the next on fewer than none', () => {
  const days = ['2026-10-31', '2026-12-30', '2026-12-31', '2027-01-01']
  expect(days.map((today) => daysLeft('2026-12-31', today))).toEqual([61, 1, 0, -1])
})

function unconfirmedOn(today: string, known: Partial<CoverageInput> = {}): Verdict {
  return assess({ purchasedOn: '2025-03-01', ...inTime, registrationConfirmed: false, today, ...known })
}

function nowhereOn(today: string, known: Partial<CoverageInput> = {}): Verdict {
  return assess({ purchasedOn: '2025-03-01', country: null, today, ...known })
}

function assess(known: Partial<CoverageInput>): Verdict {
  return assessCoverage({ ...bike, ...known })
}

test.for<[string, 'earned' | 'open' | 'lost', boolean, Partial<Verdict>]>([
  ['earned', 'earned', true, { verdict: 'covered', reasons: ['services-kept'] }],
  ['still to be earned', 'open', true, { verdict: 'unknown', missing: ['service'] }],
  ['lost', 'lost', true, { verdict: 'not-covered', reasons: ['not-registered', 'service-missed'] }],
  ['earned by a registration nobody confirmed', 'earned', false, { verdict: 'unknown', missing: ['confirmation'] }],
])('months of a service book that are %s', ([, state, registrationConfirmed, verdict]) => {
  const extras = [{ rule: 'structure', months: 12, withinMonths: 24, state, kept: [] }]
  expect(assess({ today: '2028-06-14', registrationConfirmed, extras })).toMatchObject(verdict)
})

test('months of a service book lengthen the maker’s rule alone, never the law’s guarantee', () => {
  const extras = [{ rule: 'structure', months: 12, withinMonths: 24, state: 'earned' as const, kept: [] }]
  const [without, with12] = [legalPeriod({ ...bike, country: 'ES' }), legalPeriod({ ...bike, country: 'ES', extras })]
  expect(with12).toEqual(without)
  expect(assess({ kind: 'aesthetic', country: 'US', extras })).toMatchObject({ verdict: 'not-covered' })
})

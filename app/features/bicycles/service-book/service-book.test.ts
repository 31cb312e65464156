import { expect, test } from 'vitest'
import { template } from '#db/template/template.ts'
import { duesUpTo, extrasOn, type LoggedService, nextDue, pagesOf, planOf, type ServiceBook } from './service-book.ts'

const plan = planOf(template, 'C68')

/** Bought on the 15th of January: a first check in April, then each January; 30 days of grace. */
function bookWith(logged: (Partial<LoggedService> & { day: string })[] = [], start = '2025-01-15'): ServiceBook {
  if (!plan) throw new Error('The template has services')
  const entries = logged.map((one) => ({ service: 'yearly', loggedOn: one.day, dealer: null, ...one }))
  return { plan, start, logged: entries }
}

const first = { service: 'first_check' }
const inTime = [{ ...first, day: '2025-04-15' }, { day: '2026-01-15' }, { day: '2027-01-15' }]

test.for<[string, Partial<LoggedService> & { day: string }, boolean]>([
  ['on its day', { day: '2026-01-15' }, true],
  ['on the last day of grace', { day: '2026-02-14' }, true],
  ['a day after the grace', { day: '2026-02-15' }, false],
  ['on the first day of grace', { day: '2025-12-16' }, true],
  ['a day before the grace', { day: '2025-12-15' }, false],
  ['entered on the last day of grace', { day: '2026-01-15', loggedOn: '2026-02-14' }, true],
  ['entered after the grace with an earlier day', { day: '2026-01-15', loggedOn: '2026-02-15' }, false],
  ['another service', { ...first, day: '2026-01-15' }, false],
])('a yearly service %s', ([, entry, isKept]) => {
  const yearly = duesUpTo(bookWith([entry]), '2026-12-31').filter(({ code }) => code === 'yearly')
  expect(yearly.map(({ kept }) => kept !== null)).toEqual([isKept])
})

test('an entry keeps one service: of two in one window the earlier one counts', () => {
  const book = bookWith([{ day: '2026-01-20' }, { day: '2026-01-10' }])
  const kept = duesUpTo(book, '2027-06-01').filter(({ code }) => code === 'yearly')
  expect(kept.map((due) => due.kept?.day ?? null)).toEqual(['2026-01-10', null])
})

test('windows that overlap share no entry', () => {
  const book = bookWith([{ day: '2026-01-15' }])
  const [yearly] = book.plan.services.filter(({ code }) => code === 'yearly')
  if (!yearly) throw new Error('It is in the plan')
  const monthly = { ...book.plan, services: [{ ...yearly, firstMonths: 12, everyMonths: 1 }] }
  const dues = duesUpTo({ ...book, plan: monthly }, '2026-02-28')
  expect(dues.map(({ day, kept }) => [day, kept !== null])).toEqual([
    ['2026-01-15', true],
    ['2026-02-15', false],
  ])
})

test('bought on a leap day, a service is due on the last of February, and on the 29th again where there is one', () => {
  const dues = duesUpTo(bookWith([], '2024-02-29'), '2028-12-31').filter(({ code }) => code === 'yearly')
  expect(dues.map(({ day }) => day)).toEqual(['2025-02-28', '2026-02-28', '2027-02-28', '2028-02-29'])
})

test('the extra months are earned by every service of the rule’s first months, and lost by one alone', () => {
  const [check, one, two] = inTime
  const stateWith = (logged: typeof inTime, today: string) => extrasOn(bookWith(logged), today)[0]?.state
  expect(stateWith(inTime, '2027-01-15')).toBe('earned')
  expect(extrasOn(bookWith(inTime), '2027-01-15')).toMatchObject([
    { rule: 'structure', months: 12, kept: [{ service: 'first_check', day: '2025-04-15' }, {}, {}] },
  ])
  if (!check || !one || !two) throw new Error('There are three')
  expect(stateWith([check, one], '2027-02-14')).toBe('open')
  expect(stateWith([check, one], '2027-02-15')).toBe('lost')
  expect(stateWith([one, two], '2027-01-15')).toBe('lost')
  // Those that come after the months that count take nothing away.
  expect(stateWith(inTime, '2029-06-01')).toBe('earned')
})

test('the next service is the first that can still be kept, and a page stands for each that was due', () => {
  const book = bookWith([{ ...first, day: '2025-04-15' }])
  expect(nextDue(book, '2026-02-14')).toMatchObject({ code: 'yearly', day: '2026-01-15', closes: '2026-02-14' })
  expect(nextDue(book, '2026-02-15')).toMatchObject({ code: 'yearly', day: '2027-01-15' })
  expect(pagesOf(book, '2026-02-15').map(({ code, day, state }) => [code, day, state])).toEqual([
    ['first_check', '2025-04-15', 'kept'],
    ['yearly', '2026-01-15', 'missed'],
    ['yearly', '2027-01-15', 'coming'],
  ])
})

test('a plan holds what counts for the family, and is none where nothing does', () => {
  const [check, ...others] = template.dueServices
  if (!check) throw new Error('The template has services')
  const dueServices = [{ ...check, families: ['V4R'] }, ...others.map((one) => ({ ...one, counts: false }))]
  expect(planOf({ ...template, dueServices }, 'V4R')?.services.map(({ code }) => code)).toEqual(['first_check'])
  expect(planOf({ ...template, dueServices }, 'C68')).toBeNull()
})

import type { Catalogue, ModelFamily } from '#app/catalogue/catalogue.ts'
import type { DueService, ExtraForServices } from '#app/catalogue/catalogue.services.ts'
import { addDays, addMonths } from '#app/kit/words/days.ts'
import type { ServiceExtra } from '#app/features/bicycles/coverage/coverage.ts'

/** What of the maker's plan concerns one bicycle: kept with it, so that a later plan takes nothing away. */
export type ServicePlan = {
  family: ModelFamily
  graceDays: number
  services: PlannedDue[]
  extras: (ExtraForServices & { rule: string })[]
}

export type PlannedDue = Pick<DueService, 'code' | 'name' | 'service' | 'firstMonths' | 'everyMonths'>

/** A service that a dealer's workshop entered: what it did, on which day, and on which day it said so. */
export type LoggedService = { service: string; day: string; loggedOn: string; dealer: string | null }

/** One service on its day; from `opens` to `closes`, both included, it is kept in time. */
export type Due = Pick<DueService, 'code' | 'name' | 'service'> & {
  day: string
  opens: string
  closes: string
  kept: LoggedService | null
}

export const dueStates = ['kept', 'missed', 'open', 'coming'] as const
export type DueState = (typeof dueStates)[number]

/** A bicycle with its plan and what workshops entered for it; its services are counted from the first purchase. */
export type ServiceBook = { plan: ServicePlan; start: string; logged: readonly LoggedService[] }

/** Null where the maker asks for no service of bicycles of this family. */
export function planOf(catalogue: Catalogue, family: ModelFamily): ServicePlan | null {
  const services = catalogue.dueServices
    .filter((one) => one.active && one.counts && isForFamily(one, family))
    .map(({ code, name, service, firstMonths, everyMonths }) => ({ code, name, service, firstMonths, everyMonths }))
  if (services.length === 0) return null
  const extras = catalogue.rules.flatMap(({ code: rule, families, services: extra }) =>
    extra && families.includes(family) ? [{ rule, ...extra }] : [],
  )
  return { family, graceDays: catalogue.graceDays, services, extras }
}

export function isForFamily({ families }: Pick<DueService, 'families'>, family: ModelFamily): boolean {
  return families.length === 0 || families.includes(family)
}

/** Every service that is due up to a day, the first one first. */
export function duesUpTo(book: ServiceBook, last: string): Due[] {
  return book.plan.services
    .flatMap((planned) => duesOf(book, planned, last))
    .sort((one, other) => (one.day === other.day ? 0 : one.day < other.day ? -1 : 1))
}

function stateOf({ kept, opens, closes }: Due, today: string): DueState {
  if (kept) return 'kept'
  if (closes < today) return 'missed'
  return opens <= today ? 'open' : 'coming'
}

/** The first that can still be kept; undefined where nothing is due any more. */
export function nextDue(book: ServiceBook, today: string): Due | undefined {
  return duesUpTo(book, horizonOf(book, today)).find((due) => !due.kept && due.closes >= today)
}

/** What has been due so far, and of each service the next. */
export function pagesOf(book: ServiceBook, today: string): (Due & { state: DueState })[] {
  const coming = new Set<string>()
  return duesUpTo(book, horizonOf(book, today))
    .map((due) => ({ ...due, state: stateOf(due, today) }))
    .filter(({ code, state }) => {
      if (state !== 'coming') return true
      const isNext = !coming.has(code)
      coming.add(code)
      return isNext
    })
}

/** What the book adds to each of the maker's rules: all or nothing, by the services of the rule's first months. */
export function extrasOn(book: ServiceBook, today: string): ServiceExtra[] {
  return book.plan.extras.flatMap(({ rule, extraMonths: months, withinMonths }) => {
    const dues = duesUpTo(book, addMonths(book.start, withinMonths))
    if (dues.length === 0) return []
    const isLost = dues.some((due) => stateOf(due, today) === 'missed')
    const isEarned = dues.every(({ kept }) => kept)
    const kept = dues.flatMap((due) => (due.kept ? [{ service: due.service, day: due.kept.day }] : []))
    return [{ rule, months, withinMonths, state: isEarned ? 'earned' : isLost ? 'lost' : 'open', kept }]
  })
}

/** Enough for one of each service to lie ahead. */
function horizonOf({ plan, start }: ServiceBook, today: string): string {
  const first = Math.max(0, ...plan.services.map(({ firstMonths }) => firstMonths))
  const every = Math.max(0, ...plan.services.map(({ everyMonths }) => everyMonths))
  const [ofFirst, ofOthers] = [addMonths(start, first), addDays(addMonths(today, every + 1), plan.graceDays)]
  return ofFirst > ofOthers ? ofFirst : ofOthers
}

/** An entry keeps one service alone: of two in one window the earlier, and the other one is for the next. */
function duesOf({ plan, start, logged }: ServiceBook, planned: PlannedDue, last: string): Due[] {
  const { code, name, service } = planned
  const free = logged
    .filter((one) => one.service === service)
    .sort((one, other) => (one.day === other.day ? 0 : one.day < other.day ? -1 : 1))
  return daysOf(planned, start, last).map((day) => {
    const [opens, closes] = [addDays(day, -plan.graceDays), addDays(day, plan.graceDays)]
    // What is entered once the time is over may be of an earlier day: nobody can tell any more.
    const at = free.findIndex((one) => opens <= one.day && one.day <= closes && one.loggedOn <= closes)
    const [kept = null] = at < 0 ? [] : free.splice(at, 1)
    return { code, name, service, day, opens, closes, kept }
  })
}

/** More services than a bicycle lives to see. */
const duesMost = 600

/** Each counted from the start: after a month without its day the next ones bear it again. */
function daysOf({ firstMonths, everyMonths }: PlannedDue, start: string, last: string): string[] {
  const most = everyMonths > 0 ? duesMost : 1
  const days: string[] = []
  for (let count = 0; count < most; count += 1) {
    const day = addMonths(start, firstMonths + count * everyMonths)
    if (day > last) break
    days.push(day)
  }
  return days
}

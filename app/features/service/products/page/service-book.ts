import type { DueService } from '#app/catalogue/catalogue.services.ts'
import { type Catalogue, codesOf, type ModelFamily, textIn } from '#app/catalogue/catalogue.ts'
import {
  type Due,
  extrasOn,
  isForFamily,
  nextDue,
  pagesOf,
  type ServiceBook,
} from '#app/features/bicycles/service-book/service-book.ts'
import { addDays } from '#app/kit/words/days.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import type { BookedKind } from '../booked.store.server.ts'

/** Before its days of grace a service does not count: it is offered for booking so many days ahead of them, and no sooner. */
const bookableAhead = 30

/** A service book as the bicycle's page shows it: what was due, what is next, and what it adds to the warranty. */
export function shownBook(
  locale: Locale,
  { rules }: Catalogue,
  book: ServiceBook,
  { today, booked }: { today: string; booked: readonly BookedKind[] },
) {
  const nameOf = (code: string) => textIn(locale, rules.find((rule) => rule.code === code)?.name ?? {})
  const next = nextDue(book, today)
  return {
    graceDays: book.plan.graceDays,
    pages: pagesOf(book, today).map(({ code, name, service, day, opens, closes, state, kept }) => ({
      key: `${code} ${day}`,
      name: textIn(locale, name),
      service,
      day,
      opens,
      closes,
      state,
      kept: kept && { day: kept.day, dealer: kept.dealer },
    })),
    next: next
      ? {
          service: next.service,
          name: textIn(locale, next.name),
          booked: booked.find(keeps(next)) ?? null,
          isNear: next.opens <= addDays(today, bookableAhead),
        }
      : null,
    // When a rule is gone there is nothing to add to.
    extras: extrasOn(book, today).flatMap(({ rule, months, withinMonths, state }) =>
      nameOf(rule) ? [{ rule: nameOf(rule), months, withinMonths, state }] : [],
    ),
  }
}

/** A service of its kind, on a day that counts: a service done too late leaves the one in the plan to be booked. */
function keeps({ service, opens, closes }: Due) {
  return ({ kind, day }: BookedKind) => kind === service && opens <= day && day <= closes
}

/** What the maker plans beside the book: that stays as it was opened, and may not name what came into the plan since. */
export function advisedServices(catalogue: Catalogue, family: ModelFamily, book: ServiceBook | null): DueService[] {
  const named = codesOf(book?.plan.services ?? [])
  return catalogue.dueServices.filter((one) => one.active && isForFamily(one, family) && !named.includes(one.code))
}

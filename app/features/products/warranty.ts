import { assessCoverage, coverageRules } from '../coverage/coverage.ts'
import { legalMonthsIn } from '../coverage/coverage.countries.ts'
import { addMonths } from '../coverage/coverage.days.ts'
import { bikeParts, type ModelFamily } from '../models/models.ts'

type Bought = {
  frameModel: ModelFamily
  country: string
  dateOfPurchase: string
  registeredOn: string
  firstOwner: boolean
}

/** The last day on which frame, fork, handlebar and seatpost are covered, by the rules of coverage. */
export function warrantyExpiryOf({ frameModel, country, dateOfPurchase, registeredOn, firstOwner }: Bought): string {
  const { period } = assessCoverage({
    family: frameModel,
    parts: bikeParts,
    kind: 'functional',
    phase: 'field',
    // On the first day every period still runs, and the best of them decides.
    today: dateOfPurchase,
    country,
    purchasedOn: dateOfPurchase,
    deliveredOn: null,
    registeredOn,
    firstOwner,
    repairedByLegalGuarantee: false,
    replacedOn: {},
  })
  // Every family has a rule; without one nothing would be promised beyond the day of purchase.
  return period?.ends ?? addMonths(dateOfPurchase, 0)
}

/** The last day on which the maker's own warranty covers the paint. */
export function paintExpiryOf({ frameModel, dateOfPurchase }: Pick<Bought, 'frameModel' | 'dateOfPurchase'>): string {
  const rule = coverageRules.find(({ name, families }) => name === 'paint' && families.includes(frameModel))
  return addMonths(dateOfPurchase, rule?.months ?? 0)
}

/**
 * The last day of what the law makes the seller answer for, paint included; it binds them to whoever bought from them.
 * The portal knows no day of delivery, from which it counts: it never ends before this one.
 */
export function legalExpiryOf({ country, dateOfPurchase, firstOwner }: Omit<Bought, 'frameModel' | 'registeredOn'>) {
  const months = firstOwner ? legalMonthsIn(country) : 0
  return months > 0 ? addMonths(dateOfPurchase, months) : null
}

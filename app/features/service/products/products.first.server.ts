import { dayOf } from '#app/kit/words/formats.ts'
import type { Portal } from '#app/portal.server.ts'
import { requireModule } from '#app/features/people/account/account.server.ts'
import type { CompanyViewer } from '#app/features/people/account/account.ts'
import { addDays, daysBetween, isDay } from '#app/kit/words/days.ts'
import { readDraft } from '#app/features/content/drafts/drafts.server.ts'
import { scopeOf } from '#app/features/people/licence/licence.ts'
import { registerDraft } from './products.register.server.ts'
import { productsVisibleTo } from './store.server.ts'

/** What a rider who has registered no bicycle may gain by it; `daysLeft` once they have typed when they bought it. */
export type FirstRegistration = {
  withinDays: number
  months: number
  monthsLonger: number
  lastDayIfToday: string
  daysLeft: number | undefined
}

/** Undefined for a person who has a bicycle here already. @throws Problem module-missing */
export async function firstRegistration(portal: Portal, viewer: CompanyViewer): Promise<FirstRegistration | undefined> {
  requireModule(viewer, 'products')
  const rule = portal.catalogues.current().rules.find(({ registration }) => registration !== null)
  if (!rule?.registration) return undefined
  const own = productsVisibleTo(portal.db, scopeOf(viewer, 'products'))
  if (await own.select('product.id').limit(1).executeTakeFirst()) return undefined
  const draft = await readDraft(portal, viewer, registerDraft)
  const { withinDays, extraMonths } = rule.registration
  const today = dayOf(portal.clock.now())
  const [, bought = ''] = draft?.fields.find(([name]) => name === 'date_of_purchase') ?? []
  const left = isDay(bought) ? daysBetween(today, addDays(bought, withinDays)) : undefined
  return {
    withinDays,
    months: rule.months,
    monthsLonger: rule.months + extraMonths,
    lastDayIfToday: addDays(today, withinDays),
    daysLeft: left !== undefined && left >= 0 && left <= withinDays ? left : undefined,
  }
}

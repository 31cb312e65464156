import { Problem } from '#app/kit/problem.ts'
import type { Money } from '#app/kit/words/money.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import type { Portal } from '#app/portal.server.ts'
import { addDays } from '#app/kit/words/days.ts'
import { requireModule } from '#app/features/people/account/account.server.ts'
import { type CompanyViewer, seesTrade, type Viewer } from '#app/features/people/account/account.ts'
import { type BookableService, bookableService } from '#app/features/trade/packages/packages.services.server.ts'
import { listShops } from '#app/features/people/shops/shops.server.ts'
import { findProduct } from '#app/features/service/products/products.server.ts'
import { productTitle } from '#app/features/service/products/products.ts'
import { isKind, worksAtDesk } from '../appointments.ts'
import { beginBooking, bicyclesOf, type From } from './begin.server.ts'
import { shopsForRider } from './own-shops.server.ts'
import { serviceSeen, whenText } from '../appointments.server.ts'
import { freeAt, openDesk, requireBookable } from '../desk.server.ts'
import { isNearDay, localIn } from '#app/features/people/shops/shops.time.ts'

export type Asked = {
  shop: number | undefined
  kind: string | null
  from: string
  /** What it is going to be. */
  of: From
  /** A package of the maker's, which the shop does for its price. */
  package?: number | undefined
  locale: Locale
}

/** So many days are looked at together: few of them in hours, of which each day has many. */
const daysShown = { day: 14, hour: 7 } as const

/**
 * What there is to choose: shops, then what for, then what is free. @throws Problem module-missing, not-found
 */
export async function readChoices(portal: Portal, viewer: Viewer, asked: Asked) {
  requireModule(viewer, 'appointments')
  if (viewer.side !== 'company') throw new Problem('not-found')
  const begun = await beginBooking(portal, viewer, asked.of, asked.locale)
  const productId = asked.of.product ?? begun.product
  const [shops, product, bicycles] = await Promise.all([
    shopsOf(portal, viewer, { productId, packageId: asked.package }),
    productId === undefined ? undefined : findProduct(portal, viewer, productId),
    bicyclesOf(portal, viewer),
  ])
  const shopId = asked.shop ?? (shops.length === 1 ? shops[0]?.id : undefined)
  const bicycle = product && { id: product.id, title: productTitle(product), serialNumber: product.serialNumber }
  const named = shops.map(({ id, name, city, isOwn }) => ({ id, name: `${name}, ${city}`, isOwn }))
  const base = { shops: named, bicycle, bicycles, begun }
  if (shopId === undefined) return { ...base, desk: undefined }
  const desk = await openDesk(portal, viewer, shopId)
  await requireBookable(portal, viewer, desk)
  const { timeZone, name } = desk.shop
  const service =
    asked.package === undefined
      ? undefined
      : await bookableService(portal, viewer, {
          id: asked.package,
          shop: desk.shop,
          locale: asked.locale,
        })
  // A package is booked as its own kind, for as long as it takes at this shop.
  const offered = service ? desk.kinds.filter(({ kind }) => kind === service.books) : desk.kinds
  const kinds = offered.map(({ kind, words }) => ({ kind, words: service ? '' : words }))
  const wanted = service?.books ?? asked.kind ?? begun.kind ?? null
  const found = offered.find(({ kind }) => kind === wanted)
  const offer = found && { ...found, minutes: service?.minutes ?? found.minutes }
  const today = localIn(timeZone, desk.now).day
  const first = isNearDay(asked.from) && asked.from > today ? asked.from : today
  const days = daysShown[offer?.mode ?? 'day']
  const free = offer ? await freeAt(portal, desk, offer, { first, last: addDays(first, days - 1) }) : []
  return {
    ...base,
    desk: {
      shop: { id: shopId, name, timeZone, phone: desk.shop.phone },
      kinds,
      // Asked for by the link, as the remedy of a recall is, and not taken here.
      missing: isKind(wanted) && !offer ? wanted : undefined,
      kind: isKind(wanted) && offer ? wanted : undefined,
      mode: offer?.mode,
      free: free.map((when) => ({ ...when, value: whenText(timeZone, when) })),
      service: service && {
        title: service.title,
        minutes: service.minutes,
        seen: serviceSeen(viewer, service),
        ...priceFor(viewer, service),
      },
      next: addDays(first, days),
      before: first > today ? addDays(first, -days) : undefined,
    },
  }
}

/** A mechanic reads no price. */
function priceFor(viewer: Viewer, { amount, currency }: BookableService): { price: Money | undefined } {
  return { price: seesTrade(viewer) ? { minor: amount, currency } : undefined }
}

/** The dealer's own, or all that a rider may choose from. */
async function shopsOf(
  portal: Portal,
  viewer: CompanyViewer,
  { productId, packageId }: { productId: number | undefined; packageId: number | undefined },
) {
  if (!worksAtDesk(viewer)) return shopsForRider(portal.db, viewer, { productId, packageId })
  const shops = await listShops(portal, viewer, viewer.companyId)
  return shops.map(({ id, name, city }) => ({ id, name, city, isOwn: false }))
}

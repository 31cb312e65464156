import { Problem } from '#app/kit/problem.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import type { Portal } from '#app/portal.server.ts'
import { addDays } from '#app/features/bicycles/coverage/coverage.days.ts'
import { requireModule } from '#app/features/people/account/account.server.ts'
import type { CompanyViewer, Viewer } from '#app/features/people/account/account.ts'
import { listShops } from '#app/features/people/shops/shops.server.ts'
import { findProduct } from '../../products/products.server.ts'
import { productTitle } from '../../products/products.ts'
import { isKind, worksAtDesk } from '../appointments.ts'
import { beginBooking, bicyclesOf, type From } from './begin.server.ts'
import { shopsForRider } from './own-shops.server.ts'
import { whenText } from '../appointments.server.ts'
import { freeAt, openDesk, requireBookable } from '../desk.server.ts'
import { isNearDay, localIn } from '#app/features/people/shops/shops.time.ts'

export type Asked = {
  shop: number | undefined
  kind: string | null
  from: string
  /** Of what it is to be. */
  of: From
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
    shopsOf(portal, viewer, productId),
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
  const kinds = desk.kinds.map(({ kind, words }) => ({ kind, words }))
  const wanted = asked.kind ?? begun.kind ?? null
  const offer = desk.kinds.find(({ kind }) => kind === wanted)
  const today = localIn(timeZone, desk.now).day
  const first = isNearDay(asked.from) && asked.from > today ? asked.from : today
  const days = daysShown[offer?.mode ?? 'day']
  const free = offer ? await freeAt(portal, desk, offer, { first, last: addDays(first, days - 1) }) : []
  return {
    ...base,
    desk: {
      shop: { id: shopId, name, timeZone },
      kinds,
      kind: isKind(wanted) && offer ? wanted : undefined,
      mode: offer?.mode,
      free: free.map((when) => ({ ...when, value: whenText(timeZone, when) })),
      next: addDays(first, days),
      before: first > today ? addDays(first, -days) : undefined,
    },
  }
}

/** The dealer's own, or all that a rider may choose from. */
async function shopsOf(portal: Portal, viewer: CompanyViewer, productId: number | undefined) {
  if (!worksAtDesk(viewer)) return shopsForRider(portal.db, viewer, productId)
  const shops = await listShops(portal, viewer, viewer.companyId)
  return shops.map(({ id, name, city }) => ({ id, name, city, isOwn: false }))
}

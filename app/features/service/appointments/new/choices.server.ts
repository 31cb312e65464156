import { sql } from 'kysely'
import { Problem } from '#app/kit/problem.ts'
import type { Portal } from '#app/portal.server.ts'
import { addDays } from '#app/features/bicycles/coverage/coverage.days.ts'
import { requireModule } from '#app/features/people/account/account.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { listShops } from '#app/features/people/shops/shops.server.ts'
import { findProduct } from '../../products/products.server.ts'
import { productTitle } from '../../products/products.ts'
import { isKind, worksAtDesk } from '../appointments.ts'
import { whenText } from '../appointments.server.ts'
import { freeAt, openDesk, requireBookable } from '../desk.server.ts'
import { isNearDay, localIn } from '#app/features/people/shops/shops.time.ts'

export type Asked = {
  shop: number | undefined
  kind: string | null
  from: string
  product: number | undefined
}

const shopsMost = 100

/** So many days are looked at together: few of them in hours, of which each day has many. */
const daysShown = { day: 14, hour: 7 } as const

/**
 * What there is to choose: shops, then what for, then what is free. @throws Problem module-missing, not-found
 */
export async function readChoices(portal: Portal, viewer: Viewer, asked: Asked) {
  requireModule(viewer, 'appointments')
  if (viewer.side !== 'company') throw new Problem('not-found')
  const [shops, product] = await Promise.all([
    worksAtDesk(viewer) ? listShops(portal, viewer, viewer.companyId) : shopsForRiders(portal),
    asked.product === undefined ? undefined : findProduct(portal, viewer, asked.product),
  ])
  const shopId = asked.shop ?? (shops.length === 1 ? shops[0]?.id : undefined)
  const bicycle = product && { id: product.id, title: productTitle(product), serialNumber: product.serialNumber }
  const base = { shops: shops.map(({ id, name, city }) => ({ id, name: `${name}, ${city}` })), bicycle }
  if (shopId === undefined) return { ...base, desk: undefined }
  const desk = await openDesk(portal, viewer, shopId)
  await requireBookable(portal, viewer, desk)
  const { timeZone, name } = desk.shop
  const kinds = desk.kinds.map(({ kind, words }) => ({ kind, words }))
  const offer = desk.kinds.find(({ kind }) => kind === asked.kind)
  const today = localIn(timeZone, desk.now).day
  const first = isNearDay(asked.from) && asked.from > today ? asked.from : today
  const days = daysShown[offer?.mode ?? 'day']
  const free = offer ? await freeAt(portal, desk, offer, { first, last: addDays(first, days - 1) }) : []
  return {
    ...base,
    desk: {
      shop: { id: shopId, name, timeZone },
      kinds,
      kind: isKind(asked.kind) && offer ? asked.kind : undefined,
      mode: offer?.mode,
      free: free.map((when) => ({ ...when, value: whenText(timeZone, when) })),
      next: addDays(first, days),
      before: first > today ? addDays(first, -days) : undefined,
    },
  }
}

/** Where something is offered to riders, by name. */
async function shopsForRiders({ db }: Portal) {
  return db
    .selectFrom('shop')
    .select(['shop.id', 'shop.name', 'shop.city'])
    .where(
      sql<boolean>`exists (select from appointment_kind
        where appointment_kind.shop_id = shop.id and active and for_riders)`,
    )
    .where(
      sql<boolean>`exists (select from company_module where company_module.company_id = shop.company_id
        and module = 'appointments' and state = 'active')`,
    )
    .orderBy('shop.city')
    .orderBy('shop.name')
    .orderBy('shop.id')
    .limit(shopsMost)
    .execute()
}

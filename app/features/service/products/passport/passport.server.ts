import { throttleAddress } from '#app/kit/http/client-address.server.ts'
import type { RequestInfo } from '#app/kit/http/request-info.server.ts'
import { Problem } from '#app/kit/problem.ts'
import { refundLimit, consumeLimit } from '#app/kit/throttle.server.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import { addressIn, type Portal } from '#app/portal.server.ts'
import { todayIn } from '#app/features/bicycles/coverage/coverage.countries.ts'
import { isForFamily, pagesOf } from '#app/features/bicycles/service-book/service-book.ts'
import { bookOfProduct } from '#app/features/bicycles/warranty/warranty.server.ts'
import { textIn } from '#app/catalogue/catalogue.ts'
import { guidesOfBicycle, pictureOfBicycle } from '#app/features/content/resources/resources.bicycles.server.ts'
import { replacedBy, replacing } from '#app/features/bicycles/replacements/replacements.ts'
import { attributesOf, namedIn, readAttributes } from '../product.attributes.ts'
import { warrantyOn } from '../products.ts'
import { findByPassport } from './store.server.ts'

/** Codes that lead nowhere, an address. */
const tries = { tries: 30, minutes: 15 }

/** What anybody who finds the bicycle may know: nothing of who holds it. @throws Problem not-found, too-many-tries */
export async function readPassport(portal: Portal, locale: Locale, { address }: RequestInfo, code: string) {
  const { db, clock } = portal
  const now = clock.now()
  const key = `passport ${throttleAddress(address)}`
  if (!(await consumeLimit(db, now, { key, ...tries }))) throw new Problem('too-many-tries')
  const found = /^[\w-]{16}$/.test(code) ? await findByPassport(db, code) : undefined
  if (!found) throw new Problem('not-found')
  await refundLimit(db, key)
  const { frameModel, name, size, colour, serialNumber, attributes, country, replacements, recalls, inspectedOn } =
    found
  const self = { model: frameModel, number: serialNumber }
  const [by, of] = [replacedBy(replacements, self), replacing(replacements, self)]
  const schema = attributesOf(portal.catalogues.current(), frameModel)
  const today = todayIn(country, now)
  const { isConfirmed, isOpen, state, expiry } = warrantyOn(found, today)
  const { book } = await bookOfProduct(db, found.id)
  return {
    frameModel,
    name,
    size,
    colour,
    picture: await pictureOfBicycle(portal, { family: frameModel, colour }),
    guides: await guidesOfBicycle(portal, locale, frameModel),
    serialEnd: endOf(serialNumber),
    recalls,
    // By whom, and for whom, is nobody else's matter.
    inspected: inspectedOn?.slice(0, 7) ?? null,
    replacedBy: by ? { end: endOf(by.to.number), month: by.day.slice(0, 7) } : null,
    replaces: of ? { end: endOf(of.from.number), month: of.day.slice(0, 7) } : null,
    // For replaced parts the month alone: their numbers are for the holder.
    parts: replacements.flatMap(({ kind, part, from, day }) =>
      kind === 'part' && from.number === serialNumber ? [{ part: part ?? '', month: day.slice(0, 7) }] : [],
    ),
    // In which month, and in which shop to nobody.
    services: book ? pagesOf(book, today).map((page) => servicePage(locale, page)) : [],
    due: portal.catalogues
      .current()
      .dueServices.filter((one) => one.active && isForFamily(one, frameModel))
      .map((one) => ({ ...one, name: textIn(locale, one.name) })),
    attributes: namedIn(locale, schema),
    values: readAttributes(schema, attributes),
    warranty: { isConfirmed, isOpen, isOver: state === 'expired', month: expiry.slice(0, 7) },
  }
}

function servicePage(locale: Locale, { name, state, day, kept }: ReturnType<typeof pagesOf>[number]) {
  return { name: textIn(locale, name), state, month: (kept?.day ?? day).slice(0, 7) }
}

/** Enough to tell two bicycles in one's hands apart. */
function endOf(number: string): string {
  return number.slice(-3)
}

export type Passport = Awaited<ReturnType<typeof readPassport>>

/** What the QR code holds, in the language of who prints it; the page offers the others. */
export function passportAddress(portal: Portal, locale: Locale, code: string): string {
  return addressIn(portal, locale, `/p/${code}`)
}

import type { Mistake } from '#app/kit/forms/problems.ts'
import { contentOf } from '#app/kit/http/submissions.server.ts'
import { eachRow } from '#app/kit/lists/export.server.ts'
import { conflictIn, Problem } from '#app/kit/problem.ts'
import { colon, dayOf } from '#app/kit/words/formats.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import { textAmong } from '#app/kit/words/texts.ts'
import { sayIn } from '#app/kit/words/words.ts'
import type { Portal } from '#app/portal.server.ts'
import { requireModule, requireStaff } from '#app/features/people/account/account.server.ts'
import { hasModule, isFor, type Viewer } from '#app/features/people/account/account.ts'
import { listShops } from '#app/features/people/shops/shops.server.ts'
import { askForQuote, quotesAskedFrom } from '#app/features/trade/quotes/quotes.ask.server.ts'
import { askForm, type AskInput, choiceField } from './forms.ts'
import { formWords } from './forms.words.ts'
import * as lists from './lists.server.ts'
import * as prices from './prices.store.server.ts'
import {
  choiceKinds,
  isOffered,
  type Package,
  type PackageLine,
  type PackageRow,
  priceIn,
  seesSupply,
  sells,
} from './packages.ts'
import { packageWords } from './packages.words.ts'
import * as reading from './reading.store.server.ts'
import * as store from './store.server.ts'
import { packageModule } from './visible.server.ts'

/** One page of what this viewer is offered. @throws Problem module-missing */
export async function listPackages(portal: Portal, viewer: Viewer, filter: lists.PackageFilter) {
  requireModule(viewer, packageModule)
  const { after, ...asked } = filter
  return lists.listPackages(portal.db, viewer, { ...asked, viewer, isDesk: false, today: todayIn(portal) }, after)
}

/** All that a list shows, whatever page. @throws Problem module-missing; of the desk's list not-found */
export function exportPackages(
  portal: Portal,
  viewer: Viewer,
  filter: Omit<lists.PackageFilter, 'after'>,
  isDesk: boolean,
) {
  if (isDesk) requireStaff(viewer)
  else requireModule(viewer, packageModule)
  const wanted = { ...filter, viewer, isDesk, today: todayIn(portal) }
  return eachRow<PackageRow>((last, limit) => lists.listAfter(portal.db, viewer, wanted, last, limit))
}

/** One that is meant for this viewer, also where it has ended. @throws Problem module-missing, not-found */
export async function findPackage(portal: Portal, viewer: Viewer, id: number): Promise<Package> {
  requireModule(viewer, packageModule)
  const isMeant = await reading.reads(portal.db, viewer, id, todayIn(portal))
  const found = isMeant ? await store.findPackage(portal.db, id) : undefined
  if (!found) throw new Problem('not-found')
  return found
}

/** What its page shows this viewer: what it costs them, what they have asked for, where it is done. @throws as `findPackage` */
export async function readPackage(portal: Portal, viewer: Viewer, id: number) {
  const it = await findPackage(portal, viewer, id)
  const isSeller = viewer.side === 'company' && sells(viewer) && it.kind === 'service'
  const [country, asked, offers, named, shops] = await Promise.all([
    reading.findCountry(portal.db, viewer),
    mayAsk(viewer, it) ? quotesAskedFrom(portal, viewer, { source: 'package', sourceId: id }) : [],
    it.kind === 'service' && viewer.role === 'customer' ? prices.listOffers(portal.db, viewer, id) : [],
    isSeller ? prices.listPrices(portal.db, id, viewer.companyId) : [],
    isSeller ? listShops(portal, viewer, viewer.companyId) : [],
  ])
  return {
    package: it,
    // What the maker asks for a set is a matter of who buys; of a service it is advice to the dealer.
    price: seesSupply(viewer) ? priceIn(it.prices, country ?? '') : undefined,
    isOffered: isOffered(it, todayIn(portal)),
    asked,
    offers,
    // What a dealer has named, and for which of its shops it may name another.
    named,
    shops: shops.map(({ id: shopId, name }) => ({ id: shopId, name })),
    may: {
      ask: mayAsk(viewer, it),
      // Its answer comes as a quote: without that module nobody would see it.
      askWithQuotes: it.kind === 'supply' && sells(viewer) && !hasModule(viewer, 'quotes'),
      offer: it.kind === 'service' && sells(viewer),
      seePrices: seesSupply(viewer) || viewer.role === 'customer',
    },
  }
}

function mayAsk(viewer: Viewer, { kind }: Package): boolean {
  return kind === 'supply' && sells(viewer) && isFor(viewer.role, 'quotes') && hasModule(viewer, 'quotes')
}

/** The schema of what is asked for of one, as it is now. @throws as `findPackage` */
export async function askFormFor(portal: Portal, viewer: Viewer, id: number) {
  const { lines } = await findPackage(portal, viewer, id)
  return askForm(lines)
}

/**
 * Asks for a set: a draft of a quote keeps what was chosen, whatever becomes of the package.
 * @returns what keeps it @throws Problem not-found, module-missing, conflict where it has ended
 */
export async function askForPackage(
  portal: Portal,
  viewer: Viewer,
  id: number,
  input: AskInput,
  locale: Locale,
): Promise<Mistake | undefined> {
  const it = await findPackage(portal, viewer, id)
  if (it.kind !== 'supply' || !sells(viewer)) throw new Problem('not-found')
  if (!isOffered(it, todayIn(portal))) throw noLonger(it, locale)
  const price = priceIn(it.prices, (await reading.findCountry(portal.db, viewer)) ?? '')
  const title = textAmong(it.titles, locale)
  const whole = { itemNumber: '', item: title, quantity: input.quantity, price: price?.minor ?? 0 }
  const lines = it.lines.map((line, at) => ({
    itemNumber: line.itemNumber,
    item: itemOf(line, at, input, locale),
    quantity: line.quantity * input.quantity,
    // The set has its price in a line of its own.
    price: 0,
  }))
  const done = await askForQuote(portal, viewer, {
    source: 'package',
    sourceId: id,
    title,
    lines: [whole, ...lines],
    note: input.note ?? '',
    currency: price?.currency ?? 'EUR',
    submission: input.submission,
    formContent: contentOf(input),
  })
  return typeof done === 'number' ? undefined : done
}

/** What it is, with what was chosen: `Telaio C68 (Taglia: 54, Colore: Nero)`. */
function itemOf({ words, choices }: PackageLine, at: number, input: AskInput, locale: Locale): string {
  const say = sayIn(packageWords, locale)
  const chosen: Readonly<Record<string, unknown>> = { ...input }
  const said = choiceKinds.flatMap((kind) => {
    const value = choices[kind].length > 0 ? chosen[choiceField(kind, at + 1)] : undefined
    return typeof value === 'string' ? `${say(`choice.${kind}`)}${colon(locale)} ${value}` : []
  })
  return said.length > 0 ? `${textAmong(words, locale)} (${said.join(', ')})` : textAmong(words, locale)
}

/** Why it can be neither asked for nor booked, with what is in its place. */
export function noLonger({ successor }: Package, locale: Locale): Problem {
  const conflict = conflictIn(formWords)
  return successor ? conflict('ended-successor', { title: textAmong(successor.titles, locale) }) : conflict('ended')
}

/** The latest with these words. @throws Problem module-missing */
export async function searchPackages(portal: Portal, viewer: Viewer, q: string, limit: number) {
  const { rows } = await listPackages(portal, viewer, { q })
  return rows.slice(0, limit)
}

/** Those of these that this viewer reads now, in no order. */
export function packagesById(portal: Portal, viewer: Viewer, ids: readonly number[]) {
  return reading.listByIds(portal.db, viewer, ids, todayIn(portal))
}

function todayIn({ clock }: Portal): string {
  return dayOf(clock.now())
}

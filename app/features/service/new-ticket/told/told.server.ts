import type { FormValues } from '#app/kit/forms/problems.ts'
import { coverageWords } from '#app/features/bicycles/coverage/coverage.words.ts'
import { isCountry } from '#app/features/bicycles/coverage/coverage.countries.ts'
import { isDay } from '#app/kit/words/days.ts'
import { formatDay } from '#app/kit/words/formats.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { normaliseSerial } from '#app/features/bicycles/models/models.serials.ts'
import type { CompanyViewer } from '#app/features/people/account/account.ts'
import type { Behalf } from '#app/features/people/behalf/behalf.ts'
import { companyWith } from '#app/features/people/licence/licence.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import type { Portal } from '#app/portal.server.ts'
import { codesOf, offered } from '#app/catalogue/catalogue.ts'
import { type DamagePhase, damagePhases } from '#app/features/service/tickets/tickets.ts'
import { isDeliveredTo } from '#app/features/service/built-bicycles/built-bicycles.server.ts'
import { isInLane } from '#app/features/service/tickets/tickets.lane.ts'
import {
  bicycleHeldBy,
  readKnown,
  usualDaysToDecision,
  verdictToTell,
} from '#app/features/service/tickets/tickets.told.server.ts'
import { type ToldBefore, toldIn } from '#app/features/service/tickets/tickets.told.ts'
import { newTicketWords } from '../new-ticket.words.ts'

type Read = (name: string) => readonly string[]

/** What the sender of a claim reads of its coverage before it is sent; null until there is enough to say anything. */
export async function tellAbout(
  portal: Portal,
  { by, of }: Behalf,
  locale: Locale,
  read: Read,
): Promise<ToldBefore | null> {
  const catalogue = portal.catalogues.current()
  const one = (name: string, among: readonly string[]) => among.find((code) => code === read(name)[0])
  const frameModel = one('frame_model', codesOf(offered(catalogue.families)))
  const kindOfDamage = one('kind_of_damage', codesOf(offered(catalogue.kinds)))
  const damagePhase = damagePhases.find((phase) => phase === read('damage_phase')[0])
  if (!frameModel || !kindOfDamage || !damagePhase) return null
  const [country = '', typed = '', day = ''] = ['country', 'serial_number', 'date_of_purchase'].map((it) => read(it)[0])
  const claim = {
    frameModel,
    kindOfDamage,
    damagePhase,
    country: isCountry(country) ? country : '',
    partInvolved: codesOf(offered(catalogue.parts)).filter((part) => read('part_involved').includes(part)),
    dateOfPurchase: damagePhase === 'field' && isDay(day) ? day : null,
    claimedAt: portal.clock.now(),
  }
  const serialNumber = normaliseSerial(typed.slice(0, 400), catalogue.families, frameModel)
  const known =
    serialNumber === '' ? undefined : await findKnown(portal, of, { serialNumber, frameModel }, claim.claimedAt)
  const held = readKnown(known?.held ?? null)
  const verdict = verdictToTell(catalogue, claim, held)
  // No rule accepts what staff have written down themselves.
  const isAtOnce =
    by.side === 'company' &&
    known?.isDelivered === true &&
    known.held === null &&
    isInLane(catalogue, claim) &&
    catalogue.lane.drawn !== 1
  const told = toldIn(locale, catalogue, verdict)
  const other = otherPurchase(locale, claim, held?.registration?.purchasedOn)
  // "Sold" and "not sold yet" are never told together: which of the two holds is to be checked first.
  const isSold = other !== undefined && damagePhase === 'km0'
  return {
    ...(isSold
      ? { ...told, verdict: 'unknown', name: sayIn(coverageWords, locale)('verdict.unknown'), ways: [] }
      : told),
    lines: other === undefined ? told.lines : isSold ? [other] : [other, ...told.lines],
    usualDays: await usualDaysToDecision(portal),
    atOnce: isAtOnce ? (catalogue.lane.drawn > 0 ? 'some' : 'all') : null,
  }
}

/** Where the viewer's own registration says something else of its purchase: staff read it too. */
function otherPurchase(
  locale: Locale,
  { damagePhase, dateOfPurchase }: { damagePhase: DamagePhase; dateOfPurchase: string | null },
  bought: string | undefined,
): string | undefined {
  if (bought === undefined || (damagePhase === 'field' && (dateOfPurchase ?? bought) === bought)) return undefined
  const key = damagePhase === 'km0' ? 'told.sold' : 'told.other-day'
  return sayIn(newTicketWords, locale)(key, { day: formatDay(locale, bought) })
}

/** The fields of a form, each as a list. */
export function readValues(values: FormValues): Read {
  return (name) => [values[name] ?? []].flat()
}

/**
 * What is known of a bicycle that is the viewer's own, and whether it was delivered to them: whether anybody else has
 * registered it is not told.
 */
function findKnown({ db }: Portal, viewer: CompanyViewer, bicycle: Parameters<typeof bicycleHeldBy>[1], now: Date) {
  const { serialNumber: serial, frameModel: family } = bicycle
  return db
    .selectNoFrom([
      bicycleHeldBy(companyWith(viewer, 'products'), bicycle).as('held'),
      isDeliveredTo({ company: viewer.companyId, serial, family, at: now }).as('isDelivered'),
    ])
    .executeTakeFirstOrThrow()
}

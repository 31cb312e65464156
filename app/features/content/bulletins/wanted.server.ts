import type { Portal } from '#app/portal.server.ts'
import { familiesOf, foldSerial, normaliseSerial, serialLength } from '#app/features/bicycles/models/models.serials.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import type { BulletinFilter, Wanted } from './lists.server.ts'

/** What a list is asked for, with the bicycle that the words may name. */
export function wantedIn(
  { catalogues }: Pick<Portal, 'catalogues'>,
  viewer: Viewer,
  filter: Omit<BulletinFilter, 'after'>,
  isDesk: boolean,
): Wanted {
  const serial = normaliseSerial(filter.q ?? '')
  const isNumber = serial.length >= serialLength.least && /\d/.test(serial) && !/\s/.test(filter.q?.trim() ?? ' ')
  if (!isNumber) return { ...filter, viewer, isDesk }
  const families = familiesOf(catalogues.current().families, serial)
  return { ...filter, viewer, isDesk, bicycle: { families, folded: foldSerial(serial) } }
}

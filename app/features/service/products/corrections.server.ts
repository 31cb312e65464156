import type { Mistake } from '#app/kit/forms/problems.ts'
import { conflictIn, Problem } from '#app/kit/problem.ts'
import type { Portal } from '#app/portal.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { todayIn } from '#app/features/bicycles/coverage/coverage.countries.ts'
import { foldSerial } from '#app/features/bicycles/models/models.serials.ts'
import { noteService, openServiceBook } from '#app/features/bicycles/warranty/warranty.book.server.ts'
import { refreshAfter } from '#app/features/bicycles/warranty/warranty.refresh.server.ts'
import type { Db } from '#app/kit/db/db.server.ts'
import { changesBetween, type Facts, factsOf } from './corrections.ts'
import { type Changes } from './products.ts'
import { isTaken, type NewFacts, setFacts } from './corrections.store.server.ts'
import { formWords } from './forms.words.ts'
import type { Product } from './products.ts'
import { searchText } from './search-text.ts'
import * as store from './store.server.ts'

type Input = Partial<Facts> & { version: number }

/**
 * Corrects what a viewer may correct, which the caller has asked, and notes it. What stands there already is not written
 * again: a repeated post does nothing.
 * @param refuse what keeps these changes from being made, asked once the bicycle is locked
 * @throws Problem conflict where somebody has corrected it since the form's reader saw it
 */
export async function correct(
  portal: Portal,
  viewer: Viewer,
  id: number,
  input: Input,
  refuse?: (tx: Db, product: Product, changes: Changes) => Promise<Mistake | undefined>,
): Promise<Mistake | undefined> {
  const { version, ...wanted } = input
  const now = portal.clock.now()
  try {
    return await portal.db.transaction().execute(async (tx) => {
      const product = await store.lockProduct(tx, viewer, id)
      if (!product) throw new Problem('not-found')
      const changes = changesBetween(factsOf(product), wanted)
      if (Object.keys(changes).length === 0) return undefined
      if (version !== product.version) throw conflictIn(formWords)('facts-conflict')
      const refused = await refuse?.(tx, product, changes)
      if (refused) return refused
      await setFacts(tx, id, newFacts(product, { ...factsOf(product), ...wanted }, changes))
      if (decisive.some((fact) => changes[fact])) await refreshBicycle(portal, tx, product, changes, now)
      await store.insertEvent(tx, { ...eventOf(viewer, product, now), kind: 'corrected', changes }, now)
      return undefined
    })
  } catch (error) {
    // Another bicycle bears the number: of two who write it at one moment only the constraint knows.
    if (isTaken(error)) return { path: 'serial_number', message: 'serial-elsewhere' }
    throw error
  }
}

/** What happens to a bicycle stands in the log of the company that holds it, no matter who does it. */
export function eventOf({ accountId, side }: Viewer, { id, companyId, country }: Product, now: Date) {
  return { productId: id, companyId, actorId: accountId, day: todayIn(country, now), byMaker: side === 'maker' }
}

/** What the warranty depends on: by number and family also the repairs that are known. */
const decisive = ['frame_model', 'serial_number', 'country', 'date_of_purchase', 'registered_on'] as const

/** @param before as it was */
async function refreshBicycle({ catalogues }: Portal, tx: Db, before: Product, changes: Changes, now: Date) {
  const { id, frameModel: model, serialNumber: number } = before
  const catalogue = catalogues.current()
  // A bicycle of another family gets that family's plan of services.
  if (changes['frame_model']) await openServiceBook(tx, catalogue, id, now)
  await noteService(tx, catalogue, id, now)
  // Whatever came after the number that it bore begins with this registration no more.
  if (changes['serial_number'] || changes['frame_model']) await refreshAfter(tx, catalogue, { model, number })
}

function newFacts(product: Product, facts: Facts, changes: Changes): NewFacts {
  const { frame_model: frameModel, serial_number: serialNumber, country, size, colour } = facts
  const bought = { frameModel, country, dateOfPurchase: facts.date_of_purchase, registeredOn: facts.registered_on }
  // A name says more than the family, and no other family's.
  const shown = { frameModel, serialNumber, name: changes['frame_model'] ? frameModel : product.name, size, colour }
  return {
    ...bought,
    ...shown,
    serialFolded: foldSerial(serialNumber),
    search: searchText(shown),
  }
}

import type { Mistake } from '#app/kit/forms/problems.ts'
import { contentOf, madeBefore, sentAlready } from '#app/kit/http/submissions.server.ts'
import * as outbox from '#app/kit/outbox/outbox.server.ts'
import { Problem } from '#app/kit/problem.ts'
import { consumeLimit } from '#app/kit/throttle.server.ts'
import type { Portal } from '#app/portal.server.ts'
import type { CompanyViewer, Viewer } from '#app/features/people/account/account.ts'
import { orderRequested } from '../orders.outbox.ts'
import type { Order } from '../orders.ts'
import { readOrder } from '../orders.server.ts'
import * as store from '../orders.requests.store.server.ts'

/** In 24 hours, of a company. */
const requestsADay = 50

/** Whether this person may ask for the lines of an order once more: a dealer's owner or sales, where an ERP takes it. */
function mayAsk({ erp }: Portal, viewer: Viewer): viewer is CompanyViewer {
  return erp.name !== 'none' && viewer.side === 'company' && (viewer.role === 'owner' || viewer.role === 'sales')
}

/** The lines that the ERP would know again. */
export function askableLines({ lines }: Pick<Order, 'lines'>) {
  return lines.filter(({ itemNumber, quantity }) => itemNumber !== '' && quantity > 0)
}

/**
 * An order whose lines are to be asked for once more.
 * @throws Problem order-not-found for anyone who may not ask, and of an order without lines that the ERP knows
 */
export async function readOrderToAskAgain(portal: Portal, viewer: Viewer, id: string): Promise<Order> {
  const order = await readOrder(portal, viewer, id)
  if (!mayAsk(portal, viewer) || askableLines(order).length === 0) throw new Problem('order-not-found')
  return order
}

/** For the page of an order: what its company has asked for of it, and whether this person may ask. */
export async function requestsOfOrder(portal: Portal, viewer: Viewer, order: Order) {
  const requests = await store.listRequestsOf(portal.db, order.companyId, order.number)
  return { requests, mayAsk: mayAsk(portal, viewer) && askableLines(order).length > 0 }
}

type Input = { submission: string; lines: readonly { itemNumber: string; quantity: number }[] }

/**
 * Asks the ERP for lines of an order once more; it orders nothing before the ERP has taken it. A repeated post asks once.
 * @returns what keeps it, also that the form has asked for something else before @throws Problem as `readOrderToAskAgain`; too-many-tries
 */
export async function askAgain(
  portal: Portal,
  viewer: Viewer,
  orderId: string,
  { submission, lines: wanted }: Input,
): Promise<Mistake | undefined> {
  const order = await readOrderToAskAgain(portal, viewer, orderId)
  const { db, clock } = portal
  const { companyId } = order
  const known = askableLines(order)
  // By the item and not by its line: the ERP may number them otherwise at any time.
  const lines = wanted.flatMap(({ itemNumber, quantity }) => {
    const line = known.find((one) => one.itemNumber === itemNumber)
    return line && quantity > 0 ? [{ itemNumber, itemName: line.itemName, quantity }] : []
  })
  if (lines.length === 0) return { path: '', message: 'again-empty' }
  if ((await store.customerNumberOf(db, companyId)) === '') return { path: '', message: 'no-customer-number' }
  const day = { key: `order-requests:${companyId}`, tries: requestsADay, minutes: 24 * 60 }
  const formContent = contentOf({ submission, wanted })
  return db.transaction().execute(async (tx): Promise<Mistake | undefined> => {
    const input = { companyId, askedBy: viewer.accountId, sourceOrder: order.number, submission, formContent, lines }
    const id = await store.addRequest(tx, input, clock.now())
    if (id === undefined) {
      const before = await store.findRequestBySubmission(tx, input)
      return before && 'saved' in madeBefore(before, formContent) ? sentAlready(submission, formContent) : undefined
    }
    if (!(await consumeLimit(tx, clock.now(), day))) throw new Problem('too-many-tries')
    await outbox.put(tx, orderRequested.of(`company:${companyId}`, { requestId: id }), clock.now())
    return undefined
  })
}

import { randomUUID } from 'node:crypto'
import { type Answer, failure } from './business-central.answers.ts'
import { orderOf } from './business-central.entities.ts'
import type { EntitySet, Memory } from './business-central.memory.ts'
import { type Entity, filterOf } from './odata.ts'

export function addOrder({ state, sets }: Memory, options: Entity): Answer {
  const customer = String(options['customerNumber'])
  if (state.customers.size > 0 && !state.customers.has(customer)) {
    const message = `The customer ${customer} does not exist.  CorrelationId:  ${randomUUID()}.`
    return { status: 400, json: failure('Internal_RecordNotFound', message) }
  }
  const order = {
    ...orderOf({ number: `SO-${state.nextNumber}` }),
    ...options,
    lastModifiedDateTime: new Date().toISOString(),
  }
  state.nextNumber += 1
  sets.salesOrders.push(order)
  return { status: 201, json: order }
}

/** What stands at an address below one of the sets, and where it goes on. */
export function pageOf({ sets, pageSize }: Memory, set: EntitySet, address: URL) {
  const query = address.searchParams
  const order = query.get('$orderby')
  const found = sets[set].filter(filterOf(query.get('$filter')))
  if (order) found.sort((one, other) => (String(one[order]) < String(other[order]) ? -1 : 1))
  const from = Number(query.get('$skiptoken') ?? 0)
  const most = Math.min(Number(query.get('$top') ?? pageSize), pageSize)
  const expanded = query.get('$expand') ?? ''
  const value = found.slice(from, from + most).map((entity) => shown(entity, expanded))
  const next = new URL(address)
  next.searchParams.set('$skiptoken', String(from + most))
  const isMore = !query.has('$top') && from + most < found.length
  const context = `${address.origin}${address.pathname}`
  return { '@odata.context': context, value, ...(isMore && { '@odata.nextLink': next.href }) }
}

/** Lines come only where they are asked for. */
function shown(entity: Entity, expanded: string): Entity {
  return Object.fromEntries(Object.entries(entity).filter(([name]) => !name.endsWith('Lines') || name === expanded))
}

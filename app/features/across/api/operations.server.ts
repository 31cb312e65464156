import type { Operation } from './operations.ts'
import { catalogueOperations } from './resources/catalogue.server.ts'
import { claimOperations } from './resources/claims.server.ts'
import { companyOperations } from './resources/companies.server.ts'
import { fileOperations } from './resources/files.server.ts'
import { ingestOperations } from './resources/ingest.server.ts'
import { leadOperations } from './resources/leads.server.ts'
import { productOperations } from './resources/products.server.ts'
import { ticketOperations } from './resources/tickets.server.ts'
import { tradeOperations } from './resources/trade.server.ts'

/** All that the API does. */
export const operations: readonly Operation[] = [
  ...ticketOperations,
  ...catalogueOperations,
  ...claimOperations,
  ...fileOperations,
  ...productOperations,
  ...leadOperations,
  ...tradeOperations,
  ...companyOperations,
  ...ingestOperations,
]

/** Those of an address, and the number that it names; none: there is no such address. */
export function operationsAt(path: string): { found: Operation[]; id: number } {
  const [, number] = /\/([1-9]\d{0,14})(?=\/|$)/.exec(path) ?? []
  const template = path.replace(/\/[1-9]\d{0,14}(?=\/|$)/, '/{id}')
  return { found: operations.filter((one) => one.path === template), id: Number(number ?? 0) }
}

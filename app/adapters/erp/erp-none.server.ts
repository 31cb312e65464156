import { CallFailed } from '#app/kit/outbound/call.server.ts'
import type { Erp } from './erp.ts'

/** No ERP: what there is was imported, handed over through the API, or written by hand. */
export const noErp: Erp = {
  name: 'none',
  resources: [],
  async *changed() {
    // Nothing changes.
  },
  findOrder: async () => undefined,
  async send() {
    throw new CallFailed('no ERP is connected: the request waits for ERP to be set again')
  },
  async subscribe() {
    throw new CallFailed('no ERP is connected')
  },
  async health() {
    throw new CallFailed('no ERP is connected')
  },
  state: () => 'closed',
  mapping: () => [],
}

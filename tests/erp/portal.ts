import { onTestFinished } from 'vitest'
import { standardMapping } from '#app/adapters/erp/business-central.standard.ts'
import { createBusinessCentral } from '#app/adapters/erp/erp-business-central.server.ts'
import type { Clock } from '#app/kit/clock.ts'
import { openApp } from '#tests/app.ts'
import { startBusinessCentral } from './business-central.ts'

type Options = { timeout?: number; pageSize?: number; listens?: boolean }

/** The application beside a Business Central of its own, and a dealer whom that knows as C-100. */
export async function openWithErp({ timeout = 2000, pageSize, listens = false }: Options = {}) {
  const app = await openApp()
  const double = await startBusinessCentral(pageSize === undefined ? {} : { pageSize })
  onTestFinished(() => double.stop())
  const erpFor = (clock: Clock) =>
    createBusinessCentral({
      settings: { ...double.settings, listens },
      mapping: standardMapping,
      fetch,
      clock,
      timeout,
      patience: 0,
    })
  // The handler and the jobs hold this very object.
  app.portal.erp = erpFor(app.clock)
  const dealer = await app.dealer()
  await app.portal.db
    .updateTable('company')
    .set({ customer_number: 'C-100' })
    .where('id', '=', dealer.viewer.companyId)
    .execute()
  return { app, double, dealer, erpFor }
}

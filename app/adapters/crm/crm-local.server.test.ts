import { openApp } from '#tests/app.ts'
import { crmContract } from './crm.contract.ts'

crmContract('local', async () => {
  const app = await openApp()
  return { crm: app.portal.crm, settle: () => app.work() }
})

import { openApp } from '#tests/app.ts'
import { crmContract } from './crm.contract.ts'

crmContract('local', async () => {
  const { portal, work } = await openApp()
  return { crm: portal.crm, settle: work }
})

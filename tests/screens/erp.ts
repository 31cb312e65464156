import { startBusinessCentral } from '#tests/erp/business-central.ts'
import { orderOf } from '#tests/erp/business-central.entities.ts'

/** An ERP at the wire for a portal with the demonstration, which has rows to set aside and changes nothing else. */
export async function startErp() {
  const double = await startBusinessCentral()
  const { url, sets, settings } = double
  sets.salesOrders.push(
    orderOf({ number: 'SO-9002', customerNumber: 'C00999' }),
    orderOf({ number: 'SO-9003', customerNumber: 'C00101', orderDate: 'ieri' }),
  )
  const environment = {
    ERP: 'business-central',
    ERP_URL: url,
    ERP_TOKEN_URL: settings.tokenUrl,
    ERP_ENVIRONMENT: settings.environment,
    ERP_COMPANY: settings.company,
    ERP_CLIENT_ID: settings.clientId,
    ERP_CLIENT_SECRET: settings.clientSecret,
  }
  return { environment, stop: () => double.stop() }
}

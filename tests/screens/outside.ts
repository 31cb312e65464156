import { sendEmptyForm } from './acts.ts'
import { makeToken, openOperations } from './api.ts'
import type { Screen } from './screen.ts'
import { addWebhook, openDelivery, testWebhook } from './webhooks.ts'

/** Where the portal meets other systems. */
export const screensOfOutside: readonly Screen[] = [
  { name: 'console-webhooks', who: 'admin', path: '/console/webhooks' },
  { name: 'console-webhook-new', who: 'admin', path: '/console/webhooks/new' },
  { name: 'console-webhook-made', who: 'admin', path: '/console/webhooks/new', act: addWebhook },
  { name: 'console-webhook', who: 'admin', path: '/console/webhooks/new', act: testWebhook },
  { name: 'console-webhook-delivery', who: 'admin', path: '/console/webhooks/new', act: openDelivery },
  { name: 'console-webhook-events', who: 'admin', path: '/console/webhooks/events' },
  { name: 'connections', who: 'dealer', path: '/user/company/connections' },
  { name: 'connection-new', who: 'dealer', path: '/user/company/connections/new', act: sendEmptyForm },
  { name: 'connection-events', who: 'dealer', path: '/user/company/connections/events' },
  { name: 'connection', who: 'dealer', path: '/user/company/connections/new', act: testWebhook },
  { name: 'connection-delivery', who: 'dealer', path: '/user/company/connections/new', act: openDelivery },
  { name: 'console-erp', who: 'agent', path: '/console/erp' },
  { name: 'console-api', who: 'admin', path: '/console/api' },
  { name: 'console-api-made', who: 'admin', path: '/console/api', act: makeToken },
  { name: 'api', path: '/api/v1' },
  { name: 'api-open', path: '/api/v1', act: openOperations },
  { name: 'console-crm', who: 'admin', path: '/console/crm' },
  { name: 'console-inbound-mail', who: 'agent', path: '/console/inbound-mail' },
]

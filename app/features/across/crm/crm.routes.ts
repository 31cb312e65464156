import { route } from '@react-router/dev/routes'

/** Outside the locale tree and the gate: the CRM's servers post there. */
export const crmNoticeRoutes = [route('api/hubspot/webhooks', 'features/across/crm/notices.route.ts')]

/** Below /console: how it goes with a CRM outside. */
export const crmRoutes = [route('crm', 'features/across/crm/page/page.route.tsx')]

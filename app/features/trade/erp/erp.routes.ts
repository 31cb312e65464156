import { route } from '@react-router/dev/routes'

export const erpRoutes = [route('erp', 'features/trade/erp/page/erp.route.tsx')]

/** Outside the gate: the ERP has no session, and proves itself by what it repeats. */
export const erpNoticeRoutes = [route('erp/notices', 'features/trade/erp/notices.route.ts')]

import { exportRoutes } from '#app/kit/lists/export.routes.ts'
import { route } from '@react-router/dev/routes'

export const invoiceRoutes = [
  route('invoices', 'features/trade/invoices/list/list.route.tsx'),
  ...exportRoutes('invoices', 'features/trade/invoices/list/export.route.ts'),
  route('invoices/:id', 'features/trade/invoices/page/detail.route.tsx'),
]

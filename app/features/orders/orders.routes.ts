import { exportRoutes } from '#app/kit/lists/export.routes.ts'
import { route } from '@react-router/dev/routes'

export const orderRoutes = [
  route('orders', 'features/orders/list/list.route.tsx'),
  ...exportRoutes('orders', 'features/orders/list/export.route.ts'),
  route('orders/:id', 'features/orders/page/detail.route.tsx'),
  route('orders/:id/pdf', 'features/orders/page/pdf.route.ts'),
]

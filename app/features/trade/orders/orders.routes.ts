import { exportRoutes } from '#app/kit/lists/export.routes.ts'
import { route } from '@react-router/dev/routes'

export const orderRoutes = [
  route('orders', 'features/trade/orders/list/list.route.tsx'),
  ...exportRoutes('orders', 'features/trade/orders/list/export.route.ts'),
  route('orders/new', 'features/trade/orders/write/new.route.tsx'),
  route('orders/:id/edit', 'features/trade/orders/write/edit.route.tsx'),
  route('orders/:id/again', 'features/trade/orders/again/again.route.tsx'),
  route('orders/:id/shipment', 'features/trade/orders/shipments/shipment.route.tsx'),
  route('orders/:id', 'features/trade/orders/page/detail.route.tsx'),
  route('orders/:id/pdf', 'features/trade/orders/page/pdf.route.ts'),
]

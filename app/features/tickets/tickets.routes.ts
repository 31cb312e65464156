import { exportRoutes } from '#app/kit/lists/export.routes.ts'
import { route } from '@react-router/dev/routes'

export const ticketRoutes = [
  route('tickets', 'features/tickets/list/list.route.tsx'),
  ...exportRoutes('tickets', 'features/tickets/list/export.route.ts'),
  route('tickets/:id', 'features/tickets/page/detail.route.tsx'),
]

import { exportRoutes } from '#app/kit/lists/export.routes.ts'
import { route } from '@react-router/dev/routes'

export const leadRoutes = [
  route('leads', 'features/trade/leads/list/list.route.tsx'),
  ...exportRoutes('leads', 'features/trade/leads/list/export.route.ts'),
  route('leads/new', 'features/trade/leads/new/new.route.tsx'),
  route('leads/:id', 'features/trade/leads/page/detail.route.tsx'),
]

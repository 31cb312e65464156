import { exportRoutes } from '#app/kit/lists/export.routes.ts'
import { route } from '@react-router/dev/routes'

export const leadRoutes = [
  route('leads', 'features/leads/list/list.route.tsx'),
  ...exportRoutes('leads', 'features/leads/list/export.route.ts'),
  route('leads/new', 'features/leads/new/new.route.tsx'),
  route('leads/:id', 'features/leads/page/detail.route.tsx'),
]

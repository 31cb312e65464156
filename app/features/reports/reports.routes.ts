import { exportRoutes } from '#app/kit/lists/export.routes.ts'
import { route } from '@react-router/dev/routes'

export const reportRoutes = [
  route('reports', 'features/reports/page/page.route.tsx'),
  ...exportRoutes('reports', 'features/reports/page/export.route.ts'),
]

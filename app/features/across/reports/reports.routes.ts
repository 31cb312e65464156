import { exportRoutes } from '#app/kit/lists/export.routes.ts'
import { route } from '@react-router/dev/routes'

export const reportRoutes = [
  route('reports', 'features/across/reports/page/page.route.tsx'),
  ...exportRoutes('reports', 'features/across/reports/page/export.route.ts'),
]

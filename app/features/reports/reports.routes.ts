import { route } from '@react-router/dev/routes'

export const reportRoutes = [
  route('reports', 'features/reports/page/page.route.tsx'),
  route('reports/export.csv', 'features/reports/page/export.route.ts'),
]

import { route } from '@react-router/dev/routes'
import { exportRoutes } from '#app/kit/lists/export.routes.ts'

/** Below /console. */
export const companiesRoutes = [
  route('companies', 'features/across/companies/list/list.route.tsx'),
  ...exportRoutes('companies', 'features/across/companies/list/export.route.ts', 'console/'),
  route('companies/:id', 'features/across/companies/page/company.route.tsx'),
]

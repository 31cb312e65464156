import { route } from '@react-router/dev/routes'
import { exportRoutes } from '#app/kit/lists/export.routes.ts'

const folder = 'features/across/imports/page'

/** Below /console: tables from elsewhere. */
export const importRoutes = [
  route('import', `${folder}/imports.route.tsx`),
  route('import/:id', `${folder}/import.route.tsx`),
  ...exportRoutes('import/:id/mistakes', `${folder}/mistakes.route.ts`, 'console/'),
  ...exportRoutes('import/templates/:kind', `${folder}/template.route.ts`, 'console/'),
]

import { route } from '@react-router/dev/routes'
import { exportRoutes } from '#app/kit/lists/export.routes.ts'

/** Below /console: who changed what. */
export const changesRoutes = [
  route('changes', 'features/across/changes/changes.route.tsx'),
  ...exportRoutes('changes', 'features/across/changes/export.route.ts', 'console/'),
]

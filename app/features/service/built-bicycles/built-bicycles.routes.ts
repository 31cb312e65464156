import { route } from '@react-router/dev/routes'
import { exportRoutes } from '#app/kit/lists/export.routes.ts'

const folder = 'features/service/built-bicycles/list'

/** Below /console: the maker's list of the bicycles it has built. */
export const builtRoutes = [
  route('built-bicycles', `${folder}/list.route.tsx`),
  ...exportRoutes('built-bicycles', `${folder}/export.route.ts`, 'console/'),
]

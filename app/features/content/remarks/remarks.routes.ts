import { route } from '@react-router/dev/routes'
import { exportRoutes } from '#app/kit/lists/export.routes.ts'

const folder = 'features/content/remarks'

/** Below /console: what readers say of guides. */
export const remarkConsoleRoutes = [
  route('remarks', `${folder}/list/list.route.tsx`),
  ...exportRoutes('remarks', `${folder}/list/export.route.ts`, 'console/'),
  route('remarks/:id', `${folder}/page/page.route.tsx`),
]

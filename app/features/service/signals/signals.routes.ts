import { exportRoutes } from '#app/kit/lists/export.routes.ts'
import { route } from '@react-router/dev/routes'

/** Below /console: parts that fail more often than usual. */
export const signalRoutes = [
  route('signals', 'features/service/signals/overview/overview.route.tsx'),
  route('signals/settings', 'features/service/signals/settings/settings.route.tsx'),
  route('signals/:id', 'features/service/signals/page/page.route.tsx'),
  ...exportRoutes('signals/:id', 'features/service/signals/page/export.route.ts'),
]

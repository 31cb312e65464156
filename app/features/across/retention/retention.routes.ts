import { route } from '@react-router/dev/routes'

/** Below /console: how long things are kept. */
export const retentionRoutes = [route('retention', 'features/across/retention/page/page.route.tsx')]

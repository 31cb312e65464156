import { route } from '@react-router/dev/routes'

/** Below /console: what did not leave the house. */
export const undeliveredRoutes = [route('undelivered', 'features/content/undelivered/undelivered.route.tsx')]

import { route } from '@react-router/dev/routes'

/** Below /console: how mail is set and whether it works, and what did not leave the house. */
export const undeliveredRoutes = [
  route('mail', 'features/content/undelivered/mail/page.route.tsx'),
  route('undelivered', 'features/content/undelivered/undelivered.route.tsx'),
]

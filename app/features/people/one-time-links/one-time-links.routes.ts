import { route } from '@react-router/dev/routes'

/** Outside the gate: anyone who comes by a link in a mail may not be signed in here. */
export const oneTimeLinkRoutes = [
  route('verify/:token', 'features/people/one-time-links/verify.route.tsx'),
  route('reset/:token', 'features/people/one-time-links/reset.route.tsx'),
]

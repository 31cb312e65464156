import { route } from '@react-router/dev/routes'

/** Within the gate, for everybody with full access. */
export const secondFactorRoutes = [route('user/second-factor', 'features/people/second-factor/page/page.route.tsx')]

/** Outside of it: anyone who is asked for a passkey is not let in yet. */
export const challengeRoutes = [route('second-factor/challenge', 'features/people/second-factor/challenge.route.tsx')]

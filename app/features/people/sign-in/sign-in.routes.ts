import { route } from '@react-router/dev/routes'

/** Within the locale tree, outside the gate: anyone who is not let in must still be able to leave. */
export const signInRoutes = [route('sign-out', 'features/people/sign-in/sign-out.route.tsx')]

/** Behind the gate, which says what is missing. */
export const sessionRoutes = [route('session', 'features/people/sign-in/whoami.route.ts')]

/** Outside the locale tree. */
export const localeRoutes = [
  route('locale', 'features/people/sign-in/locale.route.tsx'),
  route('api/__session', 'features/people/sign-in/session.route.tsx'),
]

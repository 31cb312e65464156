import { route } from '@react-router/dev/routes'

/** Within the locale tree, outside the gate: whoever is not let in must still be able to leave. */
export const signInRoutes = [route('sign-out', 'features/sign-in/sign-out.route.tsx')]

/** Outside the locale tree. */
export const localeRoutes = [
  route('locale', 'features/sign-in/locale.route.tsx'),
  route('api/__session', 'features/sign-in/session.route.tsx'),
]

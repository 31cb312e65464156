import { route } from '@react-router/dev/routes'

export const profileRoutes = [
  route('user', 'features/people/profile/profile.route.tsx'),
  route('user/security', 'features/people/profile/security/security.route.tsx'),
  route('user/data', 'features/people/profile/data/data.route.tsx'),
  route('user/data/export', 'features/people/profile/data/export.route.ts'),
]

/** Below /console: requests to be erased. */
export const erasureRoutes = [
  route('erasures', 'features/people/profile/erasures/erasures.route.tsx'),
  route('erasures/:id', 'features/people/profile/erasures/erasure.route.tsx'),
]

import { route } from '@react-router/dev/routes'

export const profileRoutes = [
  route('user', 'features/profile/profile.route.tsx'),
  route('user/security', 'features/profile/security/security.route.tsx'),
  route('user/data', 'features/profile/data/data.route.tsx'),
  route('user/data/export', 'features/profile/data/export.route.ts'),
]

import { route } from '@react-router/dev/routes'

export const profileRoutes = [
  route('user', 'features/profile/profile.route.tsx'),
  route('user/security', 'features/profile/security.route.tsx'),
  route('user/data', 'features/profile/data.route.tsx'),
  route('user/data/export', 'features/profile/export.route.ts'),
]

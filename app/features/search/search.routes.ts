import { route } from '@react-router/dev/routes'

export const searchRoutes = [
  route('search', 'features/search/search.route.tsx'),
  route('search/hits', 'features/search/hits.route.ts'),
]

import { route } from '@react-router/dev/routes'

export const searchRoutes = [
  route('search', 'features/across/search/search.route.tsx'),
  route('search/hits', 'features/across/search/hits.route.ts'),
]

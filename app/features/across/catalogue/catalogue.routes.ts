import { route } from '@react-router/dev/routes'

/** Below /console: what the maker's bicycles are, and the rules they are judged by. */
export const catalogueRoutes = [
  route('catalogue', 'features/across/catalogue/overview/overview.route.tsx'),
  route('catalogue/versions/:number', 'features/across/catalogue/overview/version.route.ts'),
  route('catalogue/parts', 'features/across/catalogue/parts/parts.route.tsx'),
  route('catalogue/kinds', 'features/across/catalogue/kinds/kinds.route.tsx'),
  route('catalogue/coverage', 'features/across/catalogue/coverage/coverage.route.tsx'),
]

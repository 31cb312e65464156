import { route } from '@react-router/dev/routes'

/** For programs, which have no language in their addresses. */
export const apiRoutes = [
  route('api/v1/openapi.json', 'features/across/api/openapi.route.ts'),
  route('api/v1/*', 'features/across/api/call.route.ts'),
]

/** What people read about them. */
export const apiPageRoutes = [route('api/v1', 'features/across/api/page/page.route.tsx')]

/** Below /console: the tokens. */
export const apiTokenRoutes = [route('api', 'features/across/api/tokens/tokens.route.tsx')]

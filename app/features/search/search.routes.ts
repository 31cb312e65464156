import { route } from '@react-router/dev/routes'

export const searchRoutes = [route('search', 'features/search/search.route.tsx')]

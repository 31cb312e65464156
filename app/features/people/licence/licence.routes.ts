import { route } from '@react-router/dev/routes'

export const licenceRoutes = [route('license', 'features/people/licence/page.route.tsx')]

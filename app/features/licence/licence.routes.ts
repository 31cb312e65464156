import { route } from '@react-router/dev/routes'

export const licenceRoutes = [route('license', 'features/licence/page.route.tsx')]

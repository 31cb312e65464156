import { route } from '@react-router/dev/routes'

/** Within the locale tree, outside the gate, which lets no form of who only looks through. */
export const seeAsRoutes = [route('see-as', 'features/people/see-as/stop.route.ts')]

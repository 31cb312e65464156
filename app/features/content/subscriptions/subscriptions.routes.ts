import { exportRoutes } from '#app/kit/lists/export.routes.ts'
import { route } from '@react-router/dev/routes'

export const subscriptionRoutes = [
  route('subscriptions', 'features/content/subscriptions/page/page.route.tsx'),
  ...exportRoutes('subscriptions', 'features/content/subscriptions/page/export.route.ts'),
]

/** Outside the gate: the link in the mail is proof enough. */
export const unsubscribeRoutes = [route('unsubscribe/:token', 'features/content/subscriptions/link/link.route.tsx')]

import { route } from '@react-router/dev/routes'

/** Below /console: whether what was written of tickets is as it was. */
export const ticketLogRoutes = [route('log', 'features/across/ticket-log/page/page.route.tsx')]

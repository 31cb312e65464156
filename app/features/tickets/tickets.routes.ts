import { route } from '@react-router/dev/routes'

export const ticketRoutes = [
  route('tickets', 'features/tickets/list.route.tsx'),
  route('tickets/:id', 'features/tickets/detail.route.tsx'),
]

import { route } from '@react-router/dev/routes'

export const ticketRoutes = [
  route('tickets', 'features/tickets/list/list.route.tsx'),
  route('tickets/:id', 'features/tickets/page/detail.route.tsx'),
]

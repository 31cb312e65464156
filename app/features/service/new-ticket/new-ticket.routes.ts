import { route } from '@react-router/dev/routes'

export const newTicketRoutes = [
  route('new-ticket', 'features/service/new-ticket/new-ticket.route.tsx'),
  route('new-ticket/coverage', 'features/service/new-ticket/told.route.ts'),
  route('new-ticket/same-bike', 'features/service/new-ticket/same-bike.route.ts'),
]

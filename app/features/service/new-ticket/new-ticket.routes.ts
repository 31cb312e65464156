import { route } from '@react-router/dev/routes'

export const newTicketRoutes = [
  route('new-ticket', 'features/service/new-ticket/new-ticket.route.tsx'),
  route('new-ticket/coverage', 'features/service/new-ticket/told/told.route.ts'),
  route('new-ticket/same-bike', 'features/service/new-ticket/bicycle/same-bike.route.ts'),
  route('new-ticket/camera', 'features/service/new-ticket/camera/code.route.ts'),
]

/** Below /console: the same form, written for a customer on the phone. */
export const newTicketConsoleRoutes = [
  route('new-ticket', 'features/service/new-ticket/customers/find.route.tsx'),
  route('new-ticket/:account', 'features/service/new-ticket/new-ticket.route.tsx', { id: 'ticket-for-customer' }),
  route('new-ticket/:account/coverage', 'features/service/new-ticket/told/told.route.ts', {
    id: 'coverage-for-customer',
  }),
  route('new-ticket/:account/same-bike', 'features/service/new-ticket/bicycle/same-bike.route.ts', {
    id: 'same-bike-for-customer',
  }),
  route('new-ticket/:account/camera', 'features/service/new-ticket/camera/code.route.ts', {
    id: 'camera-for-customer',
  }),
]

/** Outside the gate: the phone that takes the photos is signed in nowhere. */
export const cameraRoutes = [
  route('camera/:token', 'features/service/new-ticket/camera/phone.route.tsx'),
  route('camera/:token/photos', 'features/service/new-ticket/camera/photos.route.ts'),
]

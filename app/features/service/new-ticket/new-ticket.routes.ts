import { route } from '@react-router/dev/routes'

export const newTicketRoutes = [
  route('new-ticket', 'features/service/new-ticket/new-ticket.route.tsx'),
  route('new-ticket/coverage', 'features/service/new-ticket/told.route.ts'),
  route('new-ticket/same-bike', 'features/service/new-ticket/same-bike.route.ts'),
  route('new-ticket/camera', 'features/service/new-ticket/camera/code.route.ts'),
]

/** Outside the gate: the phone that takes the photos is signed in nowhere. */
export const cameraRoutes = [
  route('camera/:token', 'features/service/new-ticket/camera/phone.route.tsx'),
  route('camera/:token/photos', 'features/service/new-ticket/camera/photos.route.ts'),
]

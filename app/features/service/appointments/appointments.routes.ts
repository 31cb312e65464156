import { route } from '@react-router/dev/routes'

export const appointmentRoutes = [
  route('appointments', 'features/service/appointments/sheet/sheet.route.tsx'),
  route('appointments/new', 'features/service/appointments/new/new.route.tsx'),
  route('appointments/closed', 'features/service/appointments/closed/closed.route.tsx'),
  route('appointments/:id', 'features/service/appointments/page/appointment.route.tsx'),
  route('user/company/shops/:shop/appointments', 'features/service/appointments/settings/settings.route.tsx'),
]

import { route } from '@react-router/dev/routes'
import { exportRoutes } from '#app/kit/lists/export.routes.ts'

export const appointmentRoutes = [
  route('appointments', 'features/service/appointments/sheet/sheet.route.tsx'),
  route('appointments/new', 'features/service/appointments/new/new.route.tsx'),
  route('appointments/closed', 'features/service/appointments/closed/closed.route.tsx'),
  route('appointments/figures', 'features/service/appointments/figures/figures.route.tsx'),
  ...exportRoutes('appointments/figures', 'features/service/appointments/figures/export.route.ts'),
  route('appointments/list', 'features/service/appointments/list/list.route.tsx'),
  ...exportRoutes('appointments/list', 'features/service/appointments/list/export.route.ts'),
  route('appointments/:id', 'features/service/appointments/page/appointment.route.tsx'),
  route('user/company/shops/:shop/appointments', 'features/service/appointments/settings/settings.route.tsx'),
]

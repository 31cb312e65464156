import { exportRoutes } from '#app/kit/lists/export.routes.ts'
import { route } from '@react-router/dev/routes'

export const productRoutes = [
  route('products', 'features/service/products/list/list.route.tsx'),
  ...exportRoutes('products', 'features/service/products/list/export.route.ts'),
  route('products/new', 'features/service/products/register/register.route.tsx'),
  route('products/serial/:serial', 'features/service/products/page/serial.route.ts'),
  route('products/:id', 'features/service/products/page/detail.route.tsx'),
  route('products/:id/label', 'features/service/products/passport/label.route.ts'),
]

/** Outside the gate: anyone who finds a bicycle's QR code has no account. */
export const passportRoutes = [route('p/:code', 'features/service/products/passport/passport.route.tsx')]

import { exportRoutes } from '#app/kit/lists/export.routes.ts'
import { route } from '@react-router/dev/routes'

export const productRoutes = [
  route('products', 'features/products/list/list.route.tsx'),
  ...exportRoutes('products', 'features/products/list/export.route.ts'),
  route('products/new', 'features/products/register/register.route.tsx'),
  route('products/serial/:serial', 'features/products/page/serial.route.ts'),
  route('products/:id', 'features/products/page/detail.route.tsx'),
  route('products/:id/label', 'features/products/passport/label.route.ts'),
]

/** Outside the gate: whoever finds a bicycle's QR code has no account. */
export const passportRoutes = [route('p/:code', 'features/products/passport/passport.route.tsx')]

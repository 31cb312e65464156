import { exportRoutes } from '#app/kit/lists/export.routes.ts'
import { route } from '@react-router/dev/routes'

export const quoteRoutes = [
  route('quotes', 'features/quotes/list/list.route.tsx'),
  ...exportRoutes('quotes', 'features/quotes/list/export.route.ts'),
  route('quotes/:id', 'features/quotes/page/detail.route.tsx'),
  route('quotes/:id/pdf', 'features/quotes/page/pdf.route.ts'),
]

import { exportRoutes } from '#app/kit/lists/export.routes.ts'
import { route } from '@react-router/dev/routes'

export const quoteConsoleRoutes = [route('quotes/new', 'features/trade/quotes/write/console-new.route.ts')]

export const quoteRoutes = [
  route('quotes', 'features/trade/quotes/list/list.route.tsx'),
  ...exportRoutes('quotes', 'features/trade/quotes/list/export.route.ts'),
  route('quotes/new', 'features/trade/quotes/write/new.route.tsx'),
  route('quotes/:id/edit', 'features/trade/quotes/write/edit.route.tsx'),
  route('quotes/:id', 'features/trade/quotes/page/detail.route.tsx'),
  route('quotes/:id/pdf', 'features/trade/quotes/page/pdf.route.ts'),
]

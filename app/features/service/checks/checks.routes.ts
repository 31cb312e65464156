import { route } from '@react-router/dev/routes'
import { exportRoutes } from '#app/kit/lists/export.routes.ts'

const folder = 'features/service/checks'

export const checkRoutes = [
  route('products/:id/checks/:kind', `${folder}/begin/begin.route.tsx`),
  route('checks', `${folder}/list/list.route.tsx`),
  ...exportRoutes('checks', `${folder}/list/export.route.ts`),
  route('checks/new', `${folder}/begin/delivery.route.tsx`),
  route('checks/at-desk/:id/:kind', `${folder}/begin/at-desk.route.tsx`),
  route('checks/recalled/:id', `${folder}/begin/recalled.route.tsx`),
  route('checks/:id', `${folder}/page/page.route.tsx`),
  route('checks/:id/pdf', `${folder}/pdf/pdf.route.ts`),
]

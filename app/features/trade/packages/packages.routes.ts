import { route } from '@react-router/dev/routes'
import { exportRoutes } from '#app/kit/lists/export.routes.ts'

const folder = 'features/trade/packages'

export const packageRoutes = [
  route('packages', `${folder}/list/list.route.tsx`),
  ...exportRoutes('packages', `${folder}/list/export.route.ts`),
  route('packages/:id', `${folder}/page/page.route.tsx`),
  route('packages/:id/picture', `${folder}/page/picture.route.ts`),
]

/** Below /console. */
export const packageConsoleRoutes = [
  route('packages', `${folder}/list/desk.route.tsx`),
  ...exportRoutes('packages', `${folder}/list/desk-export.route.ts`, 'console/'),
  route('packages/new', `${folder}/desk/new.route.tsx`),
  route('packages/:id', `${folder}/desk/desk.route.tsx`),
  route('packages/:id/edit', `${folder}/desk/edit.route.tsx`),
]

import { route } from '@react-router/dev/routes'
import { exportRoutes } from '#app/kit/lists/export.routes.ts'

const folder = 'features/content/bulletins'

export const bulletinRoutes = [
  route('resources/bulletins', `${folder}/list/list.route.tsx`),
  ...exportRoutes('resources/bulletins', `${folder}/list/export.route.ts`),
  route('resources/bulletins/:id', `${folder}/page/page.route.tsx`),
]

/** Below /console. */
export const bulletinConsoleRoutes = [
  route('bulletins', `${folder}/list/desk.route.tsx`),
  ...exportRoutes('bulletins', `${folder}/list/desk-export.route.ts`, 'console/'),
  route('bulletins/new', `${folder}/desk/new.route.tsx`),
  route('bulletins/:id', `${folder}/desk/desk.route.tsx`),
  route('bulletins/:id/edit', `${folder}/desk/edit.route.tsx`),
  route('bulletins/:id/people', `${folder}/readers/people.route.tsx`),
  ...exportRoutes('bulletins/:id/people', `${folder}/readers/export.route.ts`, 'console/'),
]

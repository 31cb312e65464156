import { route } from '@react-router/dev/routes'
import { exportRoutes } from '#app/kit/lists/export.routes.ts'

const folder = 'features/service/recalls'

/** Outside the gate: anybody reads the notices, and checks a number. */
export const safetyRoutes = [
  route('safety', `${folder}/safety/safety.route.tsx`),
  route('safety/:number', `${folder}/safety/notice.route.tsx`),
]

/** The same, without a page around it. */
export const safetyPictureRoutes = [route('safety/:number/pictures/:picture', `${folder}/safety/picture.route.ts`)]

export const recallRoutes = [
  route('recalls', `${folder}/own/own.route.tsx`),
  route('recalls/:id/pictures/:picture', `${folder}/own/picture.route.ts`),
]

/** Below /console. */
export const recallConsoleRoutes = [
  route('recalls', `${folder}/list/list.route.tsx`),
  ...exportRoutes('recalls', `${folder}/list/export.route.ts`, 'console/'),
  route('recalls/new', `${folder}/draft/new.route.tsx`),
  route('recalls/:id', `${folder}/page/page.route.tsx`),
  route('recalls/:id/edit', `${folder}/draft/edit.route.tsx`),
  route('recalls/:id/correct', `${folder}/correct/correct.route.tsx`),
  route('recalls/:id/units', `${folder}/units/units.route.tsx`),
  ...exportRoutes('recalls/:id/units', `${folder}/units/export.route.ts`, 'console/'),
]

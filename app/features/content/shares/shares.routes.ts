import { route } from '@react-router/dev/routes'
import { exportRoutes } from '#app/kit/lists/export.routes.ts'

const folder = 'features/content/shares'

/** Outside the gate: the link is proof enough. */
export const shareLinkRoutes = [route('f/:token', `${folder}/by-link/by-link.route.tsx`)]

/** What it leads to, which are files and no pages. */
export const shareFileRoutes = [
  route('f/:token/zip', `${folder}/by-link/zip.route.ts`),
  route('f/:token/:id/:look', `${folder}/by-link/file.route.ts`),
]

export const shareRoutes = [
  route('resources/media/shares', `${folder}/list/list.route.tsx`),
  ...exportRoutes('resources/media/shares', `${folder}/list/export.route.ts`),
  route('resources/media/shares/new', `${folder}/new/new.route.tsx`),
  route('resources/media/shares/:id', `${folder}/page/page.route.tsx`),
]

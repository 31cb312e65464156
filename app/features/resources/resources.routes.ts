import { route } from '@react-router/dev/routes'

export const resourceRoutes = [
  route('resources', 'features/resources/entrance.route.tsx'),
  route('resources/media', 'features/resources/media/list.route.tsx'),
  route('resources/media/guide', 'features/resources/media/first-access.route.tsx'),
  route('resources/media/download', 'features/resources/media/download.route.ts'),
  route('resources/media/:id', 'features/resources/media/detail.route.tsx'),
  route('resources/media/:id/:look', 'features/resources/media/file.route.ts'),
  route('resources/manuals', 'features/resources/guides/manuals.route.tsx'),
  route('resources/manuals/:id', 'features/resources/guides/manual.route.tsx'),
  route('resources/manuals/:id/pdf', 'features/resources/guides/manual-pdf.route.ts'),
  route('resources/size-guides', 'features/resources/guides/size-guides.route.tsx'),
  route('resources/size-guides/:id', 'features/resources/guides/size-guide.route.tsx'),
  route('resources/size-guides/:id/pdf', 'features/resources/guides/size-guide-pdf.route.ts'),
]

/** Outside the gate: a bicycle's passport is public, and its picture with it. */
export const bicyclePictureRoutes = [route('bicycle-pictures/:id', 'features/resources/bicycle-picture.route.ts')]

/** Below /console: administrators fill the shelves. */
export const resourceConsoleRoutes = [
  route('resources', 'features/resources/admin/list.route.tsx'),
  route('resources/new', 'features/resources/admin/new.route.tsx'),
  route('resources/folders', 'features/resources/admin/folders.route.tsx'),
  route('resources/:id', 'features/resources/admin/resource.route.tsx'),
]

import { route } from '@react-router/dev/routes'

export const resourceRoutes = [
  route('resources', 'features/content/resources/entrance.route.tsx'),
  route('resources/media', 'features/content/resources/media/list.route.tsx'),
  route('resources/media/guide', 'features/content/resources/media/first-access.route.tsx'),
  route('resources/media/download', 'features/content/resources/media/download.route.ts'),
  route('resources/media/:id', 'features/content/resources/media/detail.route.tsx'),
  route('resources/media/:id/:look', 'features/content/resources/media/file.route.ts'),
  route('resources/manuals', 'features/content/resources/guides/manuals.route.tsx'),
  route('resources/manuals/:id', 'features/content/resources/guides/manual.route.tsx'),
  route('resources/manuals/:id/pdf', 'features/content/resources/guides/manual-pdf.route.ts'),
  route('resources/size-guides', 'features/content/resources/guides/size-guides.route.tsx'),
  route('resources/size-guides/:id', 'features/content/resources/guides/size-guide.route.tsx'),
  route('resources/size-guides/:id/pdf', 'features/content/resources/guides/size-guide-pdf.route.ts'),
]

/** Outside the gate: a bicycle's passport is public, and its picture with it. */
export const bicyclePictureRoutes = [
  route('bicycle-pictures/:id', 'features/content/resources/bicycle-picture.route.ts'),
]

/** Below /console: administrators fill the shelves. */
export const resourceConsoleRoutes = [
  route('resources', 'features/content/resources/admin/list.route.tsx'),
  route('resources/new', 'features/content/resources/admin/new.route.tsx'),
  route('resources/folders', 'features/content/resources/admin/folders.route.tsx'),
  route('resources/:id', 'features/content/resources/admin/resource.route.tsx'),
]

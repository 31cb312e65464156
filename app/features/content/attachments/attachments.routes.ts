import { route } from '@react-router/dev/routes'

export const attachmentRoutes = [
  route('uploads', 'features/content/attachments/uploads.route.tsx'),
  route('files/:id', 'features/content/attachments/file.route.tsx'),
  route('files/:id/thumb', 'features/content/attachments/thumb.route.tsx'),
]

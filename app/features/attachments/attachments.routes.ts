import { route } from '@react-router/dev/routes'

export const attachmentRoutes = [
  route('uploads', 'features/attachments/uploads.route.tsx'),
  route('files/:id', 'features/attachments/file.route.tsx'),
  route('files/:id/thumb', 'features/attachments/thumb.route.tsx'),
]

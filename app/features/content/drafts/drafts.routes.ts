import { route } from '@react-router/dev/routes'

export const draftRoutes = [route('drafts', 'features/content/drafts/drafts.route.tsx')]

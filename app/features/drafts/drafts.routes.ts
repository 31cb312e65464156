import { route } from '@react-router/dev/routes'

export const draftRoutes = [route('drafts', 'features/drafts/drafts.route.tsx')]

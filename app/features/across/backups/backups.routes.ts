import { route } from '@react-router/dev/routes'

/** Below /console: what became of the backups. */
export const backupRoutes = [route('backups', 'features/across/backups/page/page.route.tsx')]

import { route } from '@react-router/dev/routes'

/** Below /console: what came by mail and waits for staff. */
export const inboundMailRoutes = [route('inbound-mail', 'features/service/inbound-mail/page/page.route.tsx')]

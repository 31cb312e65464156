import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'
import { attachmentRoutes } from './features/attachments/attachments.routes.ts'
import { consoleRoutes } from './features/console/console.routes.ts'
import { draftRoutes } from './features/drafts/drafts.routes.ts'
import { newTicketRoutes } from './features/new-ticket/new-ticket.routes.ts'
import { localeRoutes, signInRoutes } from './features/sign-in/sign-in.routes.ts'
import { ticketRoutes } from './features/tickets/tickets.routes.ts'

/** Italian has no prefix; /en and /fr carry the same tree. */
export default [
  ...localeRoutes,
  route(':locale?', 'shell/locale.route.tsx', [
    ...signInRoutes,
    layout('shell/portal.route.tsx', [
      index('shell/home.route.tsx'),
      ...ticketRoutes,
      ...newTicketRoutes,
      ...attachmentRoutes,
      ...draftRoutes,
      ...consoleRoutes,
    ]),
  ]),
] satisfies RouteConfig

import { exportRoutes } from '#app/kit/lists/export.routes.ts'
import { route } from '@react-router/dev/routes'

export const ticketRoutes = [
  route('tickets', 'features/service/tickets/list/list.route.tsx'),
  ...exportRoutes('tickets', 'features/service/tickets/list/export.route.ts'),
  route('tickets/:id', 'features/service/tickets/page/detail.route.tsx'),
  route('tickets/:id/pdf', 'features/service/tickets/dossier/pdf.route.ts'),
  route('unread', 'features/service/tickets/unread/unread.route.ts'),
  route('live', 'features/service/tickets/live/live.route.ts'),
]

/** Outside the gate: the link in the mail is proof enough. */
export const ratingRoutes = [route('s/:token/ticket', 'features/service/tickets/satisfaction/link.route.tsx')]

/** Outside the gate as well: the way out of what a follower is sent. */
export const followerRoutes = [route('unfollow/:token', 'features/service/tickets/followers/leave.route.tsx')]

/** Below /console: the queue of staff, and a ticket as they see it. */
export const ticketConsoleRoutes = [
  route('tickets', 'features/service/tickets/queue/queue.route.tsx'),
  ...exportRoutes('tickets', 'features/service/tickets/queue/export.route.ts', 'console/'),
  route('tickets/:id', 'features/service/tickets/desk/ticket.route.tsx'),
  route('tickets/:id/split', 'features/service/tickets/related/split/split.route.tsx'),
  route('tickets/rail', 'features/service/tickets/desk/rail/rail.route.ts'),
  route('tickets/here', 'features/service/tickets/presence/open.route.ts'),
  route('tickets/:id/here', 'features/service/tickets/presence/here.route.ts'),
  route('times', 'features/service/tickets/times/times.route.tsx'),
  ...exportRoutes('times', 'features/service/tickets/times/export.route.ts'),
  route('satisfaction', 'features/service/tickets/satisfaction/results.route.tsx'),
  route('arrivals', 'features/service/tickets/arrivals/arrivals.route.tsx'),
  route('assignment', 'features/service/tickets/queue/rules/rules.route.tsx'),
  route('tickets/:id/pdf', 'features/service/tickets/dossier/staff-pdf.route.ts'),
]

import { route } from '@react-router/dev/routes'

/** Outside the gate: the link in the mail is proof enough. */
export const appointmentLinkRoutes = [
  route('a/:token', 'features/service/appointments/by-link/by-link.route.tsx'),
  route('a/:token/appointment.ics', 'features/service/appointments/by-link/file.route.ts'),
]

/** At one address for all languages, and without a session: calendar programs read it. */
export const calendarFeedRoutes = [
  route('appointments/calendar/:token', 'features/service/appointments/calendar/feed.route.ts'),
]

export const calendarRoutes = [route('appointments/calendar', 'features/service/appointments/calendar/page.route.tsx')]

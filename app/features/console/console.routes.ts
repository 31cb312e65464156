import { index, layout, route } from '@react-router/dev/routes'

/** What the maker's staff work with; for everybody else none of it exists. */
export const consoleRoutes = [
  route('console', 'features/console/console.route.tsx', [
    index('features/console/index.route.tsx'),
    route('tickets', 'features/console/queue.route.tsx'),
    route('tickets/:id', 'features/console/ticket.route.tsx'),
    layout('features/console/demo.route.tsx', [
      route('mailbox', 'features/console/mailbox.route.tsx'),
      route('mailbox/:id', 'features/console/mail.route.tsx'),
      route('kit', 'features/console/kit.route.tsx'),
    ]),
  ]),
]

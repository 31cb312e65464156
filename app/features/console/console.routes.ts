import { index, layout, route } from '@react-router/dev/routes'
import { exportRoutes } from '#app/kit/lists/export.routes.ts'
import { resourceConsoleRoutes } from '../resources/resources.routes.ts'

/** What the maker's staff work with; for everybody else none of it exists. */
export const consoleRoutes = [
  route('console', 'features/console/console.route.tsx', [
    index('features/console/index.route.tsx'),
    route('tickets', 'features/console/tickets/queue.route.tsx'),
    ...exportRoutes('tickets', 'features/console/tickets/export.route.ts', 'console/'),
    route('tickets/:id', 'features/console/tickets/ticket.route.tsx'),
    route('accounts', 'features/console/accounts/approvals.route.tsx'),
    route('accounts/:id', 'features/console/accounts/approval.route.tsx'),
    route('staff', 'features/console/staff/staff.route.tsx'),
    route('staff/:id', 'features/console/staff/staff-person.route.tsx'),
    route('companies', 'features/console/companies/companies.route.tsx'),
    ...exportRoutes('companies', 'features/console/companies/export.route.ts', 'console/'),
    route('companies/:id', 'features/console/companies/company.route.tsx'),
    route('companies/:id/people/:person', 'features/console/companies/company-person.route.tsx'),
    route('licences', 'features/console/licences/licences.route.tsx'),
    route('licences/:companyId', 'features/console/licences/licence.route.tsx'),
    ...resourceConsoleRoutes,
    route('erasures', 'features/console/erasures/erasures.route.tsx'),
    route('erasures/:id', 'features/console/erasures/erasure.route.tsx'),
    route('undelivered', 'features/console/undelivered/undelivered.route.tsx'),
    layout('features/console/demo.route.tsx', [
      route('mailbox', 'features/console/mailbox/mailbox.route.tsx'),
      route('mailbox/:id', 'features/console/mailbox/mail.route.tsx'),
      route('kit', 'features/console/kit/kit.route.tsx'),
    ]),
  ]),
]

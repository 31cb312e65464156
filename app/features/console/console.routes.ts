import { index, layout, route } from '@react-router/dev/routes'

/** What the maker's staff work with; for everybody else none of it exists. */
export const consoleRoutes = [
  route('console', 'features/console/console.route.tsx', [
    index('features/console/index.route.tsx'),
    route('tickets', 'features/console/queue.route.tsx'),
    route('tickets/:id', 'features/console/ticket.route.tsx'),
    route('accounts', 'features/console/approvals.route.tsx'),
    route('accounts/:id', 'features/console/approval.route.tsx'),
    route('staff', 'features/console/staff.route.tsx'),
    route('staff/:id', 'features/console/staff-person.route.tsx'),
    route('companies', 'features/console/companies.route.tsx'),
    route('companies/:id', 'features/console/company.route.tsx'),
    route('companies/:id/people/:person', 'features/console/company-person.route.tsx'),
    route('licences', 'features/console/licences.route.tsx'),
    route('licences/:companyId', 'features/console/licence.route.tsx'),
    route('erasures', 'features/console/erasures.route.tsx'),
    route('erasures/:id', 'features/console/erasure.route.tsx'),
    layout('features/console/demo.route.tsx', [
      route('mailbox', 'features/console/mailbox.route.tsx'),
      route('mailbox/:id', 'features/console/mail.route.tsx'),
      route('kit', 'features/console/kit.route.tsx'),
    ]),
  ]),
]

import { route } from '@react-router/dev/routes'

export const companyRoutes = [
  route('user/company', 'features/people/company/company.route.tsx'),
  route('user/company/:id', 'features/people/company/person.route.tsx'),
]

/** Outside the gate: an invited person has no account yet. */
export const inviteRoutes = [route('invite/:token', 'features/people/company/invites/invite.route.tsx')]

/** Below /console: the maker's own people. */
export const staffRoutes = [
  route('staff', 'features/people/company/staff/staff.route.tsx'),
  route('staff/:id', 'features/people/company/staff/staff-person.route.tsx'),
]

/** Below /console: those of a company, and whom it awaits. */
export const companyPersonRoutes = [
  route('companies/:id/invite', 'features/people/company/staff/company-invite.route.tsx'),
  route('companies/:id/people/:person', 'features/people/company/staff/company-person.route.tsx'),
]

import { route } from '@react-router/dev/routes'

export const companyRoutes = [
  route('user/company', 'features/company/company.route.tsx'),
  route('user/company/:id', 'features/company/person.route.tsx'),
]

/** Outside the gate: whoever is invited has no account yet. */
export const inviteRoutes = [route('invite/:token', 'features/company/invites/invite.route.tsx')]

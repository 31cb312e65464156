import { route } from '@react-router/dev/routes'

/** Outside the locale tree and the gate: they answer in every access state, and to programs. */
export const contactRoutes = [
  route('api/hubspot/contacts/verify', 'features/people/contact/endpoints/verify.route.tsx'),
  route('api/hubspot/contacts/create', 'features/people/contact/endpoints/create.route.tsx'),
  route('api/hubspot/contacts/:id', 'features/people/contact/endpoints/contact-record.route.tsx'),
]

/** Below /console: requests for access. */
export const approvalRoutes = [
  route('accounts', 'features/people/contact/approvals/approvals.route.tsx'),
  route('accounts/:id', 'features/people/contact/approvals/approval.route.tsx'),
]

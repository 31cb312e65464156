import { route } from '@react-router/dev/routes'

/** Outside the locale tree and the gate: they answer in every access state, and to programs. */
export const contactRoutes = [
  route('api/hubspot/contacts/verify', 'features/contact/verify.route.tsx'),
  route('api/hubspot/contacts/create', 'features/contact/create.route.tsx'),
  route('api/hubspot/contacts/:id', 'features/contact/contact-record.route.tsx'),
]

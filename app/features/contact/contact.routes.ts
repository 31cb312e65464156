import { route } from '@react-router/dev/routes'

/** Outside the locale tree and the gate: they answer in every access state, and to programs. */
export const contactRoutes = [
  route('api/hubspot/contacts/verify', 'features/contact/endpoints/verify.route.tsx'),
  route('api/hubspot/contacts/create', 'features/contact/endpoints/create.route.tsx'),
  route('api/hubspot/contacts/:id', 'features/contact/endpoints/contact-record.route.tsx'),
]

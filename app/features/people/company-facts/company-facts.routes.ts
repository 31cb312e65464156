import { route } from '@react-router/dev/routes'

/** Below /console. */
export const companyFactsRoutes = [
  route('companies/new', 'features/people/company-facts/new.route.tsx'),
  route('companies/:id/edit', 'features/people/company-facts/edit.route.tsx'),
  route('companies/:id/merge', 'features/people/company-facts/merge.route.tsx'),
  route('companies/:id/terms', 'features/people/company-facts/terms.route.tsx'),
]

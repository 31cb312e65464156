import { route } from '@react-router/dev/routes'

/** Below /console: what the maker's bicycles are, and the rules they are assessed by. */
export const catalogueRoutes = [
  route('catalogue', 'features/across/catalogue/overview/overview.route.tsx'),
  route('catalogue/versions/:number', 'features/across/catalogue/overview/version.route.ts'),
  route('catalogue/families', 'features/across/catalogue/families/list.route.tsx'),
  route('catalogue/families/new', 'features/across/catalogue/families/new.route.tsx'),
  route('catalogue/families/:code', 'features/across/catalogue/families/family.route.tsx'),
  route('catalogue/families/:code/geometry', 'features/across/catalogue/families/geometry.route.tsx'),
  route('catalogue/parts', 'features/across/catalogue/parts/parts.route.tsx'),
  route('catalogue/kinds', 'features/across/catalogue/kinds/kinds.route.tsx'),
  route('catalogue/shots', 'features/across/catalogue/shots/shots.route.tsx'),
  route('catalogue/coverage', 'features/across/catalogue/coverage/coverage.route.tsx'),
  route('catalogue/answers', 'features/across/catalogue/answers/answers.route.tsx'),
  route('catalogue/labour', 'features/across/catalogue/labour/labour.route.tsx'),
  route('catalogue/services', 'features/across/catalogue/services/services.route.tsx'),
  route('catalogue/checklists', 'features/across/catalogue/checklists/checklists.route.tsx'),
  route('catalogue/checklists/:code', 'features/across/catalogue/checklists/steps/steps.route.tsx'),
  route('catalogue/checklists/:code/preview', 'features/across/catalogue/checklists/preview/preview.route.tsx'),
  route('catalogue/promises', 'features/across/catalogue/promises/promises.route.tsx'),
  route('catalogue/lane', 'features/across/catalogue/lane/lane.route.tsx'),
]

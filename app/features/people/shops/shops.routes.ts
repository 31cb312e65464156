import { route } from '@react-router/dev/routes'

export const shopRoutes = [
  route('user/company/shops', 'features/people/shops/own/list.route.tsx'),
  route('user/company/shops/new', 'features/people/shops/own/new.route.tsx'),
  route('user/company/shops/:shop', 'features/people/shops/own/shop.route.tsx'),
]

/** Below /console. */
export const companyShopRoutes = [
  route('companies/:id/shops/new', 'features/people/shops/staff/company-new-shop.route.tsx'),
  route('companies/:id/shops/:shop', 'features/people/shops/staff/company-shop.route.tsx'),
]

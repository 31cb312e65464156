import { route } from '@react-router/dev/routes'

/** Below /console. */
export const brandRoutes = [route('brand', 'features/across/brand/page/brand.route.tsx')]

/** At one address for all languages, and for who is not signed in: the sign-in bears them. */
export const brandPictureRoutes = [route('brand/:file', 'features/across/brand/picture.route.ts')]

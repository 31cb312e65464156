import { route } from '@react-router/dev/routes'

/** Below /console. */
export const brandRoutes = [
  route('brand', 'features/across/brand/page/brand.route.tsx'),
  route('brand/texts/:text', 'features/across/brand/texts/text.route.tsx'),
  route('brand/preview/mail', 'features/across/brand/preview/mail.route.ts'),
  route('brand/preview/document', 'features/across/brand/preview/document.route.ts'),
]

/** For anybody. */
export const legalRoutes = [route('legal/:text', 'features/across/brand/legal/legal.route.tsx')]

/** At one address for all languages, and for anyone who is not signed in: the sign-in bears them. */
export const brandPictureRoutes = [route('brand/:file', 'features/across/brand/picture.route.ts')]

import { route } from '@react-router/dev/routes'

export const sizeCalculatorRoutes = [
  route('resources/size-calculator', 'features/content/size-calculator/page.route.tsx'),
  route('resources/size-calculator/pdf', 'features/content/size-calculator/pdf.route.ts'),
]

import { route } from '@react-router/dev/routes'

export const sizeCalculatorRoutes = [
  route('resources/size-calculator', 'features/size-calculator/page.route.tsx'),
  route('resources/size-calculator/pdf', 'features/size-calculator/pdf.route.ts'),
]

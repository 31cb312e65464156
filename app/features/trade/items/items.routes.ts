import { route } from '@react-router/dev/routes'

export const itemRoutes = [route('items', 'features/trade/items/found.route.ts')]

import type { Route } from './+types/detail.route'

export type PageData = Route.ComponentProps['loaderData']

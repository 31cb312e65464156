import type { Route } from './+types/approval.route'

export type PageData = Route.ComponentProps['loaderData']

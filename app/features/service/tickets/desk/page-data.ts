import type { Route } from './+types/ticket.route'

export type PageData = Route.ComponentProps['loaderData']

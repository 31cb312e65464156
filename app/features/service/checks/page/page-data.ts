import type { Route } from './+types/page.route'

export type PageData = Route.ComponentProps['loaderData']
export type Refusal = Route.ComponentProps['actionData']

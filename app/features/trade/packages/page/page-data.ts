import type { Route } from './+types/page.route'

export type Page = Route.ComponentProps['loaderData']
export type Refusal = Route.ComponentProps['actionData']

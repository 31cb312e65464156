import type { Route } from './+types/list.route'

export type ListData = Route.ComponentProps['loaderData']
export type Columns = NonNullable<NonNullable<ListData['found']>['columns']>
export type Card = Columns[number]['leads'][number]

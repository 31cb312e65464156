import type { FormFailure } from '#app/kit/forms/problems.ts'
import type { Intent } from './actions.ts'
import type { Route } from './+types/detail.route'

export type PageData = Route.ComponentProps['loaderData']

/** What each card of the page is given. */
export type PartProps = { page: PageData; refusal: FormFailure<Intent> | undefined }

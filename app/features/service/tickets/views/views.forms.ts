import * as z from 'zod/mini'
import { flag, idField, name } from '#app/kit/forms/fields.ts'
import { viewNameMost } from './views.ts'

/** `replace`: the name of the view that is to be replaced, once its owner was told that there is one. */
export const viewForm = z.object({
  name: name({ max: viewNameMost }),
  shared: flag(),
  replace: z.optional(name({ max: viewNameMost })),
})

export const deleteViewForm = z.object({ view: idField() })

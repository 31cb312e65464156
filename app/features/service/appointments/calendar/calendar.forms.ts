import * as z from 'zod/mini'
import { idField } from '#app/kit/forms/fields.ts'

/** The shop it is for; without one, the viewer's own. */
export const feedForm = z.object({ shop: z.optional(z.union([z.literal(''), idField()])) })

export function shopOf({ shop }: z.output<typeof feedForm>): number | null {
  return shop ? Number(shop) : null
}

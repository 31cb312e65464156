import * as z from 'zod/mini'

/** Which file is taken away. */
export const removalForm = z.object({ file: z.uuid() })

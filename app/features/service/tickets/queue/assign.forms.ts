import * as z from 'zod/mini'
import { idField } from '#app/kit/forms/fields.ts'

/** The forms by which a ticket's page says whose it is. */
export const assignIntents = ['assign', 'take', 'release'] as const
export type AssignIntent = (typeof assignIntents)[number]

/** Left blank, nobody's. `seen`: whose it was when the page was read. */
export const assignForm = z.object({ assignee: z.optional(idField()), seen: z.optional(idField()) })

import * as z from 'zod/mini'
import { text } from '#app/kit/forms/fields.ts'

/** Whom to call, as a task of the staff. `isTaken`: somebody has said that they do it. */
export type CallBack = {
  dueOn: string
  callerId: number | null
  callerName: string | null
  isTaken: boolean
  doneAt: string | null
  doneById: number | null
  doneBy: string | null
  note: string
}

/** `caller`: who had taken it when the form's reader saw it; blank: nobody. */
export const takeCallForm = z.object({ caller: z.optional(z.string()) })

export const callDoneForm = z.object({ note: text({ max: 2000 }) })

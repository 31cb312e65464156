import * as z from 'zod/mini'
import { choice } from '#app/kit/forms/fields.ts'
import { statuses, topics } from './subscriptions.ts'

export const subscriptionForm = z.object({ topic: choice(topics), status: choice(statuses) })

import * as z from 'zod/mini'
import { kindOf, mailOf } from '#app/kit/outbox/kinds.ts'

const published = z.object({ ids: z.array(z.number()) })

export const guidesPublished = kindOf('resources.guides', published)
export const guidesMail = mailOf('mail.guides', z.extend(published, { accountId: z.number() }))

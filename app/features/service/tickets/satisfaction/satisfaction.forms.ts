import * as z from 'zod/mini'
import { choice, optionalText } from '#app/kit/forms/fields.ts'
import { type Said, scores } from './ratings.ts'

export const ratingForm = z.object({
  score: choice(scores.map(String), 'rating-score'),
  comment: optionalText({ max: 1000 }),
})

/** As it is kept. */
export function saidIn({ score, comment = '' }: z.output<typeof ratingForm>): Said {
  const [found = 1] = scores.filter((one) => String(one) === score)
  return { score: found, comment }
}

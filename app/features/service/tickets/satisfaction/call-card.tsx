import { Card } from '#app/kit/ui/card.tsx'
import { formatDate } from '#app/kit/words/formats.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { Call, type Refused } from '../tickets.call.tsx'
import { type Rating, ratingPlace } from './ratings.ts'
import { SaidRating } from './rating-form.tsx'
import { satisfactionWords } from './satisfaction.words.ts'

type CardProps = { rating: Rating; selfId: number; today: string; refused: Refused }

/** To staff: what the customer said, and whether they are to be called. */
export function DeskRatingCard({ rating, selfId, today, refused }: CardProps) {
  const say = useWords(satisfactionWords)
  const locale = useLocale()
  return (
    <Card title={say('desk.title')} id={ratingPlace} className={isToCall(rating) ? 'call-card' : ''}>
      <div className="stack-small">
        <SaidRating said={rating} />
        <p className="muted">{say('desk.answered', { day: formatDate(locale, new Date(rating.at)) })}</p>
        {rating.call ? <Call call={rating.call} {...{ selfId, today, refused }} /> : null}
      </div>
    </Card>
  )
}

/** The forms of a call stand there until it was made. */
export function isToCall(rating: Rating | null): boolean {
  return rating?.call?.doneAt === null
}

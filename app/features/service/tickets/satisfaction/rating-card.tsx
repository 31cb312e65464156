import { useLocation } from 'react-router'
import type { FormFailure } from '#app/kit/forms/problems.ts'
import { Card } from '#app/kit/ui/card.tsx'
import { Fold } from '#app/kit/ui/fold.tsx'
import { formatDay } from '#app/kit/words/formats.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { type PageRating, ratingPlace, type Said } from './ratings.ts'
import { RatingForm, SaidRating } from './rating-form.tsx'
import { satisfactionWords } from './satisfaction.words.ts'

type CardProps = { rating: PageRating | undefined; refusal: FormFailure | undefined }

/** On a closed ticket, for the person who opened it. */
export function RatingCard({ rating, refusal }: CardProps) {
  const say = useWords(satisfactionWords)
  return rating ? (
    <Card title={say('title')} id={ratingPlace}>
      <Opinion rating={rating} refusal={refusal} />
    </Card>
  ) : null
}

type OpinionProps = {
  rating: PageRating
  refusal: FormFailure | undefined
  /** Chosen in the mail, and not said yet. */
  chosen?: Partial<Said> | undefined
}

/** The question, and afterwards thanks, what was said, and as long as it can be changed the form again. */
export function Opinion({ rating: { question, said, until }, refusal, chosen }: OpinionProps) {
  const say = useWords(satisfactionWords)
  const locale = useLocale()
  const { pathname: action } = useLocation()
  const form = { action, question, button: say('send'), refusal }
  if (!said) return <RatingForm {...form} said={chosen ?? null} />
  return (
    <div className="stack-small">
      <p>
        {say('thanks')} {until ? say('until', { day: formatDay(locale, until) }) : say('final')}
      </p>
      <SaidRating said={said} />
      {until ? (
        <Fold title={say('change')} open={Boolean(refusal ?? chosen)}>
          <RatingForm key={`${said.score} ${said.comment}`} {...form} said={{ ...said, ...chosen }} />
        </Fold>
      ) : null}
    </div>
  )
}

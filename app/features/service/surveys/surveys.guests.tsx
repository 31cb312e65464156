import { Form, useLocation } from 'react-router'
import { ButtonForm } from '#app/kit/forms/button-form.tsx'
import type { FormFailure } from '#app/kit/forms/problems.ts'
import { LostForm } from '#app/kit/forms/form.tsx'
import { Button } from '#app/kit/ui/button.tsx'
import { CardFold } from '#app/kit/ui/fold.tsx'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { SurveyAnswering } from './answering/survey-answering.tsx'
import { formWords } from './forms.words.ts'
import { guestWords } from './guests/guests.words.ts'
import type { GuestPart } from './surveys.guests.ts'

type PartProps = { part: GuestPart; refusal: FormFailure | undefined }

/** On the page of an appointment by its link: the question once it is done, and whether it may come by mail. */
export function GuestSurvey({ part: { shown, mail }, refusal }: PartProps) {
  const isAnswer = refusal?.intent === 'answer'
  return (
    <>
      {shown ? <Question shown={shown} refusal={isAnswer ? refusal : undefined} /> : null}
      {refusal && !(isAnswer && shown) ? (
        <LostForm refusal={refusal} words={formWords} texts={Object.keys(refusal.submitted)} />
      ) : null}
      {mail ? <Wish mail={mail} /> : null}
    </>
  )
}

function Question({ shown, refusal }: { shown: NonNullable<GuestPart['shown']>; refusal: FormFailure | undefined }) {
  const locale = useLocale()
  const lang = shown.language === locale ? undefined : shown.language
  return (
    <section className="stack" aria-labelledby="survey-title">
      <div className="stack-small">
        <h2 id="survey-title" lang={lang}>
          {shown.title}
        </h2>
        {shown.intro ? <p lang={lang}>{shown.intro}</p> : null}
      </div>
      <SurveyAnswering shown={shown} refusal={refusal} />
    </section>
  )
}

/** A yes is one press, and so is taking it back. */
function Wish({ mail }: { mail: NonNullable<GuestPart['mail']> }) {
  const say = useWords(guestWords)
  const { pathname: action } = useLocation()
  const isWanted = mail === 'wanted'
  return (
    <section className="stack-small" aria-labelledby="surveys-wish">
      <h2 id="surveys-wish">{say('wish.title')}</h2>
      <p>{say(isWanted ? 'wish.given' : 'wish.words')}</p>
      <Form method="post" action={action}>
        <Button type="submit" name="intent" value={isWanted ? 'surveys-no' : 'surveys-yes'}>
          {say(isWanted ? 'wish.no' : 'wish.yes')}
        </Button>
      </Form>
    </section>
  )
}

/** On the page of an appointment at the desk: the same, as the customer says it there. */
export function DeskWish({ wish, refusal }: { wish: GuestPart['mail']; refusal: FormFailure | undefined }) {
  const say = useWords(guestWords)
  const { pathname } = useLocation()
  const isWanted = wish === 'wanted'
  return (
    <>
      {refusal ? <LostForm refusal={refusal} words={formWords} texts={[]} /> : null}
      {wish ? (
        <CardFold title={say('desk.title')}>
          <div className="stack-small">
            <p>{say(isWanted ? 'desk.is' : 'desk.may')}</p>
            <ButtonForm intent={isWanted ? 'surveys-no' : 'surveys-yes'} action={pathname} size="small">
              {say(isWanted ? 'desk.no' : 'desk.yes')}
            </ButtonForm>
          </div>
        </CardFold>
      ) : null}
    </>
  )
}

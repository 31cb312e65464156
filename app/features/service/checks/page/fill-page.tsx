import { Form, useLocation } from 'react-router'
import { Button } from '#app/kit/ui/button.tsx'
import { Card } from '#app/kit/ui/card.tsx'
import { Fold } from '#app/kit/ui/fold.tsx'
import { LinkButton } from '#app/kit/ui/button.tsx'
import { useWords } from '#app/kit/words/use-words.ts'
import type { Filling } from './form-data.server.ts'
import { Head } from './head.tsx'
import { LineNote } from './line-note.tsx'
import type { PageData, Refusal } from './page-data.ts'
import { pageWords } from './page.words.ts'
import { SignForm } from './sign-form.tsx'
import { StepForm } from './step-form.tsx'
import { StepsCard } from './steps-card.tsx'

type FillProps = { page: PageData; filling: Filling; refusal: Refusal }

/** One step at a time, with all of them below: each is sent by itself, so that nothing of what is done is lost. */
export function FillPage({ page, filling, refusal }: FillProps) {
  const say = useWords(pageWords)
  const { pathname } = useLocation()
  const step = page.steps.find(({ code }) => code === filling.step)
  const toStep = (code: string) => `${pathname}?step=${encodeURIComponent(code)}`
  const of = (intent: string) => (refusal?.intent === intent ? refusal : undefined)
  const key = `${filling.part} ${filling.seen}`
  return (
    <div className="stack">
      <Head page={page} refusal={refusal} />
      <LineNote />
      {step ? (
        <StepForm key={key} {...{ page, filling, step }} action={toStep(step.code)} refusal={of('answer')} />
      ) : (
        <SignForm key={key} {...{ page, filling, toStep }} action={toStep('sign')} refusal={of('sign')} />
      )}
      {step && page.answers.length === page.steps.length && (
        <div>
          <LinkButton to={toStep('sign')} variant="primary">
            {say('to-sign')}
          </LinkButton>
        </div>
      )}
      <StepsCard page={page} toStep={toStep} />
      <Card>
        <Fold title={say('discard')}>
          <Form method="post" action={pathname} className="stack-small">
            <p className="muted">{say('discard.words')}</p>
            <div>
              <Button type="submit" variant="danger" name="intent" value="discard">
                {say('discard')}
              </Button>
            </div>
          </Form>
        </Fold>
      </Card>
    </div>
  )
}

import { useLocation } from 'react-router'
import { LostForm } from '#app/kit/forms/form.tsx'
import type { FormFailure } from '#app/kit/forms/problems.ts'
import { Alert } from '#app/kit/ui/alert.tsx'
import { Fold } from '#app/kit/ui/fold.tsx'
import { formatDay } from '#app/kit/words/formats.ts'
import { localeNames } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { formWords } from '../forms.words.ts'
import { SaidAnswers } from '../said.tsx'
import { AnswerForm } from './answer-form.tsx'
import { answeringWords } from './answering.words.ts'
import type { Shown } from './shown.ts'

/** The questions, and afterwards thanks, what was said, and as long as it can be changed the form again. */
export function SurveyAnswering({ shown, refusal }: { shown: Shown; refusal: FormFailure | undefined }) {
  const say = useWords(answeringWords)
  const locale = useLocale()
  const { pathname: action } = useLocation()
  const { isOpen, said, until, chosen, language, questions, anonymous, used } = shown
  const mayAnswer = isOpen && !used && (said === null || until !== null)
  const form = <AnswerForm {...{ action, questions, language, said, chosen, refusal }} />
  return (
    <>
      {refusal && !mayAnswer ? (
        <LostForm key={refusal.status} refusal={refusal} words={formWords} texts={Object.keys(refusal.submitted)} />
      ) : null}
      {isOpen ? null : <Alert title={say('closed')}>{say('closed.words')}</Alert>}
      {used ? (
        <p>
          {say('thanks')} {say('final')}
        </p>
      ) : null}
      {anonymous ? <Alert title={say('anonymous.title')}>{say('anonymous')}</Alert> : null}
      {mayAnswer && language !== locale ? (
        <p className="muted">{say('in-language', { language: localeNames[language] })}</p>
      ) : null}
      {said ? (
        <>
          <p>
            {say('thanks')} {until ? say('until', { day: formatDay(locale, until) }) : say('final')}
          </p>
          <SaidAnswers questions={questions} answers={said} />
        </>
      ) : null}
      {mayAnswer && said ? (
        <Fold title={say('change')} open={Boolean(refusal ?? chosen)}>
          {form}
        </Fold>
      ) : null}
      {mayAnswer && !said ? form : null}
      {mayAnswer && !anonymous ? <p className="muted">{say('readers.maker')}</p> : null}
    </>
  )
}

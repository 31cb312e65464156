import { Form as PlainForm } from 'react-router'
import { type FormFailure, wordProblem } from '#app/kit/forms/problems.ts'
import { Alert } from '#app/kit/ui/alert.tsx'
import { Button } from '#app/kit/ui/button.tsx'
import { CardFold } from '#app/kit/ui/fold.tsx'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { familyWords } from './families.words.ts'
import { formWords } from './forms.words.ts'

/** For a family that was added by mistake. */
export function RemoveFold({ revision, refusal }: { revision: number; refusal: FormFailure | undefined }) {
  const say = useWords(familyWords)
  const locale = useLocale()
  const [problem] = refusal?.problems ?? []
  return (
    <CardFold title={say('remove')} open={refusal !== undefined}>
      <PlainForm method="post" className="stack-small">
        {problem ? <Alert first tone="danger" title={wordProblem(locale, formWords, problem)} /> : null}
        <p>{say('remove.words')}</p>
        <input type="hidden" name="revision" value={revision} />
        <div>
          <Button type="submit" variant="danger" size="small" name="intent" value="remove">
            {say('remove')}
          </Button>
        </div>
      </PlainForm>
    </CardFold>
  )
}

import { Card } from '#app/kit/ui/card.tsx'
import { useWords } from '#app/kit/words/use-words.ts'
import { Fold, PasswordForm, type Refused, refusalOf } from './page-forms.tsx'
import { pageWords } from './page.words.ts'

/** From here on new ones should be made. */
const few = 3

export function CodesCard({ left, refusal }: { left: number; refusal: Refused }) {
  const say = useWords(pageWords)
  const renewing = refusalOf(refusal, 'codes')
  return (
    <Card title={say('codes.title')}>
      <div className="stack-small">
        <p className="muted">
          {say('codes.left', { count: left })} {left <= few ? say('codes.few') : null}
        </p>
        <Fold title={say('codes.renew')} open={renewing !== undefined}>
          <p>{say('codes.renew.words')}</p>
          <PasswordForm intent="codes" submit={say('codes.renew')} refusal={renewing} formId="codes" />
        </Fold>
      </div>
    </Card>
  )
}

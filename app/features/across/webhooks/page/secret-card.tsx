import { useLocation } from 'react-router'
import { ButtonForm } from '#app/kit/forms/button-form.tsx'
import { Card } from '#app/kit/ui/card.tsx'
import { formatDate } from '#app/kit/words/formats.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import type { Endpoint } from '../webhooks.ts'
import { webhookWords } from '../webhooks.words.ts'

/** Replaces the secret, and while the one before signs as well, ends that one. */
export function SecretCard({ endpoint: { formerUntil }, now }: { endpoint: Endpoint; now: Date }) {
  const say = useWords(webhookWords)
  const { pathname } = useLocation()
  const locale = useLocale()
  const isFormerValid = formerUntil !== null && formerUntil > now
  return (
    <Card title={say('secret')}>
      <div className="stack-small">
        <p>
          {isFormerValid
            ? say('former.words', { moment: formatDate(locale, formerUntil, 'moment') })
            : say('rotate.words')}
        </p>
        <ButtonForm action={pathname} intent={isFormerValid ? 'former' : 'rotate'} size="small">
          {say(isFormerValid ? 'former.end' : 'rotate')}
        </ButtonForm>
      </div>
    </Card>
  )
}

import type { ReactNode } from 'react'
import { Alert } from '#app/kit/ui/alert.tsx'
import { CopyButton } from '#app/kit/ui/copy-button.tsx'
import { useWords } from '#app/kit/words/use-words.ts'
import { webhookWords } from '../webhooks.words.ts'

/** The only time it is seen: whole at every width, since not every browser has a button that copies. */
export function SecretShown({ secret, children }: { secret: string; children?: ReactNode }) {
  const say = useWords(webhookWords)
  return (
    <Alert tone="success" first title={say('secret.title')}>
      <div className="stack-small">
        <p>{say('secret.words')}</p>
        <code id="webhook-secret" className="webhook-secret">
          {secret}
        </code>
        <div className="cluster">
          <CopyButton text={secret} />
          {children}
        </div>
      </div>
    </Alert>
  )
}

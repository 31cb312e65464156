import { type ReactNode, useEffect, useRef } from 'react'
import { Alert } from '#app/kit/ui/alert.tsx'
import { CopyButton } from '#app/kit/ui/copy-button.tsx'
import { Field, Input } from '#app/kit/ui/field.tsx'
import { useWords } from '#app/kit/words/use-words.ts'
import { webhookWords } from '../webhooks.words.ts'

/** The only time it is seen. */
export function SecretShown({ secret, children }: { secret: string; children?: ReactNode }) {
  const say = useWords(webhookWords)
  const alert = useRef<HTMLDivElement>(null)
  // The button that was pressed may stand far below it.
  useEffect(() => alert.current?.focus(), [])
  return (
    <Alert tone="success" first focusRef={alert} title={say('secret.title')}>
      <div className="stack-small">
        <p>{say('secret.words')}</p>
        <Field id="webhook-secret" label={say('secret')}>
          {(control) => (
            <Input {...control} mono readOnly value={secret} onFocus={(event) => event.currentTarget.select()} />
          )}
        </Field>
        <div className="cluster">
          <CopyButton text={secret} />
          {children}
        </div>
      </div>
    </Alert>
  )
}

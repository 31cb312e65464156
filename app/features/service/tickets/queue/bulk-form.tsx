import { type ReactNode, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { Options } from '#app/kit/forms/form-fields.tsx'
import type { FormValues } from '#app/kit/forms/problems.ts'
import { Button } from '#app/kit/ui/button.tsx'
import { Input, NativeSelect } from '#app/kit/ui/field.tsx'
import { useWords } from '#app/kit/words/use-words.ts'
import { type BulkIntent } from './bulk.ts'
import type { Head } from './head.server.ts'
import { queueWords } from './queue.words.ts'
import { clear, useBlankOnceDone, useChosen } from './use-chosen.ts'

type BulkFormProps = {
  /** The queue as it is shown. */
  action: string
  submission: string
  answers: readonly { value: string; label: string }[]
  found: { head: Head } | undefined
  /** What was done with it last. */
  fates: object | undefined
  /** What stood in it, where it was refused. */
  submitted: FormValues | undefined
  children: ReactNode
}

/** One form around the rows: what is chosen there is given, asked or closed at once. It is in sight once one is chosen. */
export function BulkForm({ action, submission, answers, found, fates, submitted = {}, children }: BulkFormProps) {
  const say = useWords(queueWords)
  const form = useRef<HTMLFormElement>(null)
  const count = useChosen(form)
  useBlankOnceDone(form, fates !== undefined)
  const agents = (found?.head.agents ?? []).map(({ id, name }) => ({ value: String(id), label: name }))
  const typed = (name: string) => String(submitted[name] ?? '')
  const nobody = { value: 'nobody', label: say('bulk.nobody') }
  return (
    <Form id="queue-bulk" ref={form} method="post" action={action} preventScrollReset>
      {/* Enter in the one field that is typed into sends the form by its first button: the one beside that field. */}
      <button
        type="submit"
        name="intent"
        value={'duplicate' satisfies BulkIntent}
        className="visually-hidden"
        tabIndex={-1}
        aria-hidden="true"
      >
        {say('bulk.duplicate')}
      </button>
      {children}
      <input type="hidden" name="submission" value={submission} />
      <fieldset className="queue-bulk" aria-label={say('bulk')}>
        <span className="queue-bulk-part queue-bulk-chosen needs-script">
          {say('bulk.count', { count })}
          <Button type="button" size="small" variant="ghost" onClick={() => form.current && clear(form.current)}>
            {say('bulk.none')}
          </Button>
        </span>
        <span className="queue-bulk-part">
          <NativeSelect name="assignee" aria-label={say('bulk.assignee')} defaultValue={typed('assignee')}>
            <Options options={[...agents, nobody]} blank={say('bulk.assignee')} />
          </NativeSelect>
          <Press intent="assign" count={count} />
        </span>
        {answers.length > 0 ? (
          <span className="queue-bulk-part">
            <NativeSelect name="answer" aria-label={say('bulk.answer')} defaultValue={typed('answer')}>
              <Options options={answers} blank={say('bulk.answer')} />
            </NativeSelect>
            <Press intent="ask" count={count} />
          </span>
        ) : null}
        <span className="queue-bulk-part">
          <Input
            name="of"
            defaultValue={typed('of')}
            inputMode="numeric"
            autoComplete="off"
            maxLength={15}
            aria-label={say('bulk.of')}
            placeholder={say('bulk.of')}
          />
          <Press intent="duplicate" count={count} />
        </span>
      </fieldset>
    </Form>
  )
}

/** It names how many it is about, as soon as a script knows. */
function Press({ intent, count }: { intent: Exclude<BulkIntent, 'take'>; count: number }) {
  const say = useWords(queueWords)
  const isSent = useNavigation().formData?.get('intent') === intent
  return (
    <Button type="submit" size="small" name="intent" value={intent} loading={isSent}>
      {count > 0 ? say(`bulk.${intent}.of`, { count }) : say(`bulk.${intent}`)}
    </Button>
  )
}

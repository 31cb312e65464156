import { useLocation } from 'react-router'
import { CheckField, TextField } from '#app/kit/forms/form-fields.tsx'
import { Form, SubmitButton } from '#app/kit/forms/form.tsx'
import type { FormFailure } from '#app/kit/forms/problems.ts'
import { useForm } from '#app/kit/forms/use-form.ts'
import { useWords } from '#app/kit/words/use-words.ts'
import { endpointForm } from '../webhooks.forms.ts'
import { type Endpoint, webhookEvents } from '../webhooks.ts'
import { eventWords, webhookWords } from '../webhooks.words.ts'

type EndpointFormProps = {
  /** Undefined where it is to be added; then `submission` names the filling-in. */
  endpoint: Endpoint | undefined
  submission?: string
  refusal: FormFailure | undefined
}

export function EndpointForm({ endpoint, submission, refusal }: EndpointFormProps) {
  const say = useWords(webhookWords)
  const sayEvent = useWords(eventWords)
  const { pathname } = useLocation()
  const { fields, ...form } = useForm(endpointForm, {
    id: 'endpoint',
    words: webhookWords,
    labels: { url: say('url'), description: say('description'), events: say('events') },
    failure: refusal?.intent === 'save' ? refusal : undefined,
    initial: endpoint ? { url: endpoint.url, description: endpoint.description, events: endpoint.events } : {},
  })
  return (
    <Form form={{ fields, ...form }} action={pathname}>
      <input type="hidden" name="intent" value="save" />
      {submission === undefined ? null : <input type="hidden" name="submission" value={submission} />}
      <TextField field={fields.url} type="url" hint={say('url.hint')} autoComplete="off" />
      <TextField field={fields.description} autoComplete="off" />
      <CheckField
        field={fields.events}
        columns={2}
        options={webhookEvents.map((event) => ({ value: event, label: sayEvent(event), hint: event }))}
      />
      <div>
        <SubmitButton>{say(endpoint ? 'save' : 'add')}</SubmitButton>
      </div>
    </Form>
  )
}

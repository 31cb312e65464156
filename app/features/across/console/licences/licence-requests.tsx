import type { FormFailure } from '#app/kit/forms/problems.ts'
import { Form as PageForm, href, useNavigation } from 'react-router'
import type { OpenRequest } from '#app/features/people/licence/licence.staff.server.ts'
import { moduleWords } from '#app/features/people/licence/licence.words.ts'
import { TextareaField } from '#app/kit/forms/form-fields.tsx'
import { Form, SubmitButton } from '#app/kit/forms/form.tsx'
import { useForm } from '#app/kit/forms/use-form.ts'
import { Button } from '#app/kit/ui/button.tsx'
import { Card } from '#app/kit/ui/card.tsx'
import { Link } from '#app/kit/ui/link.tsx'
import { formatDate } from '#app/kit/words/formats.ts'
import { localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { refuseForm } from './licences.ts'
import { licencesWords } from './licences.words.ts'
import './licences.css'

type RequestListProps = {
  requests: OpenRequest[]
  refusal: FormFailure | undefined
  /** Each names its company, and leads to its licence. */
  ofMany?: boolean
}

/** What companies ask for, each with its two answers. */
export function RequestList({ requests, refusal, ofMany = false }: RequestListProps) {
  const say = useWords(licencesWords)
  if (requests.length === 0) return null
  return (
    <Card title={say('requests')} flush>
      <ul className="licence-requests">
        {requests.map((request) => (
          <li key={keyOf(request)}>
            <RequestFacts request={request} ofMany={ofMany} />
            <Answers request={request} refusal={refusal && isAbout(refusal, request) ? refusal : undefined} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function keyOf({ companyId, module, requestedAt }: OpenRequest): string {
  return `${companyId}-${module}-${requestedAt.getTime()}`
}

function isAbout({ submitted, status }: FormFailure, { companyId, module }: OpenRequest): boolean {
  return status === 400 && submitted['company'] === String(companyId) && submitted['module'] === module
}

function RequestFacts({ request, ofMany }: { request: OpenRequest; ofMany: boolean }) {
  const say = useWords(licencesWords)
  const names = useWords(moduleWords)
  const locale = useLocale()
  const { companyId, companyName, module, requestedAt, requestedBy } = request
  const page = href('/:locale?/console/licences/:companyId', { ...localePrefix(locale), companyId: String(companyId) })
  const moment = formatDate(locale, requestedAt, 'moment')
  return (
    <div>
      <h3>{names(module)}</h3>
      {ofMany ? (
        <p>
          <Link to={page}>{companyName}</Link>
        </p>
      ) : null}
      <p className="muted">{requestedBy ? say('asked.by', { name: requestedBy, moment }) : moment}</p>
    </div>
  )
}

type AnswersProps = { request: OpenRequest; refusal: FormFailure | undefined }

function Answers({ request, refusal }: AnswersProps) {
  const say = useWords(licencesWords)
  const names = useWords(moduleWords)
  const { formData } = useNavigation()
  const { companyName: company, module } = request
  const isSending =
    formData?.get('intent') === 'grant' &&
    formData.get('company') === String(request.companyId) &&
    formData.get('module') === module
  const words = { module: names(module), company }
  return (
    <div className="licence-answers">
      <PageForm method="post">
        <Opening request={request} />
        <Button
          type="submit"
          variant="primary"
          size="small"
          name="intent"
          value="grant"
          aria-label={say('grant.label', words)}
          loading={isSending}
        >
          {say('grant')}
        </Button>
      </PageForm>
      <details open={Boolean(refusal)}>
        <summary className="button button-secondary button-small" aria-label={say('refuse.label', words)}>
          {say('refuse')}
        </summary>
        <RefuseForm request={request} refusal={refusal} />
      </details>
    </div>
  )
}

function RefuseForm({ request, refusal }: AnswersProps) {
  const say = useWords(licencesWords)
  const form = useForm(refuseForm, {
    id: `refuse-${keyOf(request)}`,
    words: licencesWords,
    labels: { company: '', module: '', asked: '', reason: say('reason') },
    failure: refusal,
  })
  return (
    <Form form={form} className="stack-small">
      <Opening request={request} />
      <input type="hidden" name="intent" value="refuse" />
      <TextareaField field={form.fields.reason} rows={3} hint={say('reason.hint')} />
      <SubmitButton variant="danger">{say('refuse.do')}</SubmitButton>
    </Form>
  )
}

function Opening({ request: { companyId, module, requestedAt } }: { request: OpenRequest }) {
  return (
    <>
      <input type="hidden" name="company" value={companyId} />
      <input type="hidden" name="module" value={module} />
      <input type="hidden" name="asked" value={requestedAt.getTime()} />
    </>
  )
}

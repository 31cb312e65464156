import { erasedKinds, type ErasureReport, keptKinds } from '../data/erasure.ts'
import { erasureWords } from '../data/erasure.words.ts'
import { CheckboxField } from '#app/kit/forms/form-fields.tsx'
import { Form, SubmitButton } from '#app/kit/forms/form.tsx'
import type { Failure } from '#app/kit/forms/problems.ts'
import { useForm } from '#app/kit/forms/use-form.ts'
import { Alert } from '#app/kit/ui/alert.tsx'
import { Card } from '#app/kit/ui/card.tsx'
import { formatNumber } from '#app/kit/words/formats.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { erasureConfirmForm } from './erasure.forms.ts'
import { erasuresWords } from './erasures.words.ts'
import './erasure.css'

type ReportProps = { report: ErasureReport; pseudonym: string; isDone: boolean }

/** What goes beside what stays, counted by kind; kinds of which there is nothing are left out. */
export function ReportCards({ report: { erased, kept }, pseudonym, isDone }: ReportProps) {
  const say = useWords(erasureWords)
  return (
    <div className="erasure-report">
      <Card title={say(isDone ? 'erased.done' : 'erased')}>
        <Counts items={erasedKinds.map((kind) => ({ label: say(`erased.${kind}`), count: erased[kind] }))} />
      </Card>
      <Card title={say(isDone ? 'kept.done' : 'kept')}>
        <div className="stack-small">
          <Counts items={keptKinds.map((kind) => ({ label: say(`kept.${kind}`), count: kept[kind] }))} />
          <p className="muted">{say('kept.why', { pseudonym })}</p>
        </div>
      </Card>
    </div>
  )
}

function Counts({ items }: { items: { label: string; count: number }[] }) {
  const locale = useLocale()
  return (
    <dl className="erasure-counts">
      {items
        .filter(({ count }) => count > 0)
        .map(({ label, count }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="numbers">{formatNumber(locale, count)}</dd>
          </div>
        ))}
    </dl>
  )
}

export function CarryOutCard({ isOwn, failure }: { isOwn: boolean; failure: Failure | undefined }) {
  const say = useWords(erasuresWords)
  return (
    <Card title={say('carry-out')}>
      {isOwn ? <Alert tone="info">{say('own')}</Alert> : <CarryOutForm {...{ failure }} />}
    </Card>
  )
}

function CarryOutForm({ failure }: { failure: Failure | undefined }) {
  const say = useWords(erasuresWords)
  const form = useForm(erasureConfirmForm, {
    id: 'carry-out',
    words: erasuresWords,
    labels: { confirm: say('carry-out.confirm') },
    failure,
  })
  return (
    <Form form={form}>
      <p>{say('carry-out.words')}</p>
      <CheckboxField field={form.fields.confirm} value="yes" />
      <div>
        <SubmitButton variant="danger">{say('carry-out')}</SubmitButton>
      </div>
    </Form>
  )
}

import { useLocation } from 'react-router'
import { CheckboxField, RadioField, TextareaField, TextField } from '#app/kit/forms/form-fields.tsx'
import { Form, SubmitButton } from '#app/kit/forms/form.tsx'
import { useForm, useSubmission } from '#app/kit/forms/use-form.ts'
import type { FormFailure } from '#app/kit/forms/problems.ts'
import { Card } from '#app/kit/ui/card.tsx'
import { type Description, DescriptionList } from '#app/kit/ui/description-list.tsx'
import { formatDate, formatDay, unbroken } from '#app/kit/words/formats.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { decisionForm } from '../quotes.forms.ts'
import { formWords } from '../quotes.forms.words.ts'
import { decisions, isShown } from '../quotes.ts'
import { QuoteStanding } from '../standing.tsx'
import { quoteWords } from '../quotes.words.ts'
import type { PageData } from './page-data.ts'
import { outcomeOf, pageWords } from './page.words.ts'
import { anchors } from './actions.ts'

/** The form as long as there is something to decide; then what was decided, by whom, or that nobody did. */
export function DecisionCard({ page, refusal }: { page: PageData; refusal: FormFailure | undefined }) {
  if (page.may.decide) return <DecisionForm page={page} refusal={refusal} />
  if (page.quote.decidedAt) return <Decided quote={page.quote} />
  return <Undecided page={page} />
}

function DecisionForm({ page, refusal }: { page: PageData; refusal: FormFailure | undefined }) {
  const say = useWords(pageWords)
  const quotes = useWords(quoteWords)
  const locale = useLocale()
  const { pathname } = useLocation()
  const failure = refusal?.intent === 'decide' ? refusal : undefined
  const submission = useSubmission(page.submissions.decide, undefined, failure?.submitted)
  const form = useForm(decisionForm, {
    id: 'decide',
    words: formWords,
    labels: {
      submission: '',
      decision: say('to-decide'),
      name: say('decide.name'),
      comment: quotes('decided.comment'),
      final: say('decide.final'),
    },
    failure,
  })
  const options = decisions.map((value) => ({ value, label: say(`decide.${value}`) }))
  return (
    <Card title={say('decide')} id={anchors.decide}>
      <Form form={form} action={pathname}>
        <input type="hidden" name="intent" value="decide" />
        <input type="hidden" name="submission" value={submission} />
        <RadioField
          field={form.fields.decision}
          options={options}
          hint={say('decide.until', { day: unbroken(formatDay(locale, page.quote.expiresOn)) })}
        />
        <TextField field={form.fields.name} hint={say('decide.name.hint')} autoComplete="name" maxLength={120} />
        <TextareaField field={form.fields.comment} hint={say('decide.comment.hint')} rows={3} />
        <CheckboxField field={form.fields.final} />
        <SubmitButton>{say('decide.send')}</SubmitButton>
      </Form>
    </Card>
  )
}

function Decided({ quote }: Pick<PageData, 'quote'>) {
  const say = useWords(quoteWords)
  const page = useWords(pageWords)
  const locale = useLocale()
  const { acceptance, decidedAt, decidedName, decidedBy, decidedComment } = quote
  const facts: (Description | false)[] = [
    { term: acceptance === 'withdrawn' ? page('withdrawn.by') : say('decided.name'), detail: decidedName },
    decidedAt !== null && { term: say('decided.at'), detail: unbroken(formatDate(locale, decidedAt, 'moment')) },
    decidedBy !== decidedName && { term: say('decided.by'), detail: decidedBy },
    decidedComment !== '' && {
      term: say('decided.comment'),
      detail: <span className="quote-text">{decidedComment}</span>,
      wide: true,
    },
  ]
  return (
    <Card title={page(outcomeOf(acceptance))} id={anchors.decide}>
      <DescriptionList columns={2} items={facts.filter((fact) => fact !== false)} />
    </Card>
  )
}

/** Nobody answered in time, or the reader is not the one who may. */
function Undecided({ page: { quote, forStaff } }: { page: PageData }) {
  const say = useWords(pageWords)
  const day = unbroken(formatDay(useLocale(), quote.expiresOn))
  if (!forStaff)
    return (
      <Card title={say('expired')} id={anchors.decide}>
        <p>{say('expired.words', { day })}</p>
      </Card>
    )
  const isHidden = !isShown(forStaff.status)
  const words = isHidden ? 'awaited.hidden' : quote.standing === 'expired' ? 'awaited.expired' : 'awaited.words'
  return (
    <Card title={say('awaited')} id={anchors.decide}>
      <div className="stack-small">
        {isHidden ? null : <QuoteStanding standing={quote.standing} />}
        <p>{say(words, { day })}</p>
      </div>
    </Card>
  )
}

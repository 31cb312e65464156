import { useMemo } from 'react'
import { Form as PlainForm, useLocation } from 'react-router'
import { RadioField, SelectField } from '#app/kit/forms/form-fields.tsx'
import { Form, SubmitButton } from '#app/kit/forms/form.tsx'
import type { FormFailure } from '#app/kit/forms/problems.ts'
import { useForm } from '#app/kit/forms/use-form.ts'
import { Button } from '#app/kit/ui/button.tsx'
import { Card } from '#app/kit/ui/card.tsx'
import { CardFold } from '#app/kit/ui/fold.tsx'
import { useWords } from '#app/kit/words/use-words.ts'
import { columnsForm, fieldFor, formWords } from './forms.ts'
import type { ImportPage } from './page-data.server.ts'
import { pageWords } from './page.words.ts'

type ColumnsProps = { found: ImportPage; refusal: FormFailure | undefined; isFolded?: boolean }

export function ColumnsCard({ isFolded = false, ...props }: ColumnsProps) {
  const say = useWords(pageWords)
  const isWrong = props.refusal?.intent === 'columns'
  if (isFolded)
    return (
      <CardFold title={say('columns.change')} open={isWrong}>
        <ColumnsForm {...props} isFolded button={say('check.again')} />
      </CardFold>
    )
  return (
    <Card title={say('columns')}>
      <div className="stack-small">
        <ColumnsForm {...props} button={say('check')} />
        <Discard />
      </div>
    </Card>
  )
}

/** For each of our fields the column of the file that holds it, with what stands there. */
function ColumnsForm({ found, refusal, isFolded = false, button }: ColumnsProps & { button: string }) {
  const { columns, facts, samples } = found
  const say = useWords(pageWords)
  const { pathname } = useLocation()
  const schema = useMemo(() => columnsForm(columns), [columns])
  const failure = refusal?.intent === 'columns' ? refusal : undefined
  const form = useForm(schema, {
    id: 'import-columns',
    words: formWords,
    labels: labelsOf(columns, say('days'), say('decimals')),
    initial: initialOf(found),
    failure,
  })
  const options = facts.header.map((name, at) => ({ value: String(at), label: name || `${at + 1}` }))
  const fields: Record<string, (typeof form.fields)['days']> = form.fields
  return (
    <Form form={form} action={pathname} className="stack-small">
      <input type="hidden" name="intent" value="columns" />
      <p className="muted">{say('columns.words')}</p>
      <div className="import-columns">
        {columns.map(({ name, isRequired }) => {
          const field = fields[fieldFor(name)]
          const sample = samples[found.choices.columns?.[name] ?? -1]?.join(' · ')
          if (!field) return null
          return (
            <SelectField
              key={name}
              field={{ ...field, required: isRequired }}
              options={options}
              placeholder={say('columns.none')}
              hint={sample ? say('columns.sample', { values: sample.slice(0, 60) }) : undefined}
            />
          )
        })}
      </div>
      {isFolded ? null : <Unused found={found} />}
      <RadioField
        field={form.fields.days}
        options={(['dmy', 'mdy'] as const).map((value) => ({ value, label: say(`days.${value}`) }))}
      />
      <RadioField
        field={form.fields.decimals}
        options={(['comma', 'point'] as const).map((value) => ({ value, label: say(`decimals.${value}`) }))}
      />
      <div>
        <SubmitButton>{button}</SubmitButton>
      </div>
    </Form>
  )
}

function labelsOf(columns: ImportPage['columns'], days: string, decimals: string) {
  const labels = Object.fromEntries(columns.map(({ name, label }) => [fieldFor(name), label]))
  return { ...labels, days, decimals }
}

function initialOf({ columns, choices }: ImportPage) {
  const chosen = columns.map(({ name }) => [fieldFor(name), choices.columns?.[name]?.toString() ?? ''] as const)
  const { days = 'dmy', decimals = ',' } = choices.writing ?? {}
  return { ...Object.fromEntries(chosen), days, decimals: decimals === ',' ? 'comma' : 'point' }
}

/** Columns of the file that nothing is taken from. */
export function Unused({ found: { facts, choices } }: { found: ImportPage }) {
  const say = useWords(pageWords)
  const used = new Set(Object.values(choices.columns ?? {}))
  const names = facts.header.filter((name, at) => name !== '' && !used.has(at))
  return names.length > 0 ? <p className="muted">{say('columns.unused', { names: names.join(', ') })}</p> : null
}

export function Discard() {
  const say = useWords(pageWords)
  const { pathname } = useLocation()
  return (
    <PlainForm method="post" action={pathname}>
      <Button type="submit" size="small" name="intent" value="cancel">
        {say('cancel.file')}
      </Button>
    </PlainForm>
  )
}

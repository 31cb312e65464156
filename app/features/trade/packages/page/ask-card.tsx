import { useMemo } from 'react'
import { href } from 'react-router'
import { SelectField, TextareaField, TextField } from '#app/kit/forms/form-fields.tsx'
import { Form, SubmitButton } from '#app/kit/forms/form.tsx'
import type { FormFailure } from '#app/kit/forms/problems.ts'
import { type FormField, useForm, useSubmission } from '#app/kit/forms/use-form.ts'
import { Card } from '#app/kit/ui/card.tsx'
import { FieldRow } from '#app/kit/ui/field.tsx'
import { Link } from '#app/kit/ui/link.tsx'
import { formatDate } from '#app/kit/words/formats.ts'
import { localePrefix } from '#app/kit/words/locales.ts'
import { textAmong } from '#app/kit/words/texts.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { askForm, choiceField } from '../forms.ts'
import { formWords } from '../forms.words.ts'
import { choiceKinds } from '../packages.ts'
import { packageWords } from '../packages.words.ts'
import type { Page } from './page-data.ts'
import { pageWords } from './page.words.ts'

/** What is chosen of each line, and how many. */
export function AskCard({ page, refusal }: { page: Page; refusal: FormFailure | undefined }) {
  const { lines } = page.package
  const say = useWords(pageWords)
  const words = useWords(packageWords)
  const locale = useLocale()
  const schema = useMemo(() => askForm(lines), [lines])
  const submission = useSubmission(page.submission, page.notice?.submission, refusal?.submitted)
  // Each choice by the line it is of: two lines may be of one name.
  const groups = lines.flatMap(({ choices, words: said }, at) => {
    const fields = choiceKinds.flatMap((kind) =>
      choices[kind].length === 0
        ? []
        : [{ name: choiceField(kind, at + 1), short: words(`choice.${kind}`), options: choices[kind] }],
    )
    const title = say('ask.line', { line: at + 1, item: textAmong(said, locale) })
    return fields.length === 0 ? [] : [{ title, fields }]
  })
  const labels = groups.flatMap(({ title, fields }) =>
    fields.map(({ name, short: choice }) => [name, say('ask.choice', { choice, item: title })]),
  )
  const form = useForm<typeof schema>(schema, {
    id: 'ask-form',
    words: formWords,
    labels: {
      submission: '',
      quantity: say('ask.quantity'),
      note: say('note'),
      ...(Object.fromEntries(labels) as object),
    },
    initial: { quantity: '1' },
    failure: refusal,
  })
  return (
    <Card title={say('ask.title')} id="ask">
      <Form form={form} key={submission} className="stack">
        <input type="hidden" name="intent" value="ask" />
        <input type="hidden" name="submission" value={submission} />
        <p className="muted">{say('ask.words')}</p>
        {groups.map(({ title, fields: choices }) => (
          <LineChoices key={title} title={title} choices={choices} fields={form.fields} />
        ))}
        <TextField field={form.fields.quantity} inputMode="numeric" maxLength={3} autoComplete="off" />
        <TextareaField field={form.fields.note} hint={say('note.hint')} rows={3} />
        <div>
          <SubmitButton>{say('ask.send')}</SubmitButton>
        </div>
      </Form>
    </Card>
  )
}

type ChoicesProps = {
  title: string
  choices: readonly { name: string; short: string; options: readonly string[] }[]
  /** Made of what the lines leave to choose, which types do not name. */
  fields: Readonly<Record<string, FormField | undefined>>
}

function LineChoices({ title, choices, fields }: ChoicesProps) {
  return (
    <fieldset className="package-choices">
      <legend>{title}</legend>
      <FieldRow>
        {choices.map(({ name, short, options }) => {
          const field = fields[name]
          return field ? (
            <SelectField
              key={name}
              field={{ ...field, label: short }}
              options={options.map((value) => ({ value, label: value }))}
            />
          ) : null
        })}
      </FieldRow>
    </fieldset>
  )
}

/** What the company has asked for, with the quote that came of it. */
export function AskedCard({ asked }: Pick<Page, 'asked'>) {
  const say = useWords(pageWords)
  const locale = useLocale()
  return (
    <Card title={say('asked')}>
      <ul className="package-lines">
        {asked.map(({ id, number, askedAt, isShown }) => {
          const day = formatDate(locale, askedAt)
          const to = href('/:locale?/quotes/:id', { ...localePrefix(locale), id: String(id) })
          return (
            <li key={id}>
              {isShown ? <Link to={to}>{say('asked.shown', { day, number })}</Link> : say('asked.waiting', { day })}
            </li>
          )
        })}
      </ul>
    </Card>
  )
}

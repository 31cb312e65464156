import { Form as PlainForm } from 'react-router'
import type { ShotList } from '#app/catalogue/catalogue.ts'
import { CheckField, Options } from '#app/kit/forms/form-fields.tsx'
import { Form, SubmitButton } from '#app/kit/forms/form.tsx'
import type { FormFailure } from '#app/kit/forms/problems.ts'
import { useForm } from '#app/kit/forms/use-form.ts'
import { Button } from '#app/kit/ui/button.tsx'
import { Card } from '#app/kit/ui/card.tsx'
import { Field, NativeSelect } from '#app/kit/ui/field.tsx'
import { useWords } from '#app/kit/words/use-words.ts'
import { listForm } from './forms.ts'
import { shotsWords } from './shots.words.ts'

type Named = { code: string; name: string }
export type Choices = { parts: readonly Named[]; kinds: readonly Named[]; shots: readonly Named[] }
type Case = Pick<ShotList, 'part' | 'kind'>

/** Which part and kind of damage is looked at: a link like any other, so it works without a script. */
export function CaseCard({ of, asked, choices }: { of: Case; asked: readonly Named[]; choices: Choices }) {
  const say = useWords(shotsWords)
  return (
    <Card title={say('choose.case')}>
      <div className="stack-small">
        <PlainForm method="get" className="stack-small">
          <CaseSelect name="part" chosen={of.part} all={choices.parts} />
          <CaseSelect name="kind" chosen={of.kind} all={choices.kinds} />
          <div>
            <Button type="submit" variant="secondary">
              {say('show')}
            </Button>
          </div>
        </PlainForm>
        <h3>{say('asked')}</h3>
        {asked.length > 0 ? (
          <ul>
            {asked.map(({ code, name }) => (
              <li key={code}>{name}</li>
            ))}
          </ul>
        ) : (
          <p className="muted">{say('asked.none')}</p>
        )}
      </div>
    </Card>
  )
}

function CaseSelect({ name, chosen, all }: { name: 'part' | 'kind'; chosen: string | null; all: readonly Named[] }) {
  const say = useWords(shotsWords)
  return (
    <Field id={`case-${name}`} label={say(name)}>
      {(control) => (
        <NativeSelect {...control} name={name} defaultValue={chosen ?? ''}>
          <Options options={all.map(({ code, name: label }) => ({ value: code, label }))} blank={say(`${name}.any`)} />
        </NativeSelect>
      )}
    </Field>
  )
}

type ListProps = {
  of: Case
  /** What is asked for in this very case now. */
  listed: readonly string[]
  choices: Choices
  revision: number
  refusal: FormFailure | undefined
}

export function ListForm({ of, listed, choices, revision, refusal }: ListProps) {
  const say = useWords(shotsWords)
  const form = useForm(listForm, {
    id: 'list',
    words: shotsWords,
    labels: { revision: '', part: say('part'), kind: say('kind'), shots: say('list') },
    failure: refusal,
    revision,
    initial: { shots: [...listed] },
  })
  return (
    <Card>
      <Form form={form} className="stack-small">
        <input type="hidden" name="intent" value="list" />
        <input type="hidden" name="revision" value={form.revision} />
        <input type="hidden" name="part" value={of.part ?? ''} />
        <input type="hidden" name="kind" value={of.kind ?? ''} />
        <CheckField
          field={form.fields.shots}
          hint={say('list.hint')}
          options={choices.shots.map(({ code, name }) => ({ value: code, label: name }))}
        />
        <div>
          <SubmitButton>{say('save')}</SubmitButton>
        </div>
      </Form>
    </Card>
  )
}

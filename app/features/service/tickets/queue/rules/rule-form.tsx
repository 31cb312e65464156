import { useFamilies } from '#app/catalogue/catalogue.labels.ts'
import { countriesIn } from '#app/features/bicycles/coverage/coverage.countries.ts'
import { SelectField } from '#app/kit/forms/form-fields.tsx'
import { Form, SubmitButton } from '#app/kit/forms/form.tsx'
import type { FormFailure } from '#app/kit/forms/problems.ts'
import { useForm } from '#app/kit/forms/use-form.ts'
import { Card } from '#app/kit/ui/card.tsx'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import type { Agent } from '../assignment.ts'
import { ruleForm } from './rules.forms.ts'
import { rulesWords } from './rules.words.ts'

export function RuleForm({ agents, refusal }: { agents: Agent[]; refusal: FormFailure | undefined }) {
  const say = useWords(rulesWords)
  const locale = useLocale()
  const families = useFamilies()
  const form = useForm(ruleForm(families.map(({ value }) => value)), {
    id: 'rule',
    words: rulesWords,
    labels: { country: say('country'), family: say('family'), assignee: say('assignee') },
    failure: refusal,
  })
  const { fields } = form
  return (
    <Card title={say('set')}>
      <Form form={form} className="stack-small">
        <input type="hidden" name="intent" value="rule" />
        <SelectField field={fields.family} options={families} placeholder={say('family.any')} />
        <SelectField
          field={fields.country}
          options={countriesIn(locale).map(({ code, name }) => ({ value: code, label: name }))}
          placeholder={say('country.any')}
        />
        <SelectField
          field={fields.assignee}
          options={agents.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
        <div>
          <SubmitButton>{say('save')}</SubmitButton>
        </div>
      </Form>
    </Card>
  )
}

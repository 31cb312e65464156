import { CheckField, TextareaField, TextField } from '#app/kit/forms/form-fields.tsx'
import type { FormState } from '#app/kit/forms/use-form.ts'
import { Card } from '#app/kit/ui/card.tsx'
import { useWords } from '#app/kit/words/use-words.ts'
import { roleWords } from '#app/features/people/account/account.words.ts'
import type { AudienceFieldName } from './audience.forms.ts'
import { audienceRoles, audienceSides } from './audience.ts'
import { audienceWords } from './audience.words.ts'

/** What its fields are called, spread into the labels of the form they stand in. */
export function useAudienceLabels(): Record<AudienceFieldName, string> {
  const say = useWords(audienceWords)
  return {
    audience_sides: say('sides'),
    audience_roles: say('roles'),
    audience_countries: say('countries'),
    audience_companies: say('companies'),
    audience_families: say('families'),
  }
}

type AudienceCardProps = {
  fields: FormState<AudienceFieldName>['fields']
  /** The codes of the catalogue. */
  families: readonly string[]
}

/** The part of a form that says whom something is for. The form spreads `audienceMistakes` into its words. */
export function AudienceCard({ fields, families }: AudienceCardProps) {
  const say = useWords(audienceWords)
  const role = useWords(roleWords)
  return (
    <Card title={say('title')}>
      <div className="stack">
        <p className="muted">{say('hint')}</p>
        <CheckField
          field={fields.audience_sides}
          columns={2}
          options={audienceSides.map((value) => ({ value, label: say(`side.${value}`) }))}
        />
        <CheckField
          field={fields.audience_roles}
          hint={say('roles.hint')}
          columns={3}
          options={audienceRoles.map((value) => ({ value, label: role(value) }))}
        />
        <TextField field={fields.audience_countries} hint={say('countries.hint')} autoComplete="off" />
        <TextareaField field={fields.audience_companies} hint={say('companies.hint')} rows={3} />
        <CheckField
          field={fields.audience_families}
          hint={say('families.hint')}
          columns={3}
          options={families.map((code) => ({ value: code, label: code }))}
        />
      </div>
    </Card>
  )
}

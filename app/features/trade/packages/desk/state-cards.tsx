import { SelectField } from '#app/kit/forms/form-fields.tsx'
import { Form, SubmitButton } from '#app/kit/forms/form.tsx'
import type { FormFailure } from '#app/kit/forms/problems.ts'
import { useForm } from '#app/kit/forms/use-form.ts'
import { CardFold } from '#app/kit/ui/fold.tsx'
import { textAmong } from '#app/kit/words/texts.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { endForm } from '../forms.ts'
import { formWords } from '../forms.words.ts'
import type { PackageRow } from '../packages.ts'
import { deskWords } from './desk.words.ts'

/** Two presses away: what has ended begins no more. */
export function EndCard({
  successors,
  refusal,
}: {
  successors: readonly PackageRow[]
  refusal: FormFailure | undefined
}) {
  const say = useWords(deskWords)
  const locale = useLocale()
  const form = useForm(endForm, {
    id: 'end',
    words: formWords,
    labels: { successor: say('successor') },
    failure: refusal,
  })
  return (
    <CardFold title={say('end')} open={refusal !== undefined}>
      <Form form={form} className="stack-small">
        <input type="hidden" name="intent" value="end" />
        <p>{say('end.words')}</p>
        {successors.length > 0 ? (
          <SelectField
            field={form.fields.successor}
            placeholder={say('successor.none')}
            options={successors.map(({ id, titles }) => ({ value: String(id), label: textAmong(titles, locale) }))}
          />
        ) : null}
        <div>
          <SubmitButton variant="danger" size="small">
            {say('end')}
          </SubmitButton>
        </div>
      </Form>
    </CardFold>
  )
}

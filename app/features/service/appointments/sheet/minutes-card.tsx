import { Form as PageForm, useLocation } from 'react-router'
import { TextField } from '#app/kit/forms/form-fields.tsx'
import { Form, SubmitButton } from '#app/kit/forms/form.tsx'
import type { FormFailure } from '#app/kit/forms/problems.ts'
import { useForm } from '#app/kit/forms/use-form.ts'
import { Button } from '#app/kit/ui/button.tsx'
import { FieldRow } from '#app/kit/ui/field.tsx'
import { CardFold } from '#app/kit/ui/fold.tsx'
import { useWords } from '#app/kit/words/use-words.ts'
import { minutesForm } from '../forms.ts'
import { formWords } from '../forms.words.ts'
import type { Shown } from '../reading.server.ts'
import { minutesWords } from './minutes.words.ts'

type MinutesProps = { shop: number; day: Shown; refusal: FormFailure | undefined }

/** More or fewer minutes on this day than on others: a mechanic who is away, a Saturday more. */
export function MinutesCard({ shop, day: { day, total, own }, refusal }: MinutesProps) {
  const say = useWords(minutesWords)
  const { pathname, search } = useLocation()
  const form = useForm(minutesForm, {
    id: 'minutes',
    words: formWords,
    labels: { shop: '', day: '', until: say('until'), minutes: say('minutes') },
    failure: refusal,
    initial: { minutes: total },
  })
  return (
    <CardFold title={say('title')} open={refusal !== undefined}>
      <div className="stack-small">
        <p className="muted">{say('words')}</p>
        <Form form={form} action={`${pathname}${search}`} className="stack-small">
          <input type="hidden" name="intent" value="minutes" />
          <input type="hidden" name="shop" value={shop} />
          <input type="hidden" name="day" value={day} />
          <FieldRow>
            <TextField field={form.fields.minutes} inputMode="numeric" autoComplete="off" />
            <TextField field={form.fields.until} type="date" hint={say('until.hint')} />
          </FieldRow>
          <div>
            <SubmitButton variant="secondary">{say('save')}</SubmitButton>
          </div>
        </Form>
        {own && (
          <PageForm method="post" action={`${pathname}${search}`}>
            <input type="hidden" name="shop" value={shop} />
            <input type="hidden" name="day" value={day} />
            <Button type="submit" variant="ghost" size="small" name="intent" value="usual">
              {say('usual')}
            </Button>
          </PageForm>
        )}
      </div>
    </CardFold>
  )
}

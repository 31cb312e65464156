import { useMemo } from 'react'
import { textIn } from '#app/catalogue/catalogue.ts'
import { DraftStatus, useServerDraft } from '#app/kit/drafts/draft.tsx'
import { CheckboxField, TextField } from '#app/kit/forms/form-fields.tsx'
import { Form, SubmitButton } from '#app/kit/forms/form.tsx'
import { useForm } from '#app/kit/forms/use-form.ts'
import { SearchingSelect } from '#app/kit/searching/searching-select.tsx'
import { Alert } from '#app/kit/ui/alert.tsx'
import { Card } from '#app/kit/ui/card.tsx'
import { FieldRow } from '#app/kit/ui/field.tsx'
import { Link } from '#app/kit/ui/link.tsx'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { openSteps } from '../checks.ts'
import { fillWords } from '../fill.words.ts'
import { deliverForm, signForm } from '../forms.ts'
import type { Filling } from './form-data.server.ts'
import type { PageData, Refusal } from './page-data.ts'
import { pageWords } from './page.words.ts'

type SignProps = { page: PageData; filling: Filling; action: string; refusal: Refusal }
type ToStep = { toStep: (code: string) => string }

/** The end of a checklist: names instead of a pen; of a delivery what registers the bicycle as well. */
export function SignForm({ toStep, ...props }: SignProps & ToStep) {
  const { page, filling } = props
  const say = useWords(pageWords)
  return (
    <Card title={say('sign')} className="check-sheet">
      <OpenSteps page={page} toStep={toStep} />
      <p>{say('sign.words')}</p>
      {filling.registers && <p>{say('sign.delivery')}</p>}
      {page.check.unitId !== null && <p>{say('sign.recall')}</p>}
      {filling.registers ? <Delivering {...props} /> : <Signing {...props} />}
    </Card>
  )
}

function OpenSteps({ page: { steps, answers }, toStep }: Pick<SignProps, 'page'> & ToStep) {
  const say = useWords(pageWords)
  const locale = useLocale()
  const open = openSteps(steps, answers)
  if (open.length === 0) return null
  return (
    <Alert tone="warning" title={say('sign.open', { count: open.length })}>
      <ul>
        {open.map((step) => (
          <li key={step.code}>
            <Link to={toStep(step.code)}>{textIn(locale, step.name)}</Link>
          </li>
        ))}
      </ul>
    </Alert>
  )
}

function useSignLabels() {
  const say = useWords(pageWords)
  return { submission: '', mechanic_name: say('mechanic.name'), rider_name: say('rider.name') }
}

function Signing({ page, filling, action, refusal }: SignProps) {
  const say = useWords(pageWords)
  const schema = useMemo(() => signForm(page.rider), [page.rider])
  const form = useForm<typeof schema>(schema, {
    id: 'sign',
    words: fillWords,
    labels: useSignLabels(),
    failure: refusal,
    initial: filling.initial,
  })
  const extra = { form: `check.${page.check.id}.sign`, submission: filling.submission }
  const draft = useServerDraft({ formId: form.id, url: '/drafts', extra, paused: form.pending })
  return (
    <Form form={form} action={action} multipart>
      <input type="hidden" name="submission" value={filling.submission} />
      <TextField field={form.fields.mechanic_name} autoComplete="off" />
      {page.rider !== 'none' && (
        <TextField field={{ ...form.fields.rider_name, required: page.rider === 'required' }} autoComplete="off" />
      )}
      <div className="check-send">
        <SubmitButton name="intent" value="sign">
          {say('sign.send')}
        </SubmitButton>
        <DraftStatus draft={draft} />
      </div>
    </Form>
  )
}

function Delivering({ page, filling, action, refusal }: SignProps) {
  const say = useWords(pageWords)
  // The last day of purchase is the server's matter: here it is only asked for.
  const schema = useMemo(() => deliverForm(page.rider, '9999-12-31'), [page.rider])
  const form = useForm<typeof schema>(schema, {
    id: 'sign',
    words: fillWords,
    labels: {
      ...useSignLabels(),
      date_of_purchase: say('date_of_purchase'),
      country: say('country'),
      size: say('size'),
      colour: say('colour'),
      serial_confirmed: say('serial_confirmed', { serial: page.check.serialNumber }),
      safety_contact: say('safety_contact'),
    },
    failure: refusal,
    initial: filling.initial,
  })
  const { fields } = form
  const extra = { form: `check.${page.check.id}.sign`, submission: filling.submission }
  const draft = useServerDraft({ formId: form.id, url: '/drafts', extra, paused: form.pending })
  const isAlike = refusal?.problems.some(({ path }) => path === 'serial_confirmed') ?? false
  return (
    <Form form={form} action={action} multipart>
      <input type="hidden" name="submission" value={filling.submission} />
      <FieldRow>
        <TextField field={fields.date_of_purchase} type="date" />
        <SearchingSelect field={fields.country} options={filling.countries} />
      </FieldRow>
      <FieldRow>
        <TextField field={fields.size} autoComplete="off" />
        <TextField field={fields.colour} autoComplete="off" />
      </FieldRow>
      {(isAlike || fields.serial_confirmed.value !== '') && (
        <CheckboxField field={fields.serial_confirmed} value={page.check.serialNumber} />
      )}
      <CheckboxField field={fields.safety_contact} />
      <TextField field={fields.mechanic_name} autoComplete="off" />
      {page.rider !== 'none' && (
        <TextField field={{ ...fields.rider_name, required: page.rider === 'required' }} autoComplete="off" />
      )}
      <div className="check-send">
        <SubmitButton name="intent" value="sign">
          {say('sign.register')}
        </SubmitButton>
        <DraftStatus draft={draft} />
      </div>
    </Form>
  )
}

import { textIn } from '#app/catalogue/catalogue.ts'
import { Field, NativeSelect } from '#app/kit/ui/field.tsx'
import { Form, SubmitButton } from '#app/kit/forms/form.tsx'
import { useForm } from '#app/kit/forms/use-form.ts'
import { Card } from '#app/kit/ui/card.tsx'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import type { TicketFailure } from '../page/actions.ts'
import { formWords } from '../tickets.forms.words.ts'
import type { Ticket } from '../tickets.ts'
import { grantForm } from './labour.forms.ts'
import { grantsOf, readGrant, writeGrant } from './labour.ts'
import type { LabourLine } from './lines.ts'
import { LabourText } from './labour-text.tsx'
import { labourWords } from './labour.words.ts'
import './labour.css'

type GrantsProps = {
  /** The form's id. */
  id: string
  lines: readonly LabourLine[]
  /** What was chosen before the form came back. */
  chosen: readonly string[]
  /** The claim was refused: of a line that came later nothing is granted unless staff choose to. */
  isRefused?: boolean
}

/** What is granted of each line: all of it unless staff choose less. */
export function Grants({ id, lines, chosen, isRefused = false }: GrantsProps) {
  const say = useWords(labourWords)
  const locale = useLocale()
  return lines.map((line) => {
    const { minutes, granted: seen } = line
    const back = chosen.map(readGrant).find((one) => one.id === line.id)
    const usual = isRefused ? 0 : minutes
    const value = (granted: number) => writeGrant({ id: line.id, seen, minutes: granted })
    const name = textIn(locale, line.name) || line.code
    return (
      <Field
        key={`${line.id} ${seen}`}
        id={`${id}-${line.id}`}
        label={say('grant.of', { name, count: minutes })}
        hint={<Known line={line} />}
      >
        {(control) => (
          <NativeSelect {...control} name="labour" defaultValue={value(back?.minutes ?? seen ?? usual)}>
            {grantsOf(line).map((count) => (
              <option key={count} value={value(count)}>
                {count === 0 ? say('grant.none') : say(count === minutes ? 'grant.all' : 'grant.cut', { count })}
              </option>
            ))}
          </NativeSelect>
        )}
      </Field>
    )
  })
}

/** Whether something was said of it already, and what its workshop wrote. */
function Known({ line }: { line: LabourLine }) {
  return (
    <>
      <LabourText line={line} />
      {line.note ? <span className="labour-note">{line.note}</span> : null}
    </>
  )
}

type CardProps = { ticket: Pick<Ticket, 'labour' | 'warrantyAccepted'>; refusal: TicketFailure | undefined }

/** The same once it was decided: what came later, and what was granted, to be changed. */
export function GrantsCard({ ticket: { labour: lines, warrantyAccepted }, refusal }: CardProps) {
  const say = useWords(labourWords)
  const form = useForm(grantForm, {
    id: 'labour',
    words: formWords,
    labels: { labour: say('title') },
    failure: refusal,
    initial: {},
  })
  return (
    <Card title={say('title')} id="labour-card">
      <Form form={form} className="stack-small">
        <input type="hidden" name="intent" value="labour" />
        <Grants id="labour" lines={lines} chosen={form.fields.labour.values} isRefused={warrantyAccepted === false} />
        <SubmitButton variant="secondary">{say('save')}</SubmitButton>
      </Form>
    </Card>
  )
}

import { useLocation } from 'react-router'
import { textIn } from '#app/catalogue/catalogue.ts'
import { SelectField, TextField } from '#app/kit/forms/form-fields.tsx'
import { Form, SubmitButton } from '#app/kit/forms/form.tsx'
import { useForm } from '#app/kit/forms/use-form.ts'
import { Card } from '#app/kit/ui/card.tsx'
import { Fold } from '#app/kit/ui/fold.tsx'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import type { TicketFailure } from '../page/actions.ts'
import { useOwnNumber } from '../conversation/use-begun.ts'
import { formWords } from '../tickets.forms.words.ts'
import { labourForm, removeForm } from './labour.forms.ts'
import { LabourText } from './labour-text.tsx'
import type { LabourLine } from './lines.ts'
import { labourWords } from './labour.words.ts'
import './labour.css'

export type LabourCodes = { code: string; name: string; minutes: number }[]

type CardProps = {
  lines: readonly LabourLine[]
  codes: LabourCodes
  /** Whether the reader may ask for some now. */
  may: boolean
  isDecided: boolean
  submission: string
  refusal: TicketFailure | undefined
}

/** What a workshop asks to be paid for, and what was granted of it; a rider has none. */
export function LabourCard({ lines, codes, may, isDecided, submission, refusal }: CardProps) {
  const say = useWords(labourWords)
  const asks = may && codes.length > 0
  if (lines.length === 0 && !asks) return null
  return (
    <Card title={say('title')} id="labour-card">
      <div className="stack-small">
        {lines.length === 0 ? (
          <p className="muted">{say(isDecided ? 'text.decided' : 'text')}</p>
        ) : (
          <Lines lines={lines} may={may} />
        )}
        {asks ? (
          <Fold title={say(lines.length === 0 ? 'add.first' : 'add')} open={refusal !== undefined}>
            <AskForm key={lines.length} {...{ codes, submission, refusal }} />
          </Fold>
        ) : null}
      </div>
    </Card>
  )
}

function Lines({ lines, may }: Pick<CardProps, 'lines' | 'may'>) {
  const locale = useLocale()
  return (
    <ul className="labour-lines">
      {lines.map((line) => (
        <li key={line.id}>
          <span>
            {textIn(locale, line.name) || line.code}
            {line.note ? <span className="muted labour-note">{line.note}</span> : null}
          </span>
          <span className="numbers">
            <LabourText line={line} />
          </span>
          {may && line.granted === null ? <Remove line={line} /> : null}
        </li>
      ))}
    </ul>
  )
}

function Remove({ line }: { line: LabourLine }) {
  const say = useWords(labourWords)
  const locale = useLocale()
  const { pathname } = useLocation()
  const form = useForm(removeForm, { id: `labour-${line.id}`, words: formWords, labels: { line: '' }, initial: {} })
  return (
    <Form form={form} action={pathname}>
      <input type="hidden" name="intent" value="labour-remove" />
      <input type="hidden" name="line" value={line.id} />
      <SubmitButton variant="secondary" aria-label={say('remove.of', { name: textIn(locale, line.name) })}>
        {say('remove')}
      </SubmitButton>
    </Form>
  )
}

function AskForm({ codes, submission, refusal }: Pick<CardProps, 'codes' | 'submission' | 'refusal'>) {
  const say = useWords(labourWords)
  const { pathname } = useLocation()
  const begun = useOwnNumber(submission)
  const form = useForm(labourForm, {
    id: 'labour',
    words: formWords,
    labels: { job: say('code'), minutes: say('minutes'), note: say('note'), submission: '' },
    failure: refusal,
    initial: {},
  })
  return (
    <Form form={form} action={pathname} className="stack-small">
      <input type="hidden" name="intent" value="labour" />
      <input type="hidden" name="submission" value={form.fields.submission.value || begun} />
      <SelectField
        field={form.fields.job}
        options={codes.map(({ code, name, minutes }) => ({
          value: code,
          label: say('code.usual', { name, count: minutes }),
        }))}
      />
      <div className="labour-minutes">
        <TextField field={form.fields.minutes} inputMode="numeric" autoComplete="off" />
      </div>
      <TextField field={form.fields.note} />
      <div>
        <SubmitButton variant="secondary">{say('send')}</SubmitButton>
      </div>
    </Form>
  )
}

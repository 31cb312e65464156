import { useLocation } from 'react-router'
import { TextareaField } from '#app/kit/forms/form-fields.tsx'
import { Form, SubmitButton } from '#app/kit/forms/form.tsx'
import { useForm } from '#app/kit/forms/use-form.ts'
import { Card } from '#app/kit/ui/card.tsx'
import { Fold } from '#app/kit/ui/fold.tsx'
import { StatusDot } from '#app/kit/ui/status.tsx'
import { formatDay } from '#app/kit/words/formats.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import type { TicketFailure } from '../page/actions.ts'
import type { PageData } from '../page/page-data.ts'
import { promisedText } from '../page/promised-text.ts'
import { formWords } from '../tickets.forms.words.ts'
import { isAppealOpen } from './appeal.ts'
import { appealForm } from './appeal.forms.ts'
import { AppealText } from './appeal-text.tsx'
import { appealWords } from './appeal.words.ts'

type CardProps = { page: Pick<PageData, 'ticket' | 'may' | 'history' | 'promised'>; refusal: TicketFailure | undefined }

/** Below a refusal: until when it can be appealed against, and the form; afterwards where it stands, and what comes next. */
export function AppealCard({ page: { ticket, may, history, promised }, refusal }: CardProps) {
  const say = useWords(appealWords)
  const locale = useLocale()
  if (isAppealOpen(ticket))
    return (
      <Card title={say('title')} actions={<StatusDot tone="ink">{say('stage')}</StatusDot>}>
        <div className="stack-small">
          <p>
            {say('waits')}
            {promised ? <strong> {promisedText(locale, promised, ticket.awaiting)}</strong> : null}
          </p>
          <AppealText events={history.events} />
          <p className="muted">{say('photos.more')}</p>
        </div>
      </Card>
    )
  if (!may.appealUntil) return null
  return (
    <Card title={say('title')}>
      <div className="stack-small">
        <p>{say('words', { day: formatDay(locale, may.appealUntil) })}</p>
        <Fold title={say('send')} open={Boolean(refusal)}>
          <AppealForm refusal={refusal} />
        </Fold>
      </div>
    </Card>
  )
}

function AppealForm({ refusal }: { refusal: TicketFailure | undefined }) {
  const say = useWords(appealWords)
  const { pathname } = useLocation()
  const form = useForm(appealForm, {
    id: 'appeal',
    words: formWords,
    labels: { reason: say('reason') },
    failure: refusal,
  })
  return (
    <Form form={form} action={pathname} className="stack-small">
      <input type="hidden" name="intent" value="appeal" />
      <TextareaField field={form.fields.reason} rows={4} hint={say('photos')} />
      <div>
        <SubmitButton>{say('send')}</SubmitButton>
      </div>
    </Form>
  )
}

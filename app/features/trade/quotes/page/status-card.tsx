import { useLocation } from 'react-router'
import { SelectField, TextareaField } from '#app/kit/forms/form-fields.tsx'
import { Form, SubmitButton } from '#app/kit/forms/form.tsx'
import { useForm } from '#app/kit/forms/use-form.ts'
import type { FormFailure } from '#app/kit/forms/problems.ts'
import { Card } from '#app/kit/ui/card.tsx'
import { Timeline } from '#app/kit/ui/timeline.tsx'
import { formatDate } from '#app/kit/words/formats.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { statusForm } from '../quotes.forms.ts'
import { formWords } from '../quotes.forms.words.ts'
import { isShown, type QuoteEvent, type QuoteStatus, type Standing } from '../quotes.ts'
import { quoteWords } from '../quotes.words.ts'
import type { PageData } from './page-data.ts'
import { pageWords } from './page.words.ts'
import { anchors } from './actions.ts'

type StatusCardProps = { page: PageData; status: QuoteStatus; refusal: FormFailure | undefined }

/** For staff: where the quote stands in the house, how it came there and where it may go. */
export function StatusCard({ page: { quote, may, events }, status, refusal }: StatusCardProps) {
  const say = useWords(pageWords)
  const quotes = useWords(quoteWords)
  const isLate = !isShown(status) && quote.standing === 'expired'
  return (
    <Card title={quotes('status')} id={anchors.status}>
      <div className="stack">
        <p>
          <strong>{quotes(`status.${status}`)}</strong>
        </p>
        {isLate ? <p>{say('status.late')}</p> : null}
        {may.moves.length > 0 ? (
          <StatusForm key={status} moves={may.moves} refusal={refusal} />
        ) : isLate ? null : (
          <p className="muted">{say(standsAt(status, quote.standing))}</p>
        )}
        {events.length > 0 ? <History events={events} /> : null}
      </div>
    </Card>
  )
}

/** Why nobody, or not this reader, may take it further. */
function standsAt(status: QuoteStatus, standing: Standing) {
  if (standing === 'withdrawn') return 'status.withdrawn'
  return isShown(status) ? 'status.shown' : 'status.for-admins'
}

function StatusForm({ moves, refusal }: { moves: readonly QuoteStatus[]; refusal: FormFailure | undefined }) {
  const say = useWords(pageWords)
  const quotes = useWords(quoteWords)
  const { pathname } = useLocation()
  const form = useForm(statusForm, {
    id: 'status-form',
    words: formWords,
    labels: { status: say('status.next'), reason: say('status.reason') },
    failure: refusal?.intent === 'status' && refusal.status === 400 ? refusal : undefined,
  })
  return (
    <Form form={form} action={pathname} className="stack-small">
      <input type="hidden" name="intent" value="status" />
      <SelectField
        field={form.fields.status}
        options={moves.map((value) => ({ value, label: quotes(`status.${value}`) }))}
      />
      {moves.includes('REJECTED') ? (
        <TextareaField
          field={form.fields.reason}
          hint={say('status.reason.hint', { status: quotes('status.REJECTED') })}
          rows={3}
        />
      ) : null}
      <SubmitButton variant="secondary">{say('status.save')}</SubmitButton>
    </Form>
  )
}

function History({ events }: { events: readonly QuoteEvent[] }) {
  const say = useWords(pageWords)
  const quotes = useWords(quoteWords)
  const locale = useLocale()
  const items = events.map(({ id, at, actorName: name, kind, fromStatus, toStatus, reason }) => ({
    key: id,
    state: 'done' as const,
    title:
      kind === 'status'
        ? say('status.event', {
            from: fromStatus ? quotes(`status.${fromStatus}`) : '',
            to: toStatus ? quotes(`status.${toStatus}`) : '',
          })
        : say(`event.${kind}`),
    detail: (
      <>
        {quotes('by.at', { name, moment: formatDate(locale, at, 'moment') })}
        {reason ? <p className="quote-text">{reason}</p> : null}
      </>
    ),
  }))
  return <Timeline label={say('status.history')} items={items} />
}

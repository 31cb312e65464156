import { Form, SubmitButton } from '#app/kit/forms/form.tsx'
import { useForm } from '#app/kit/forms/use-form.ts'
import { Card } from '#app/kit/ui/card.tsx'
import { formatDate } from '#app/kit/words/formats.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { AnswerPreview } from '../answering/answer-form.tsx'
import { openForm } from '../forms.ts'
import { formWords } from '../forms.words.ts'
import type { listEvents } from '../drafts.server.ts'
import { type Survey, textOf } from '../surveys.ts'
import { pageWords } from './page.words.ts'

/** What who is asked will see. */
export function PreviewCard({ survey }: { survey: Pick<Survey, 'title' | 'intro' | 'questions'> }) {
  const say = useWords(pageWords)
  const locale = useLocale()
  const title = textOf(survey.title, locale)
  const intro = textOf(survey.intro, title.locale).text
  return (
    <Card title={say('preview')}>
      <div className="stack">
        <p lang={title.locale}>
          <strong>{title.text}</strong>
        </p>
        {intro ? <p lang={title.locale}>{intro}</p> : null}
        <AnswerPreview questions={survey.questions} language={title.locale} />
      </div>
    </Card>
  )
}

export function OpenCard({ version }: { version: number }) {
  const say = useWords(pageWords)
  const form = useForm(openForm, { id: 'open', words: formWords, labels: { version: '' } })
  return (
    <Card title={say('open.title')}>
      <Form form={form} className="stack">
        <input type="hidden" name="intent" value="open" />
        <input type="hidden" name="version" value={version} />
        <p>{say('open.words')}</p>
        <div>
          <SubmitButton>{say('open')}</SubmitButton>
        </div>
      </Form>
    </Card>
  )
}

type HistoryProps = { events: Awaited<ReturnType<typeof listEvents>> }

export function HistoryCard({ events }: HistoryProps) {
  const say = useWords(pageWords)
  const locale = useLocale()
  return (
    <Card title={say('history')}>
      <ul className="stack-small">
        {events.map(({ id, kind, at, actorName }) => (
          <li key={id}>
            {say(`event.${kind}`)}{' '}
            <span className="muted">{[formatDate(locale, at, 'moment'), actorName].filter(Boolean).join(' · ')}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

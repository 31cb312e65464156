import { href, useLocation } from 'react-router'
import { fileLimits } from '#app/features/content/attachments/attachments.ts'
import { ShotDrawing } from '#app/features/bicycles/models/models.shot-drawing.tsx'
import { Form, SubmitButton } from '#app/kit/forms/form.tsx'
import { useForm } from '#app/kit/forms/use-form.ts'
import { Card } from '#app/kit/ui/card.tsx'
import type { StoredFile } from '#app/kit/uploads/upload-queue.ts'
import { UploadField } from '#app/kit/uploads/upload-field.tsx'
import { localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { sayQuestion } from '../conversation/questions.words.ts'
import { photoAnswerForm } from '../tickets.forms.ts'
import { formWords } from '../tickets.forms.words.ts'
import type { OpenQuestion } from '../tickets.ts'
import type { TicketFailure } from './actions.ts'
import { detailWords } from './detail.words.ts'
import type { PageData } from './page-data.ts'

type AskedProps = { page: PageData; refusal: TicketFailure | undefined }

/** What staff have asked for by one tap, each with the place to bring it. */
export function AskedPhotos({ page, refusal }: AskedProps) {
  const say = useWords(detailWords)
  const { openQuestions } = page.ticket
  if (openQuestions.length === 0 || !page.may.reply) return null
  return (
    <Card title={say('asked.title')} className="asked-photos">
      <ul className="stack">
        {openQuestions.map((one, at) => {
          const refused = refusal?.submitted['question'] === String(one.id) ? refusal : undefined
          const files = refused?.files ?? page.brought[at] ?? []
          return (
            <li key={one.id}>
              <AskedPhoto asked={one} shots={page.shots} refusal={refused} files={files} />
            </li>
          )
        })}
      </ul>
    </Card>
  )
}

type PhotoProps = Pick<PageData, 'shots'> & {
  asked: OpenQuestion
  files: StoredFile[]
  refusal: TicketFailure | undefined
}

function AskedPhoto({ asked: { id, submission, question }, files, shots, refusal }: PhotoProps) {
  const say = useWords(detailWords)
  const locale = useLocale()
  const { pathname } = useLocation()
  const form = useForm<typeof photoAnswerForm, 'attachments'>(photoAnswerForm, {
    id: `answer-${id}`,
    words: formWords,
    labels: { submission: '', question: '', attachments: say('asked.photo') },
    failure: refusal,
  })
  const shot = shots.find(({ code }) => code === question.slot)?.name ?? question.slot
  return (
    <Form form={form} action={pathname} multipart className="asked-photo">
      <input type="hidden" name="submission" value={submission} />
      <input type="hidden" name="intent" value="answer-photo" />
      <input type="hidden" name="question" value={id} />
      <ShotDrawing code={question.slot} />
      <div className="stack-small">
        <p>{sayQuestion(locale, question, shot)}</p>
        <UploadField
          field={form.fields.attachments}
          url={href('/:locale?/uploads', localePrefix(locale))}
          submission={submission}
          existing={files}
          limits={{ count: 3, bytes: fileLimits.photo }}
          required
        />
        <div>
          <SubmitButton variant="secondary">{say('asked.send')}</SubmitButton>
        </div>
      </div>
    </Form>
  )
}

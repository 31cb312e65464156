import { Form as PageForm, href } from 'react-router'
import type { CheckStep } from '#app/catalogue/catalogue.ts'
import { DraftStatus, useServerDraft } from '#app/kit/drafts/draft.tsx'
import { RadioField, TextareaField, TextField } from '#app/kit/forms/form-fields.tsx'
import { Form, SubmitButton } from '#app/kit/forms/form.tsx'
import { type FormField, useForm } from '#app/kit/forms/use-form.ts'
import { Button } from '#app/kit/ui/button.tsx'
import { UploadField } from '#app/kit/uploads/upload-field.tsx'
import { localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { fileAddress, fileLimits } from '#app/features/content/attachments/attachments.ts'
import { photosMost, stepAnswers } from '../checks.ts'
import { limitsOf } from '../checks.text.ts'
import { StepSheet } from '../checks.sheet.tsx'
import { fillWords } from '../fill.words.ts'
import { answerForm } from '../forms.ts'
import type { Filling } from './form-data.server.ts'
import type { PageData, Refusal } from './page-data.ts'
import { pageWords } from './page.words.ts'

type StepFormProps = { page: PageData; filling: Filling; step: CheckStep; action: string; refusal: Refusal }

export function StepForm({ page, filling, step, action, refusal }: StepFormProps) {
  const say = useWords(pageWords)
  const locale = useLocale()
  const { part, submission, initial, seen, files } = filling
  const place = { at: page.steps.indexOf(step) + 1, of: page.steps.length }
  const kept = page.photos.filter(({ slot }) => slot === step.code)
  const form = useForm<typeof answerForm, 'attachments'>(answerForm, {
    id: 'answer',
    words: fillWords,
    labels: {
      submission: '',
      seen: '',
      answer: step.skippable ? say('answer') : '',
      measured: step.measure ? say('measured') : '',
      attachments: say(step.photo ? 'photos' : 'photos.optional'),
      reason: say('reason'),
    },
    failure: refusal,
    initial,
  })
  const { fields } = form
  const extra = { form: `check.${page.check.id}.${part}`, submission }
  const draft = useServerDraft({ formId: form.id, url: '/drafts', extra, paused: form.pending })
  return (
    <StepSheet step={step} place={place}>
      {kept.length > 0 && <Kept photos={kept} action={action} />}
      <Form form={form} action={action} multipart>
        {/* First of all fields: the files behind it belong to it. */}
        <input type="hidden" name="submission" value={submission} />
        <input type="hidden" name="seen" value={String(refusal?.submitted['seen'] ?? seen)} />
        <AnswerFields fields={fields} step={step} />
        <UploadField
          field={fields.attachments}
          url={href('/:locale?/uploads', localePrefix(locale))}
          submission={submission}
          existing={refusal?.files ?? files}
          limits={{ count: photosMost, bytes: fileLimits.photo, total: photosMost * fileLimits.photo }}
        />
        <TextareaField
          field={fields.reason}
          hint={step.measure || step.skippable ? say('reason.hint') : undefined}
          rows={2}
        />
        <div className="check-send">
          <SubmitButton name="intent" value="answer">
            {say(step.skippable ? 'save.next' : 'done.next')}
          </SubmitButton>
          <DraftStatus draft={draft} />
        </div>
      </Form>
    </StepSheet>
  )
}

type AnswerProps = { fields: Record<'answer' | 'measured', FormField>; step: CheckStep }

/** Whether it was done, where it may be left out, and what was measured. */
function AnswerFields({ fields, step: { skippable, measure } }: AnswerProps) {
  const say = useWords(pageWords)
  const locale = useLocale()
  return (
    <>
      {skippable ? (
        <RadioField
          field={fields.answer}
          options={stepAnswers.map((value) => ({ value, label: say(`answer.${value}`) }))}
        />
      ) : (
        <input type="hidden" name="answer" value="done" />
      )}
      {measure && (
        <TextField
          field={{ ...fields.measured, required: !skippable }}
          hint={limitsOf(locale, measure)}
          // The number pad of some phones has no minus.
          inputMode={measure.lower !== null && measure.lower >= 0 ? 'decimal' : 'text'}
          autoComplete="off"
          maxLength={40}
        />
      )}
    </>
  )
}

/** What is there already, each with the button that takes it away. */
function Kept({ photos, action }: { photos: PageData['photos']; action: string }) {
  const say = useWords(pageWords)
  return (
    <ul className="check-photos">
      {photos.map((photo) => (
        <li key={photo.id}>
          <img src={fileAddress(photo).thumb ?? ''} alt={photo.name} />
          <PageForm method="post" action={action}>
            <input type="hidden" name="photo" value={photo.id} />
            <Button
              type="submit"
              size="small"
              name="intent"
              value="remove-photo"
              aria-label={say('photo.remove', { name: photo.name })}
            >
              {say('take-away')}
            </Button>
          </PageForm>
        </li>
      ))}
    </ul>
  )
}

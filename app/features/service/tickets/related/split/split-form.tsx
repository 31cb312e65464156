import { FileText } from 'lucide-react'
import { nameOf, useLabels } from '#app/catalogue/catalogue.labels.ts'
import { CheckField, RadioField, TextareaField } from '#app/kit/forms/form-fields.tsx'
import { Form, SubmitButton } from '#app/kit/forms/form.tsx'
import { useForm } from '#app/kit/forms/use-form.ts'
import { Card } from '#app/kit/ui/card.tsx'
import { formatDate } from '#app/kit/words/formats.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { fileAddress } from '#app/features/content/attachments/attachments.ts'
import { deskWords } from '../../desk/desk.words.ts'
import { pageWords } from '../../page/page.words.ts'
import { formWords } from '../../tickets.forms.words.ts'
import { splitForm } from './split.forms.ts'
import { splitWords } from './split.words.ts'
import type { Route } from './+types/split.route'
import './split.css'

type FormProps = {
  page: Route.ComponentProps['loaderData']
  refusal: Route.ComponentProps['actionData']
}

export function SplitForm({ page, refusal }: FormProps) {
  const say = useWords(splitWords)
  const both = useWords(pageWords)
  const language = useWords(deskWords)(`language.${page.theirs}`)
  const labels = useLabels()
  const locale = useLocale()
  const form = useForm(splitForm(labels), {
    id: 'split',
    words: formWords,
    labels: {
      submission: '',
      part_involved: both('parts'),
      kind_of_damage: both('damage'),
      content: say('content'),
      messages: say('messages'),
      files: say('files'),
    },
    failure: refusal,
    initial: {},
  })
  const { part_involved: parts, kind_of_damage: kind, content, messages, files } = form.fields
  return (
    <Form form={form}>
      <input type="hidden" name="submission" value={form.fields.submission.value || page.submission} />
      <Card title={say('about')}>
        <div className="stack">
          <CheckField
            field={parts}
            columns={4}
            options={page.codes.parts.map((code) => ({ value: code, label: nameOf(labels.parts, code) }))}
          />
          <RadioField
            field={kind}
            columns={3}
            options={page.codes.kinds.map((code) => ({ value: code, label: nameOf(labels.kinds, code) }))}
          />
          <TextareaField field={content} rows={5} hint={say('content.hint', { language })} />
          {page.messages.length > 0 ? (
            <CheckField
              field={messages}
              columns={1}
              hint={say('messages.hint')}
              options={page.messages.map(({ id, authorName, body, createdAt }) => ({
                value: String(id),
                label: `${authorName} · ${formatDate(locale, createdAt, 'moment')}`,
                hint: <span className="split-words">{body}</span>,
              }))}
            />
          ) : null}
          {page.files.length > 0 ? (
            <div className="split-photos">
              <CheckField
                field={files}
                columns={4}
                options={page.files.map((file) => ({
                  value: file.id,
                  label: file.name,
                  picture: <Small file={file} />,
                }))}
              />
            </div>
          ) : null}
          <div>
            <SubmitButton>{say('send')}</SubmitButton>
          </div>
        </div>
      </Card>
    </Form>
  )
}

function Small({ file }: { file: FormProps['page']['files'][number] }) {
  const { thumb } = fileAddress(file)
  return thumb ? <img className="split-photo" src={thumb} alt="" loading="lazy" /> : <FileText size={32} aria-hidden />
}

import { FileText } from 'lucide-react'
import { nameOf, useLabels } from '#app/catalogue/catalogue.labels.ts'
import { CheckField, RadioField, TextareaField } from '#app/kit/forms/form-fields.tsx'
import { Form, SubmitButton } from '#app/kit/forms/form.tsx'
import { type FormField, useForm } from '#app/kit/forms/use-form.ts'
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

type Page = Route.ComponentProps['loaderData']

type FormProps = {
  page: Page
  refusal: Route.ComponentProps['actionData']
}

export function SplitForm({ page, refusal }: FormProps) {
  const say = useWords(splitWords)
  const both = useWords(pageWords)
  const language = useWords(deskWords)(`language.${page.theirs}`)
  const labels = useLabels()
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
          {page.messages.length > 0 ? <MessagesField field={messages} messages={page.messages} /> : null}
          {page.files.length > 0 ? <FilesField field={files} files={page.files} /> : null}
          <div>
            <SubmitButton>{say('send')}</SubmitButton>
          </div>
        </div>
      </Card>
    </Form>
  )
}

function MessagesField({ field, messages }: { field: FormField } & Pick<Page, 'messages'>) {
  const say = useWords(splitWords)
  const locale = useLocale()
  return (
    <CheckField
      field={field}
      columns={1}
      hint={say('messages.hint')}
      options={messages.map(({ id, authorName, body, createdAt }) => ({
        value: String(id),
        label: `${authorName} · ${formatDate(locale, createdAt, 'moment')}`,
        hint: <span className="split-words">{body}</span>,
      }))}
    />
  )
}

function FilesField({ field, files }: { field: FormField } & Pick<Page, 'files'>) {
  return (
    <div className="split-photos">
      <CheckField
        field={field}
        columns={4}
        options={files.map((file) => ({ value: file.id, label: file.name, picture: <Small file={file} /> }))}
      />
    </div>
  )
}

function Small({ file }: { file: Page['files'][number] }) {
  const { thumb } = fileAddress(file)
  return thumb ? <img className="split-photo" src={thumb} alt="" loading="lazy" /> : <FileText size={32} aria-hidden />
}

import { X } from 'lucide-react'
import { href, useLocation } from 'react-router'
import type * as z from 'zod/mini'
import { Form, SubmitButton } from '#app/kit/forms/form.tsx'
import type { FormFailure } from '#app/kit/forms/problems.ts'
import { useForm, useSubmission } from '#app/kit/forms/use-form.ts'
import { Button } from '#app/kit/ui/button.tsx'
import { Card } from '#app/kit/ui/card.tsx'
import { UploadField } from '#app/kit/uploads/upload-field.tsx'
import type { StoredFile } from '#app/kit/uploads/upload-queue.ts'
import { localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import type { WordTable } from '#app/kit/words/words.ts'
import { cardWords } from './attachments.card.words.ts'
import { removalForm } from './attachments.forms.ts'
import { FileList, type ListedFile } from './attachments.list.tsx'
import { fileLimits } from './attachments.ts'

type FilesSchema = z.ZodMiniObject<{ submission: z.ZodMiniUUID }>

type FilesCardProps = {
  title: string
  files: readonly ListedFile[]
  mayChange: boolean
  submission: { fresh: string; through: string | undefined }
  failure: (FormFailure & { files?: StoredFile[] }) | undefined
  /** The form of the page that adds files, and what may be wrong in it. */
  schema: FilesSchema
  words: WordTable
  hint: string
  /** The button that takes one away. */
  removalOf: (name: string) => string
}

/**
 * What goes with a bulletin or a quote; people who may change it add and take away. Its page has the forms `files` and
 * `remove-file`.
 */
export function FilesCard({ title, files, mayChange, removalOf, ...adding }: FilesCardProps) {
  const {
    submission: { fresh, through },
    failure,
    words,
  } = adding
  // The same one, with what is in it, until it was sent.
  const submission = useSubmission(fresh, through, failure?.submitted)
  if (files.length === 0 && !mayChange) return null
  return (
    <Card title={title} id="files">
      <div className="stack">
        {files.length > 0 ? (
          <FileList files={files}>
            {({ id, name }) => (mayChange ? <Removal file={id} label={removalOf(name)} words={words} /> : null)}
          </FileList>
        ) : null}
        {mayChange ? <FilesForm key={submission} {...adding} submission={submission} /> : null}
      </div>
    </Card>
  )
}

function Removal({ file, label, words }: { file: string; label: string; words: WordTable }) {
  const { pathname } = useLocation()
  const form = useForm(removalForm, { id: `remove-${file}`, words, labels: { file: '' } })
  return (
    <Form form={form} action={pathname}>
      <input type="hidden" name="intent" value="remove-file" />
      <input type="hidden" name="file" value={file} />
      <Button type="submit" variant="ghost" size="small" icon={<X size={16} aria-hidden />} aria-label={label} />
    </Form>
  )
}

type FilesFormProps = Pick<FilesCardProps, 'failure' | 'schema' | 'words' | 'hint'> & { submission: string }

function FilesForm({ submission, failure, schema, words, hint }: FilesFormProps) {
  const say = useWords(cardWords)
  const { pathname } = useLocation()
  const uploads = href('/:locale?/uploads', localePrefix(useLocale()))
  const form = useForm<FilesSchema, 'attachments'>(schema, {
    id: 'files-form',
    words,
    labels: { submission: '', attachments: say('add') },
    failure,
  })
  return (
    <Form form={form} action={pathname} multipart className="stack-small">
      <input type="hidden" name="submission" value={submission} />
      <input type="hidden" name="intent" value="files" />
      <UploadField
        field={form.fields.attachments}
        hint={hint}
        url={uploads}
        submission={submission}
        existing={failure?.files ?? []}
        limits={{ count: fileLimits.count, bytes: fileLimits.photo, total: fileLimits.total }}
      />
      <div>
        <SubmitButton variant="secondary">{say('attach')}</SubmitButton>
      </div>
    </Form>
  )
}

import { X } from 'lucide-react'
import { href, useLocation } from 'react-router'
import { Form, SubmitButton } from '#app/kit/forms/form.tsx'
import type { FormFailure } from '#app/kit/forms/problems.ts'
import { useForm, useSubmission } from '#app/kit/forms/use-form.ts'
import { Button } from '#app/kit/ui/button.tsx'
import { Card } from '#app/kit/ui/card.tsx'
import { UploadField } from '#app/kit/uploads/upload-field.tsx'
import type { StoredFile } from '#app/kit/uploads/upload-queue.ts'
import { localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { type Attachment, fileLimits } from '#app/features/content/attachments/attachments.ts'
import { bulletinWords } from '../bulletins.words.ts'
import { FileList } from '../file-list.tsx'
import { filesForm, removalForm } from '../forms.ts'
import { formWords } from '../forms.words.ts'
import { deskWords } from './desk.words.ts'

type FilesCardProps = {
  files: readonly Attachment[]
  mayChange: boolean
  submission: { fresh: string; through: string | undefined }
  failure: (FormFailure & { files?: StoredFile[] }) | undefined
}

/** What goes with the bulletin; who may change it adds and takes away. */
export function FilesCard({ files, mayChange, submission: { fresh, through }, failure }: FilesCardProps) {
  const say = useWords(deskWords)
  const words = useWords(bulletinWords)
  // The same one, with what is in it, until it was sent.
  const submission = useSubmission(fresh, through, failure?.submitted)
  if (files.length === 0 && !mayChange) return null
  return (
    <Card title={words('files')} id="files">
      <div className="stack">
        {files.length > 0 ? (
          <FileList files={files}>
            {({ id, name }) => (mayChange ? <Removal file={id} label={say('files.remove', { name })} /> : null)}
          </FileList>
        ) : null}
        {mayChange ? <FilesForm key={submission} submission={submission} failure={failure} /> : null}
      </div>
    </Card>
  )
}

function Removal({ file, label }: { file: string; label: string }) {
  const { pathname } = useLocation()
  const form = useForm(removalForm, { id: `remove-${file}`, words: formWords, labels: { file: '' } })
  return (
    <Form form={form} action={pathname}>
      <input type="hidden" name="intent" value="remove-file" />
      <input type="hidden" name="file" value={file} />
      <Button type="submit" variant="ghost" size="small" icon={<X size={16} aria-hidden />} aria-label={label} />
    </Form>
  )
}

function FilesForm({ submission, failure }: { submission: string; failure: FilesCardProps['failure'] }) {
  const say = useWords(deskWords)
  const { pathname } = useLocation()
  const uploads = href('/:locale?/uploads', localePrefix(useLocale()))
  const form = useForm<typeof filesForm, 'attachments'>(filesForm, {
    id: 'files-form',
    words: formWords,
    labels: { submission: '', attachments: say('files.add') },
    failure,
  })
  return (
    <Form form={form} action={pathname} multipart className="stack-small">
      <input type="hidden" name="submission" value={submission} />
      <input type="hidden" name="intent" value="files" />
      <UploadField
        field={form.fields.attachments}
        hint={say('files.hint', { count: fileLimits.count })}
        url={uploads}
        submission={submission}
        existing={failure?.files ?? []}
        limits={{ count: fileLimits.count, bytes: fileLimits.photo, total: fileLimits.total }}
      />
      <div>
        <SubmitButton variant="secondary">{say('files.attach')}</SubmitButton>
      </div>
    </Form>
  )
}

import { X } from 'lucide-react'
import { href, useLocation } from 'react-router'
import { Form, SubmitButton } from '#app/kit/forms/form.tsx'
import { useForm, useSubmission } from '#app/kit/forms/use-form.ts'
import { Button } from '#app/kit/ui/button.tsx'
import { Card } from '#app/kit/ui/card.tsx'
import { UploadField } from '#app/kit/uploads/upload-field.tsx'
import { formatBytes } from '#app/kit/words/formats.ts'
import { localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { fileLimits } from '#app/features/content/attachments/attachments.ts'
import { filesForm, removalForm } from '../quotes.forms.ts'
import { formWords } from '../quotes.forms.words.ts'
import type { PageData } from './page-data.ts'
import { pageWords } from './page.words.ts'
import { anchors, type QuoteFailure } from './actions.ts'

type FilesCardProps = { page: PageData; refusal: QuoteFailure | undefined }

/** What goes with the quote; staff add to a draft, and take from it. */
export function FilesCard({ page, refusal }: FilesCardProps) {
  const say = useWords(pageWords)
  const { files, may } = page
  const failure = refusal?.intent === 'files' ? refusal : undefined
  // The same one, with what is in it, until it was sent.
  const submission = useSubmission(page.submissions.files, page.notice?.submission, failure?.submitted)
  if (files.length === 0 && !may.change) return null
  return (
    <Card title={say('files')} id={anchors.files}>
      <div className="stack">
        {files.length > 0 ? <FileList files={files} mayRemove={may.change} /> : null}
        {may.change ? <FilesForm key={submission} submission={submission} failure={failure} /> : null}
      </div>
    </Card>
  )
}

function FileList({ files, mayRemove }: Pick<PageData, 'files'> & { mayRemove: boolean }) {
  const say = useWords(pageWords)
  const locale = useLocale()
  return (
    <ul className="quote-files">
      {files.map(({ id, name, bytes, content, thumb }) => (
        <li key={id}>
          <a href={content} target="_blank" rel="noreferrer">
            {thumb ? <img src={thumb} alt="" loading="lazy" /> : null}
            <span>{name}</span>
          </a>
          <span className="muted numbers">{formatBytes(locale, bytes)}</span>
          {mayRemove ? <Removal file={id} label={say('files.remove', { name })} /> : null}
        </li>
      ))}
    </ul>
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

function FilesForm({ submission, failure }: { submission: string; failure: QuoteFailure | undefined }) {
  const say = useWords(pageWords)
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

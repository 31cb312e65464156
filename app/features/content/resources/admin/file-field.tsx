import { type FormEvent, useEffect, useState } from 'react'
import { useCurrentForm, useSubmitBlocker } from '#app/kit/forms/form.tsx'
import type { FormField } from '#app/kit/forms/use-form.ts'
import { Asterisk, describedBy, FieldError, messagesOf } from '#app/kit/ui/field.tsx'
import { DropZone } from '#app/kit/ui/files.tsx'
import { formatBytes } from '#app/kit/words/formats.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import type { Shelf } from '../resources.ts'
import type { ResourceFailure } from './actions.server.ts'
import { adminWords } from './admin.words.ts'
import { mistakeOfFile } from './file-mistake.ts'
import { formWords } from './forms.words.ts'
import type { KeptFile } from './upload.server.ts'

type FileFieldProps = {
  field: FormField
  shelf: Shelf
  answer: ResourceFailure | undefined
  kept?: KeptFile | undefined
}

/**
 * The last field of its form: what stands before it is read before the file arrives. The file goes with the form and
 * not by itself, as it does in a claim; what came with mistakes elsewhere is kept and need not be chosen again.
 */
export function FileField({ field, shelf, answer, kept: before }: FileFieldProps) {
  const kept = answer ? answer.kept : before
  // Chosen still in the browser, a file that is kept already would be sent once more.
  return <FileZone key={kept?.name} {...{ field, shelf, answer, kept }} />
}

function FileZone({ field, shelf, answer, kept }: FileFieldProps) {
  const say = useWords(adminWords)
  const locale = useLocale()
  const { name, error, choose } = useChosen({ field, shelf, answer, kept })
  const hint = kept ? 'form.file.kept' : shelf === 'media' ? 'form.file.media' : 'form.file.guide'
  const messages = messagesOf(error)
  return (
    <fieldset
      className={messages.length > 0 ? 'field field-wrong resource-file' : 'field resource-file'}
      // The zone lies over the browser's own control, which would show the name.
      onChange={choose}
    >
      <legend className="field-label">
        {field.label}
        <Asterisk />
      </legend>
      <DropZone
        id={field.id}
        name="file"
        title={name ?? (kept ? `${kept.name} · ${formatBytes(locale, kept.bytes)}` : say('form.file.choose'))}
        hint={say(hint)}
        accept={
          shelf === 'media' ? 'image/jpeg,image/png,image/webp,image/heic,video/mp4,video/quicktime,.pdf' : '.pdf'
        }
        invalid={messages.length > 0}
        aria-describedby={describedBy(field.id, undefined, messages)}
      />
      <FieldError id={field.id} messages={messages} />
    </fieldset>
  )
}

/** The file is validated as it is chosen, and as missing together with all other fields. */
function useChosen({ field, shelf, answer, kept }: FileFieldProps) {
  const problems = useWords(formWords)
  const validateField = useCurrentForm()?.validateField
  /** `answer`: the last one from the server as the file was chosen. */
  const [chosen, setChosen] = useState<{ file: File | undefined; answer: ResourceFailure | undefined }>()
  const choose = ({ currentTarget }: FormEvent<HTMLFieldSetElement>) =>
    setChosen({ file: currentTarget.querySelector('input')?.files?.[0], answer })

  const file = chosen?.file
  const lack = file ? mistakeOfFile(file, shelf) : kept ? undefined : 'file-missing'
  useSubmitBlocker(field, { message: lack && problems(lack) })
  useEffect(() => {
    if (chosen) validateField?.(field.name)
  }, [chosen, validateField, field.name])
  // What the server found wrong was the file before.
  const isReplaced = file !== undefined && chosen?.answer === answer
  return { name: file?.name, error: isReplaced && !lack ? undefined : field.error, choose }
}

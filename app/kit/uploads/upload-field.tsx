import { type ReactNode, use, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { asOfPage } from '#app/kit/as-of.ts'
import { type Person, PersonContext } from '#app/kit/own-memory.ts'
import { Asterisk, describedBy, FieldError, messagesOf } from '#app/kit/ui/field.tsx'
import { DropZone, FileItem, FileList } from '#app/kit/ui/files.tsx'
import { VisuallyHidden } from '#app/kit/ui/hidden.tsx'
import { useToasts } from '#app/kit/ui/toasts.tsx'
import { formatBytes } from '#app/kit/words/formats.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { wordProblem } from '#app/kit/forms/problems.ts'
import { acceptedTypes, type Limits, removedFile } from './accepted-files.ts'
import { useFocusBack } from './focus-back.ts'
import { keeperOf, noteUploaded } from './kept-files.ts'
import { comesInParts, removeFile, sendFile, type UploadTarget } from './send-file.ts'
import { isRunning, type StoredFile, type Upload, type UploadNews, UploadQueue } from './upload-queue.ts'
import type { Say } from '#app/kit/words/words.ts'
import { uploadedToast } from './uploaded-toast.ts'
import { uploadsWords } from './uploads.words.ts'
import type { FormField } from '#app/kit/forms/use-form.ts'
import { useSubmitBlocker } from '#app/kit/forms/form.tsx'

export type UploadOptions = {
  /** Receives one file a post, and the removals: see send-file.ts. */
  url: string
  submission: string
  existing: readonly StoredFile[]
  limits: Limits
  /** Its form opens without a line too, and has to know then what the server has. */
  reopens?: boolean
}

type UploadFieldProps = UploadOptions & {
  field: FormField
  hint?: ReactNode
  /** At least one file must be there. */
  required?: boolean
  /** As many pictures must be there. */
  least?: { pictures: number; message: string } | undefined
}

/**
 * Files of a form. With JavaScript each goes up as soon as it is chosen, and the form is sent without them; without,
 * they are posted with the form.
 */
export function UploadField({ field, hint, required = false, least, ...options }: UploadFieldProps) {
  const say = useWords(uploadsWords)
  const { uploads, queue, remove } = useUploads(field.name, options)
  useSubmitBlocker(field, {
    busy: queue.isBusy(),
    message: mistakeOfUploads(uploads, { required, least, say }),
  })
  const messages = messagesOf(field.error)
  const isOne = options.limits.count === 1
  return (
    <fieldset className={messages.length > 0 ? 'field field-wrong' : 'field'}>
      <legend className="field-label">
        {field.label}
        {required && <Asterisk />}
      </legend>
      <DropZone
        id={field.id}
        name={field.name}
        title={
          <>
            {say(isOne ? 'choose.one' : 'choose')}
            <span className="drop-zone-drop"> {say(isOne ? 'choose.one.drop' : 'choose.drop')}</span>
          </>
        }
        hint={hint}
        accept={acceptedTypes}
        multiple={!isOne}
        camera
        invalid={messages.length > 0}
        aria-describedby={describedBy(field.id, undefined, messages)}
        onFiles={(files) => queue.add(files)}
      />
      <FieldError id={field.id} messages={messages} />
      <EnterKeepsFiles />
      <UploadedFiles {...{ field, uploads, queue, remove }} />
      <Announcement uploads={uploads} />
    </fieldset>
  )
}

/** Enter in a text field presses a form's first button: without this one it would delete the first file. */
export function EnterKeepsFiles() {
  return <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true" />
}

type UploadedProps = Uploads & { field: Pick<FormField, 'id' | 'label'> }

/** What is there and on its way, each with its buttons. */
export function UploadedFiles({ field, uploads, queue, remove }: UploadedProps) {
  const say = useWords(uploadsWords)
  const locale = useLocale()
  const failed = uploads.filter(({ state }) => state === 'failed').length
  const noteWork = useFocusBack(field.id, `${uploads.length} ${failed}`)
  if (uploads.length === 0) return null
  const takeAway = (upload: Upload) => (noteWork(), void remove(upload))
  return (
    <FileList label={say('files-of', { label: field.label })}>
      {uploads.map((upload) => (
        <FileItem
          key={upload.key}
          name={upload.name}
          size={formatBytes(locale, upload.bytes)}
          thumbnail={upload.stored?.thumb ?? undefined}
          kind={upload.kind}
          state={upload.state}
          progress={upload.progress}
          error={upload.problem && wordProblem(locale, uploadsWords, upload.problem)}
          onCancel={() => takeAway(upload)}
          onRetry={upload.retriable ? () => (noteWork(), queue.retry(upload.key)) : undefined}
          onRemove={() => takeAway(upload)}
          {...(upload.stored ? { removeSubmit: { name: removedFile, value: upload.stored.id } } : {})}
        />
      ))}
    </FileList>
  )
}

function toastOf(say: Say<typeof uploadsWords>, { kind, names }: UploadNews) {
  const description = names.join(', ')
  if (kind === 'uploaded') return { id: uploadedToast, title: say('uploaded'), description, color: 'success' as const }
  if (kind === 'failed') return { title: say('upload-failed'), description, color: 'danger' as const }
  // Stays until it is read: the files are in this page alone.
  const unkept = { id: 'unkept', color: 'warning' as const, timeout: 0 }
  return { ...unkept, title: say('unkept'), description: say(kind === 'full' ? 'unkept.full' : 'unkept.refused') }
}

export type Uploads = ReturnType<typeof useUploads>

/** The files of a field, those that are there and those on their way; `remove` is through when the file is gone. */
export function useUploads(field: string, { url, submission, existing, limits, reopens = false }: UploadOptions) {
  const say = useWords(uploadsWords)
  const toasts = useToasts()
  const person = use(PersonContext)
  const target: UploadTarget = { url, submission, field, person }
  const [queue] = useState(
    () =>
      new UploadQueue({
        limits,
        existing,
        send: (file, progress, signal, place, slot, key) =>
          sendFile({ ...target, place, slot, key }, file, progress, signal),
        onNews: (news) => toasts.add(toastOf(say, news)),
        keep: keeperOf(person, target),
        discard: (id) => removeFile(target, id),
      }),
  )
  const uploads = useSyncExternalStore(queue.subscribe, queue.list, queue.list)
  useEffect(() => queue.adopt(existing), [queue, existing])
  useEffect(() => {
    const ending = new AbortController()
    const { signal } = ending
    window.addEventListener('session-back', () => queue.retryAfterSession(), { signal })
    window.addEventListener('online', queue.retryHeld, { signal })
    void queue.restore()
    return () => {
      ending.abort()
      queue.stop()
    }
  }, [queue])

  useNoted(reopens ? person : undefined, target, uploads)

  async function remove({ key, name, stored, file }: Upload) {
    if (!stored) {
      // What has arrived of it, and what it announced, would else count in its form for a day.
      if (queue.drop(key) && file && comesInParts(file)) void removeFile(target, key)
      return
    }
    const done = await removeFile(target, stored.id)
    if (done) queue.drop(key)
    const title = done ? say('removed') : say('remove-failed')
    toasts.add({ title, description: name, color: done ? 'success' : 'danger' })
  }

  return { uploads, queue, remove }
}

/** Keeps in this browser what the server has, whenever that changes. */
function useNoted(person: Person, target: UploadTarget, uploads: readonly Upload[]) {
  const stored = uploads.flatMap((upload) => upload.stored ?? [])
  const ids = stored.map(({ id }) => id).join(' ')
  const before = useRef('')
  const note = useEffectEvent((now: string) => {
    // A page that was kept does not know what its form has.
    const isKnown = now !== '' || before.current !== '' || asOfPage() === undefined
    if (isKnown) void noteUploaded(person, target, stored)
    before.current = now
  })
  useEffect(() => note(ids), [ids])
}

type Wanted = Required<Pick<UploadFieldProps, 'required' | 'least'>> & { say: Say<typeof uploadsWords> }

export function mistakeOfUploads(uploads: readonly Upload[], { required, least, say }: Wanted): string | undefined {
  if (uploads.some((upload) => upload.state === 'failed')) return say('files-failed')
  if (least && countPictures(uploads) < least.pictures) return least.message
  return required && uploads.length === 0 ? say('files-required') : undefined
}

/** Those that are there or on their way. */
export function countPictures(uploads: readonly Upload[]): number {
  return uploads.filter(({ kind, state }) => kind === 'image' && state !== 'failed').length
}

/** Says how many files are still to go, in words and not with every per cent. */
export function Announcement({ uploads }: { uploads: readonly Upload[] }) {
  const say = useWords(uploadsWords)
  const running = uploads.filter(isRunning).length
  const done = uploads.filter((upload) => upload.state === 'done').length
  return (
    <VisuallyHidden>
      <output>
        {running > 0 && say('running', { count: running })}
        {running === 0 && done > 0 && say('all-done', { count: done })}
      </output>
    </VisuallyHidden>
  )
}

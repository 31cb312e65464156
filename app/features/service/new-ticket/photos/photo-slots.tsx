import { Plus } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { useSubmitBlocker } from '#app/kit/forms/form.tsx'
import type { FormField } from '#app/kit/forms/use-form.ts'
import { Asterisk, describedBy, FieldError, messagesOf } from '#app/kit/ui/field.tsx'
import {
  Announcement,
  EnterKeepsFiles,
  mistakeOfUploads,
  UploadedFiles,
  type Uploads,
} from '#app/kit/uploads/upload-field.tsx'
import { acceptedTypes } from '#app/kit/uploads/accepted-files.ts'
import type { Upload } from '#app/kit/uploads/upload-queue.ts'
import { uploadsWords } from '#app/kit/uploads/uploads.words.ts'
import { useWords } from '#app/kit/words/use-words.ts'
import { newTicketWords } from '../new-ticket.words.ts'
import { PhotoSlot } from './photo-slot.tsx'
import { PickFile } from './pick-file.tsx'
import { useLooks } from './use-looks.ts'
import './photo-slots.css'

/** One of the maker's shots, in the reader's language. */
type NamedShot = { code: string; name: string }

type SlotsProps = {
  field: FormField
  shots: readonly NamedShot[]
  photos: Uploads
  required: boolean
  least: { pictures: number; message: string } | undefined
  hint: ReactNode
}

/** A place for each photo that the maker asks for, and one for whatever else there is to show. */
export function PhotoSlots({ field, shots, photos, required, least, hint }: SlotsProps) {
  const say = useWords(uploadsWords)
  const { uploads, queue, remove } = photos
  useSubmitBlocker(field, {
    busy: queue.isBusy(),
    message: mistakeOfUploads(uploads, { required, least, say }),
  })
  const messages = messagesOf(field.error)
  const inSlots = shots.flatMap(({ code }) => inSlot(uploads, code) ?? [])
  const { looks, forget } = useLooksAt(inSlots)

  async function fill(code: string, [file]: File[]) {
    const before = inSlot(uploads, code)
    if (!file) return
    // The same photo chosen again would else be the one that is taken away.
    if (before) await remove(before)
    queue.add([file], code)
  }

  return (
    <fieldset className={messages.length > 0 ? 'field field-wrong' : 'field'}>
      <legend className="field-label">
        {field.label}
        {required && <Asterisk />}
      </legend>
      <EnterKeepsFiles />
      <ul className="slots">
        {shots.map((shot) => (
          <PhotoSlot
            key={shot.code}
            shot={shot}
            field={field}
            upload={inSlot(uploads, shot.code)}
            look={looks[shot.code]}
            onFiles={(files) => void fill(shot.code, files)}
            onRetry={(upload) => queue.retry(upload.key)}
            onRemove={(upload) => (forget(shot.code), void remove(upload))}
          />
        ))}
        <OtherSlot field={field} messages={messages} onFiles={(files) => queue.add(files)} />
      </ul>
      <p className="field-hint">{hint}</p>
      <FieldError id={field.id} messages={messages} />
      <UploadedFiles
        field={field}
        uploads={uploads.filter((upload) => !inSlots.includes(upload))}
        {...{ queue, remove }}
      />
      <Announcement uploads={uploads} />
    </fieldset>
  )
}

/** Also at those that an earlier page has kept. */
function useLooksAt(inSlots: readonly Upload[]) {
  const { looks, look, forget } = useLooks()
  const keys = inSlots.map(({ key }) => key).join(' ')
  const lookAt = useEffectEvent((key: string) => {
    const { slot, file } = inSlots.find((upload) => upload.key === key) ?? {}
    if (slot !== undefined && file) look(slot, file)
  })
  useEffect(() => keys.split(' ').forEach((key) => lookAt(key)), [keys])
  return { looks, forget }
}

/** The latest that was chosen for it. */
function inSlot(uploads: readonly Upload[], code: string): Upload | undefined {
  return uploads.findLast(({ slot, kind }) => slot === code && kind === 'image')
}

/** The shots that nothing has been chosen for. */
export function missingShots<Shot extends NamedShot>(shots: readonly Shot[], { uploads }: Uploads): Shot[] {
  return shots.filter(({ code }) => !inSlot(uploads, code))
}

type OtherProps = { field: FormField; messages: readonly string[]; onFiles: (files: File[]) => void }

/** Also the field's own input: a mistake leads here. */
function OtherSlot({ field, messages, onFiles }: OtherProps) {
  const say = useWords(newTicketWords)
  return (
    <li className="slot slot-other">
      <label className="slot-main">
        <Plus className="slot-plus" aria-hidden />
        <span className="slot-name">{say('slots.other')}</span>
        <PickFile
          id={field.id}
          name={field.name}
          accept={acceptedTypes}
          multiple
          aria-invalid={messages.length > 0 || undefined}
          aria-describedby={describedBy(field.id, undefined, messages)}
          onFiles={onFiles}
        />
      </label>
    </li>
  )
}

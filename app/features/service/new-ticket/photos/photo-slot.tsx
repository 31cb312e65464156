import { Camera, Check, RotateCw, Trash2 } from 'lucide-react'
import { slotField } from '#app/features/content/attachments/attachments.ts'
import { ShotDrawing } from '#app/features/bicycles/models/models.shot-drawing.tsx'
import { wordProblem } from '#app/kit/forms/problems.ts'
import type { FormField } from '#app/kit/forms/use-form.ts'
import { Button } from '#app/kit/ui/button.tsx'
import { Progress } from '#app/kit/ui/progress.tsx'
import { Thumbnail } from '#app/kit/ui/thumbnail.tsx'
import { acceptedTypes, removedFile } from '#app/kit/uploads/accepted-files.ts'
import { useFocusBack } from '#app/kit/uploads/focus-back.ts'
import type { Upload } from '#app/kit/uploads/upload-queue.ts'
import { uploadsWords } from '#app/kit/uploads/uploads.words.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { newTicketWords } from '../new-ticket.words.ts'
import { PickFile } from './pick-file.tsx'
import type { Look } from './use-looks.ts'

type SlotProps = {
  shot: { code: string; name: string }
  field: FormField
  upload: Upload | undefined
  look: Look | undefined
  onFiles: (files: File[]) => void
  onRetry: (upload: Upload) => void
  onRemove: (upload: Upload) => void
}

const pictures = acceptedTypes
  .split(',')
  .filter((type) => type.startsWith('image/'))
  .join(',')

/** The place of one shot: its drawing until a photo fills it. */
export function PhotoSlot(props: SlotProps) {
  const { shot, field, upload } = props
  const stage = upload?.state === 'failed' ? 'failed' : upload ? 'filled' : 'empty'
  const noteWork = useFocusBack(`${field.id}-${shot.code}`, stage)
  const work = {
    onFiles: (files: File[]) => (noteWork(), props.onFiles(files)),
    onRetry: (one: Upload) => (noteWork(), props.onRetry(one)),
    onRemove: (one: Upload) => (noteWork(), props.onRemove(one)),
  }
  return upload ? <FilledSlot {...props} {...work} upload={upload} /> : <EmptySlot {...props} {...work} />
}

function EmptySlot({ shot, field, onFiles }: SlotProps) {
  const say = useWords(newTicketWords)
  const name = slotField('attachments', shot.code)
  return (
    <li className="slot slot-empty">
      <label className="slot-main">
        <ShotDrawing code={shot.code} />
        <span className="slot-name">{shot.name}</span>
        <PickFile id={`${field.id}-${shot.code}`} name={name} accept={pictures} onFiles={onFiles} />
      </label>
      <label className="slot-camera needs-script">
        <Camera size={18} aria-hidden />
        <span className="visually-hidden">{say('slot.camera', { shot: shot.name })}</span>
        <PickFile accept="image/*" capture="environment" onFiles={onFiles} />
      </label>
    </li>
  )
}

function FilledSlot({ shot, field, upload, look, onFiles, onRetry, onRemove }: SlotProps & { upload: Upload }) {
  const say = useWords(newTicketWords)
  const locale = useLocale()
  const { state, progress, stored, problem, retriable } = upload
  const picture = look?.picture ?? stored?.thumb ?? undefined
  const removal = stored ? { name: removedFile, value: stored.id } : {}
  return (
    <li className={`slot slot-filled slot-${state}`}>
      <label className="slot-main">
        <Thumbnail src={picture} fallback={<ShotDrawing code={shot.code} />} />
        <span className="slot-name">{shot.name}</span>
        <PickFile
          id={`${field.id}-${shot.code}`}
          accept={pictures}
          aria-label={say('slot.replace', { shot: shot.name })}
          title={say('slot.replace', { shot: shot.name })}
          onFiles={onFiles}
        />
      </label>
      {state === 'done' && (
        <span className="slot-tick">
          <Check size={14} aria-hidden />
          <span className="visually-hidden">{say('slot.there')}</span>
        </span>
      )}
      {look?.flaw && state !== 'failed' && <span className="slot-flaw">{say(`flaw.${look.flaw}`)}</span>}
      {state === 'failed' && (
        <p className="slot-problem" role="alert">
          {problem && wordProblem(locale, uploadsWords, problem)}
        </p>
      )}
      {upload.held && problem && <p className="slot-waits">{wordProblem(locale, uploadsWords, problem)}</p>}
      {(state === 'uploading' || state === 'waiting') && <Progress label={shot.name} value={progress} />}
      <span className="slot-buttons">
        {state === 'failed' && retriable && (
          <Button
            size="small"
            icon={<RotateCw size={16} />}
            aria-label={say('slot.retry', { shot: shot.name })}
            onClick={() => onRetry(upload)}
          />
        )}
        <Button
          size="small"
          icon={<Trash2 size={16} />}
          {...removal}
          type={stored ? 'submit' : 'button'}
          formNoValidate
          aria-label={say('slot.empty', { shot: shot.name })}
          onClick={(event) => {
            event.preventDefault()
            onRemove(upload)
          }}
        />
      </span>
    </li>
  )
}

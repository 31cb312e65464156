import { Camera, CloudUpload, File, Film, Image as ImageIcon, RotateCw, Trash2, X } from 'lucide-react'
import type { ChangeEvent, ReactNode } from 'react'
import { useWords } from '#app/kit/words/use-words.ts'
import { Button } from './button.tsx'
import { Progress } from './progress.tsx'
import { Thumbnail } from './thumbnail.tsx'
import { uiWords } from './ui.words.ts'
import './files.css'

type DropZoneProps = {
  id: string
  /** Both inputs bear it, so that a form sent without a script carries every file. */
  name: string
  title: ReactNode
  hint?: ReactNode
  accept?: string
  multiple?: boolean
  /** Adds the camera's own button on a device that is touched. */
  camera?: boolean
  disabled?: boolean
  invalid?: boolean | undefined
  'aria-describedby'?: string | undefined
  /** Receives the files as they are chosen or dropped, and empties the box; without it they wait for the form. */
  onFiles?: (files: File[]) => void
}

/** The file input lies over the whole zone: choosing and dropping are the browser's own, script or not. */
export function DropZone({ id, name, title, hint, camera, invalid, onFiles, ...input }: DropZoneProps) {
  const words = useWords(uiWords)
  const shared = {
    ...input,
    name,
    type: 'file',
    'data-at-once': onFiles && '',
    'aria-invalid': invalid || undefined,
    onChange: (event: ChangeEvent<HTMLInputElement>) => hand(event.currentTarget, onFiles),
  }
  return (
    <div className={invalid ? 'drop-zone drop-zone-wrong' : 'drop-zone'}>
      <label className="drop-zone-main" htmlFor={id}>
        <CloudUpload size={18} aria-hidden />
        <span className="drop-zone-title">{title}</span>
        <input {...shared} id={id} className="drop-zone-input" />
      </label>
      {hint && <p className="drop-zone-hint">{hint}</p>}
      {camera && (
        <label className="button button-secondary drop-zone-camera">
          <Camera size={16} />
          <span>{words('takePhoto')}</span>
          <input {...shared} accept="image/*" capture="environment" multiple={false} className="drop-zone-input" />
        </label>
      )}
    </div>
  )
}

function hand(input: HTMLInputElement, onFiles: DropZoneProps['onFiles']) {
  if (!onFiles || !input.files?.length) return
  onFiles([...input.files])
  // Emptied, so that the same file can be chosen again and the form does not send it twice.
  input.value = ''
}

export function FileList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className="files" aria-label={label}>
      {children}
    </ul>
  )
}

type FileItemProps = {
  name: string
  /** Already written for a person: '3,4 MB'. */
  size?: string
  thumbnail?: string | undefined
  kind?: 'image' | 'video' | 'document'
  state: 'waiting' | 'uploading' | 'done' | 'failed'
  /** 0 to 100. */
  progress?: number | undefined
  error?: string | undefined
  onCancel?: (() => void) | undefined
  onRetry?: (() => void) | undefined
  onRemove?: (() => void) | undefined
  /** Removal by sending the form, which works without a script. */
  removeSubmit?: { name: string; value: string; formAction?: string }
}

const kindIcons = { image: ImageIcon, video: Film, document: File }

export function FileItem(props: FileItemProps) {
  const { name, thumbnail, kind = 'image', state, progress } = props
  const words = useWords(uiWords)
  const Icon = kindIcons[kind]
  return (
    <li className={`file file-${state}`}>
      <span className="file-picture">
        <Thumbnail src={thumbnail} fallback={<Icon size={20} />} />
      </span>
      <div className="file-words">
        <span className="cut file-name" title={name}>
          {name}
        </span>
        <span className="file-note">{noteOf(props, words)}</span>
        {state === 'uploading' && <Progress label={name} value={progress} />}
      </div>
      <FileButtons {...props} />
    </li>
  )
}

function noteOf({ size, state, progress, error }: FileItemProps, words: Words): string {
  const said = {
    waiting: () => error ?? words('fileWaiting'),
    uploading: () => words('fileUploading', { percent: Math.round(progress ?? 0) }),
    done: () => '',
    failed: () => error ?? words('fileFailed'),
  }
  return [state === 'failed' ? undefined : size, said[state]()].filter(Boolean).join(' · ')
}

type Words = ReturnType<typeof useWords<typeof uiWords>>

function FileButtons({ name, state, onCancel, onRetry, onRemove, removeSubmit }: FileItemProps) {
  const words = useWords(uiWords)
  const pending = state === 'waiting' || state === 'uploading'
  return (
    <span className="file-buttons">
      {state === 'failed' && onRetry && (
        <Button
          size="small"
          icon={<RotateCw size={16} />}
          onClick={onRetry}
          aria-label={words('retryFileNamed', { name })}
        >
          {words('retryFile')}
        </Button>
      )}
      {/* One and the same button, so that a focus that was on it stays as the file arrives. */}
      {pending
        ? onCancel && (
            <Button
              size="small"
              variant="ghost"
              icon={<X size={16} />}
              onClick={onCancel}
              aria-label={words('cancelFile', { name })}
            />
          )
        : (onRemove || removeSubmit) && (
            <Button
              size="small"
              variant="ghost"
              icon={<Trash2 size={16} />}
              {...removeSubmit}
              type={removeSubmit ? 'submit' : 'button'}
              formNoValidate
              onClick={onRemove && ((event) => (event.preventDefault(), onRemove()))}
              aria-label={words('removeFile', { name })}
            />
          )}
    </span>
  )
}

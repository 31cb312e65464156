import { ChevronLeft, ChevronRight, ExternalLink, Play } from 'lucide-react'
import { type MouseEvent, useState } from 'react'
import { useWords } from '#app/kit/words/use-words.ts'
import { Button } from './button.tsx'
import { Modal } from './modal.tsx'
import { uiWords } from './ui.words.ts'
import './photo-grid.css'

export type Photo = {
  id: string | number
  /** The whole picture or video. */
  src: string
  thumbnail?: string | undefined
  /** The file's name, or what it shows. */
  name: string
  kind?: 'image' | 'video'
}

/** Links to the pictures; in the browser they open one at a time over the page. */
export function PhotoGrid({ label, photos }: { label: string; photos: readonly Photo[] }) {
  const words = useWords(uiWords)
  const [shown, show] = useState<number>()
  const photo = shown === undefined ? undefined : photos[shown]

  function open(event: MouseEvent, index: number) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    show(index)
  }

  return (
    <>
      <ul className="photos" aria-label={label}>
        {photos.map(({ id, src, thumbnail, name, kind }, index) => (
          <li key={id}>
            <a
              href={src}
              className="photo"
              aria-label={words(kind === 'video' ? 'openVideo' : 'openPhoto', { name })}
              onClick={(event) => open(event, index)}
            >
              {thumbnail && <img src={thumbnail} alt="" loading="lazy" />}
              {kind === 'video' && (
                <span className="photo-play">
                  <Play size={20} />
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
      {photo && shown !== undefined && (
        <Lightbox photo={photo} position={shown} total={photos.length} onMove={show} onClose={() => show(undefined)} />
      )}
    </>
  )
}

type LightboxProps = {
  photo: Photo
  position: number
  total: number
  onMove: (position: number) => void
  onClose: () => void
}

function Lightbox({ photo, position, total, onMove, onClose }: LightboxProps) {
  const words = useWords(uiWords)
  const move = (by: number) => onMove((position + by + total) % total)
  return (
    <Modal
      open
      size="large"
      title={<span className="cut">{photo.name}</span>}
      onClose={onClose}
      onArrow={total > 1 ? move : undefined}
      footer={
        <div className="lightbox-footer">
          <span className="numbers muted">{words('photoOf', { position: position + 1, total })}</span>
          <a className="button button-ghost button-small" href={photo.src} target="_blank" rel="noreferrer">
            <ExternalLink size={16} />
            {words('openOriginal')}
          </a>
          {total > 1 && (
            <>
              <Button icon={<ChevronLeft size={20} />} aria-label={words('previousPhoto')} onClick={() => move(-1)} />
              <Button icon={<ChevronRight size={20} />} aria-label={words('nextPhoto')} onClick={() => move(1)} />
            </>
          )}
        </div>
      }
    >
      <div className="lightbox-picture">
        {photo.kind === 'video' ? (
          // What a customer films has no captions.
          // oxlint-disable-next-line jsx-a11y/media-has-caption
          <video key={photo.id} src={photo.src} controls playsInline preload="metadata" />
        ) : (
          <img key={photo.id} src={photo.src} alt={photo.name} />
        )}
      </div>
    </Modal>
  )
}

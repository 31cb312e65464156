import { ChevronLeft, ChevronRight, ExternalLink, Play } from 'lucide-react'
import { type MouseEvent, type TouchEvent, useCallback, useEffect, useRef, useState } from 'react'
import { useWords } from '#app/kit/words/use-words.ts'
import { Button } from './button.tsx'
import { Modal } from './modal.tsx'
import { isPlainPress } from './plain-press.ts'
import { Video } from './video.tsx'
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
    if (!isPlainPress(event)) return
    event.preventDefault()
    // An entry of the history that the router knows nothing of: Back leaves the photo, and not the page.
    window.history.pushState(window.history.state, '')
    show(index)
  }
  const hide = useCallback(() => show(undefined), [])

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
              {kind === 'video' && <PlayMark />}
            </a>
          </li>
        ))}
      </ul>
      {photo && shown !== undefined && (
        <Lightbox photo={photo} position={shown} total={photos.length} onMove={show} onClose={hide} />
      )}
    </>
  )
}

/** On the small form of a video. */
export function PlayMark() {
  return (
    <span className="photo-play">
      <Play size={20} />
    </span>
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
  const goBack = useBack(onClose)
  const move = (by: number) => onMove((position + by + total) % total)
  const swipe = useSwipe(move)
  return (
    <Modal
      open
      size="photo"
      title={<span className="cut">{photo.name}</span>}
      onClose={goBack}
      onArrow={total > 1 ? move : undefined}
      footer={
        <div className="lightbox-footer">
          <output className="numbers muted">{words('photoOf', { position: position + 1, total })}</output>
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
      {/* A video's own controls are dragged, which must not turn the page. */}
      <div className="lightbox-picture" {...(total > 1 && photo.kind !== 'video' ? swipe : {})}>
        {photo.kind === 'video' ? (
          <Video key={photo.id} src={photo.src} />
        ) : (
          <img key={photo.id} src={photo.src} alt={photo.name} />
        )}
      </div>
    </Modal>
  )
}

/** Closed by leaving the entry that was made for it, whether by the browser's Back or by what this returns. */
function useBack(onClose: () => void): () => void {
  const isLeaving = useRef(false)
  useEffect(() => {
    const page = window.location.href
    function onPop(event: PopStateEvent) {
      // Heard before the router, which would read the same page again. Further back, it is the router's.
      if (window.location.href === page) event.stopImmediatePropagation()
      onClose()
    }
    window.addEventListener('popstate', onPop, { capture: true })
    return () => window.removeEventListener('popstate', onPop, { capture: true })
  }, [onClose])
  return () => {
    // Pressed twice, it would leave the page as well.
    if (isLeaving.current) return
    isLeaving.current = true
    window.history.back()
  }
}

/** So far a finger goes, in pixels, before it means the next picture. */
const swipeLeast = 48

function useSwipe(onSwipe: (by: 1 | -1) => void) {
  const from = useRef<{ x: number; y: number }>(undefined)
  return {
    onTouchStart({ touches }: TouchEvent) {
      const first = touches.length === 1 ? touches[0] : undefined
      // Two fingers enlarge the picture, and one then moves about in it.
      const isEnlarged = (window.visualViewport?.scale ?? 1) > 1.01
      from.current = first && !isEnlarged ? { x: first.clientX, y: first.clientY } : undefined
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const last = changedTouches[0]
      const start = from.current
      from.current = undefined
      if (!start || !last) return
      const [x, y] = [last.clientX - start.x, last.clientY - start.y]
      if (Math.abs(x) >= swipeLeast && Math.abs(x) > 2 * Math.abs(y)) onSwipe(x < 0 ? 1 : -1)
    },
    onTouchCancel() {
      from.current = undefined
    },
  }
}

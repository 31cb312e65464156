import type { KeyboardEvent, MouseEvent, PointerEvent } from 'react'
import { type Attachment, fileAddress } from '#app/features/content/attachments/attachments.ts'
import { isPlainPress } from '#app/kit/ui/plain-press.ts'
import { useHydrated } from '#app/kit/ui/use-hydrated.ts'
import { uiWords } from '#app/kit/ui/ui.words.ts'
import { Video } from '#app/kit/ui/video.tsx'
import { formatDay } from '#app/kit/words/formats.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { pageWords } from '../../page/page.words.ts'
import { paneWords } from './photo-pane.words.ts'
import { spaceBar } from './space-bar.ts'

type LargeProps = {
  file: Attachment
  turned: number
  zoomed: boolean
  onZoom: () => void
  onKeyDown: (event: KeyboardEvent) => void
}

export function LargePhoto(props: LargeProps) {
  const { file } = props
  return (
    <figure className="photo-shown">
      {file.kind === 'video' ? <Video src={fileAddress(file).content} /> : <Glass {...props} />}
      <figcaption>
        <Told file={file} />
      </figcaption>
    </figure>
  )
}

/** Enlarges the picture where it is pressed. Without a script it is a link, and opens it as every link does. */
function Glass({ file, turned, zoomed, onZoom, onKeyDown }: LargeProps) {
  const say = useWords(paneWords)
  const ui = useWords(uiWords)
  const enlarges = useHydrated()
  const { content, thumb } = fileAddress(file)
  const { name } = file
  const asButton = { role: 'button', 'aria-pressed': zoomed, 'aria-label': say('zoom.of', { name }) }
  return (
    <a
      href={content}
      className={zoomed ? 'photo-glass photo-zoomed' : 'photo-glass'}
      draggable={false}
      {...(enlarges ? asButton : { 'aria-label': ui('openPhoto', { name }) })}
      onPointerMove={follow}
      onKeyDown={(event) => {
        // A button is pressed by the space bar as well.
        const pressed = spaceBar(event)
        if (pressed) event.preventDefault()
        if (pressed === 'press') onZoom()
        onKeyDown(event)
      }}
      onClick={(event) => {
        if (!isPlainPress(event)) return
        event.preventDefault()
        follow(event)
        onZoom()
      }}
    >
      <span className={`photo-turned photo-turned-${turned}`}>
        {thumb ? <img src={thumb} alt="" /> : null}
        <img src={content} alt={name} />
      </span>
    </a>
  )
}

/** The enlarged picture goes where the pointer is. The place is set by script, since no style stands in the page. */
function follow({ currentTarget, clientX, clientY, detail, type }: ReactPointer | MouseEvent<HTMLAnchorElement>) {
  // A click of the keyboard has no place.
  if (type === 'click' && detail === 0) return
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  currentTarget.style.setProperty('--x', `${(100 * (clientX - left)) / width}%`)
  currentTarget.style.setProperty('--y', `${(100 * (clientY - top)) / height}%`)
}

type ReactPointer = PointerEvent<HTMLAnchorElement>

/** When it was taken, as far as the camera knew; a name says little. */
function Told({ file }: { file: Attachment }) {
  const say = useWords(pageWords)
  const locale = useLocale()
  const day = file.capturedAt ? formatDay(locale, file.capturedAt.slice(0, 10)) : undefined
  return [file.field === 'receipt' ? say('receipt') : file.name, day].filter(Boolean).join(' · ')
}

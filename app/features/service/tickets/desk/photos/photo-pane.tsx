import { Columns2, ExternalLink, RotateCw, Square, ZoomIn } from 'lucide-react'
import { type KeyboardEvent, type MouseEvent, type ReactNode, useState } from 'react'
import { type Attachment, fileAddress } from '#app/features/content/attachments/attachments.ts'
import { pageWords } from '../../page/page.words.ts'
import { isPlainPress } from '#app/kit/ui/plain-press.ts'
import { Button } from '#app/kit/ui/button.tsx'
import { PlayMark } from '#app/kit/ui/photo-grid.tsx'
import { uiWords } from '#app/kit/ui/ui.words.ts'
import { useWords } from '#app/kit/words/use-words.ts'
import { drawingItem, ShownDrawing, SmallDrawing } from './photo-drawing.tsx'
import type { Marked } from '#app/features/service/marks/marks.ts'
import { LargePhoto } from './photo-large.tsx'
import { paneWords } from './photo-pane.words.ts'
import { SamePhotos } from './photo-same.tsx'
import './photo-pane.css'

type PhotoPaneProps = {
  files: readonly Attachment[]
  /** A place for each picture that is to be there and is not, below the others. */
  missing?: ReactNode
  /** The drawing on which the sender marked the damage. */
  marked?: Marked | null
}

/**
 * The pictures of a ticket, large: one or two of them beside each other, and all of them small below. What is done to them
 * here is done to the view alone. Without a script all of them are links.
 */
export function PhotoPane({ files, missing, marked = null }: PhotoPaneProps) {
  const page = useWords(pageWords)
  const pictures = files.filter(({ kind, withdrawn }) => kind !== 'pdf' && !withdrawn)
  const items: Item[] = marked ? [...pictures, drawingItem] : pictures
  const [first] = items
  const view = usePane(items)
  if (!first) return missing ? <ul className="photo-strip">{missing}</ul> : null
  const shown = view.pair ?? (view.isDouble ? [view.at(0), view.at(1)] : [view.at(0)])
  return (
    <section className="photo-pane" aria-label={page('photos')}>
      <div className={view.pair ? `${stageClass(shown)} photo-stage-pair` : stageClass(shown)}>
        {shown.flatMap((file) =>
          file?.kind === 'drawing' ? (
            <ShownDrawing key={file.id} marked={marked} />
          ) : file ? (
            <LargePhoto
              key={file.id}
              file={file}
              turned={view.turns[file.id] ?? 0}
              zoomed={view.zoomed === file.id}
              onZoom={() => view.zoom(file.id)}
              onKeyDown={view.onKeyDown}
            />
          ) : (
            []
          ),
        )}
        <Tools view={view} current={shown[0] ?? first} total={items.length} />
      </div>
      <SamePhotos pictures={pictures} onCompare={view.compare} />
      <ul className="photo-strip">
        {pictures.map((file, index) => (
          <Small
            key={file.id}
            file={file}
            isShown={shown.includes(file)}
            onPress={(event) => view.show(event, index)}
            onKeyDown={view.onKeyDown}
          />
        ))}
        {marked ? (
          <SmallDrawing
            marked={marked}
            isShown={shown.includes(drawingItem)}
            onPress={(event) => view.show(event, pictures.length)}
            onKeyDown={view.onKeyDown}
          />
        ) : null}
        {missing}
      </ul>
    </section>
  )
}

type Item = Attachment | typeof drawingItem

/** Two pictures that lie take less height than others. */
function stageClass(pair: readonly (Item | undefined)[]): string {
  if (pair.length < 2) return 'photo-stage'
  const doLie = pair.every((item) => item?.kind === 'drawing' || (item?.width ?? 0) > (item?.height ?? 0))
  return `photo-stage photo-stage-two${doLie ? ' photo-stage-low' : ''}`
}

type View = ReturnType<typeof usePane>

function usePane(pictures: readonly Item[]) {
  const [index, setIndex] = useState(0)
  const [isDouble, setDouble] = useState(pictures.length > 1)
  const [zoomed, setZoomed] = useState<string>()
  const [turns, setTurns] = useState<Record<string, number>>({})
  const [pair, setPair] = useState<[Attachment, Attachment]>()
  const total = pictures.length
  function go(to: number) {
    setZoomed(undefined)
    setPair(undefined)
    setIndex((to + total) % total)
  }
  const zoom = (id: string) => setZoomed((now) => (now === id ? undefined : id))
  return {
    /** A picture and one of another ticket beside it. */
    pair,
    compare: setPair,
    isDouble: pair !== undefined || (isDouble && total > 1),
    zoomed,
    turns,
    at: (offset: number) => pictures[(index + offset) % total],
    toggleDouble: () => {
      setDouble((now) => !now && !pair)
      setPair(undefined)
    },
    zoom,
    turn: (id: string) => setTurns((now) => ({ ...now, [id]: ((now[id] ?? 0) + 1) % 4 })),
    show: (event: MouseEvent, to: number) => {
      if (!isPlainPress(event)) return
      event.preventDefault()
      go(to)
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.metaKey || event.ctrlKey || event.altKey || total < 2) return
      if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
        event.preventDefault()
        go(index + (event.key === 'ArrowLeft' ? -1 : 1))
      }
    },
  }
}

function Tools({ view, current, total }: { view: View; current: Item; total: number }) {
  const say = useWords(paneWords)
  const ui = useWords(uiWords)
  const isPhoto = current.kind === 'photo'
  return (
    <div className="photo-tools needs-script">
      {isPhoto ? (
        <>
          <Button
            size="small"
            icon={<RotateCw size={16} />}
            aria-label={say('turn')}
            onClick={() => view.turn(current.id)}
          >
            {say('turn')}
          </Button>
          <Button
            size="small"
            icon={<ZoomIn size={16} />}
            onClick={() => view.zoom(current.id)}
            aria-pressed={view.zoomed === current.id}
            aria-label={say('zoom')}
          >
            {say('zoom')}
          </Button>
        </>
      ) : null}
      {total > 1 || view.pair ? (
        <Button
          size="small"
          icon={view.isDouble ? <Square size={16} /> : <Columns2 size={16} />}
          onClick={view.toggleDouble}
          aria-label={say(view.isDouble ? 'one' : 'two')}
        >
          {say(view.isDouble ? 'one' : 'two')}
        </Button>
      ) : null}
      {current.kind === 'drawing' ? null : (
        <a
          className="button button-secondary button-small button-alone"
          href={fileAddress(current).content}
          target="_blank"
          rel="noreferrer"
          aria-label={ui('openOriginal')}
        >
          <ExternalLink size={16} aria-hidden />
        </a>
      )}
    </div>
  )
}

type SmallProps = {
  file: Attachment
  isShown: boolean
  onPress: (event: MouseEvent) => void
  onKeyDown: (event: KeyboardEvent) => void
}

function Small({ file, isShown, onPress, onKeyDown }: SmallProps) {
  const ui = useWords(uiWords)
  const page = useWords(pageWords)
  const { content, thumb } = fileAddress(file)
  // What a camera calls a picture says nothing.
  const label = file.field === 'receipt' ? page('receipt') : file.slot === null ? undefined : file.name
  return (
    <li>
      <a
        href={content}
        className="photo"
        aria-label={ui(file.kind === 'video' ? 'openVideo' : 'openPhoto', { name: file.name })}
        aria-current={isShown || undefined}
        onClick={onPress}
        onKeyDown={onKeyDown}
      >
        {thumb ? <img src={thumb} alt="" loading="lazy" /> : null}
        {file.kind === 'video' ? <PlayMark /> : null}
      </a>
      {label ? (
        <span className="photo-small-name cut" title={label}>
          {label}
        </span>
      ) : null}
    </li>
  )
}

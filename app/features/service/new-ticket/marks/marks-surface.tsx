import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import type { BicycleMap } from '#app/features/bicycles/bicycle/bicycle.places.ts'
import { useWords } from '#app/kit/words/use-words.ts'
import { circle } from '#app/features/service/marks/marks.ts'
import { MarkSign, viewBoxOf } from '#app/features/service/marks/marks.tsx'
import { marksWords, tellNumbered } from '#app/features/service/marks/marks.words.ts'
import type { Marks, ShownMark } from './use-marks.ts'

type SurfaceProps = {
  map: BicycleMap
  marks: Marks
  onAdd: (at: { x: number; y: number }, r: number) => void
  onRemove: (index: number) => void
}

/** What a key moves a mark by, in millimetres; with the shift key further. */
const [step, leap] = [8, 40]

/**
 * The drawing, to be marked. A tap sets a point and a drag a circle; a finger that drags scrolls the page, as it does
 * everywhere. A mark that is there is moved by dragging it, or by keys.
 */
export function MarksSurface({ map, marks, onAdd, onRemove }: SurfaceProps) {
  const surface = useRef<SVGSVGElement>(null)
  const [begun, setBegun] = useState<{ x: number; y: number; r: number }>()
  const at = (event: PointerEvent) => placeOf(surface.current, event)

  function press(event: PointerEvent<SVGSVGElement>) {
    if (event.target !== event.currentTarget || event.button !== 0) return
    const place = at(event)
    if (place && event.pointerType === 'mouse') event.currentTarget.setPointerCapture(event.pointerId)
    setBegun(place && { ...place, r: 0 })
  }
  function drag(event: PointerEvent<SVGSVGElement>) {
    const place = begun && event.pointerType !== 'touch' ? at(event) : undefined
    if (begun && place) setBegun({ ...begun, r: radiusTo(begun, place) })
  }
  function release() {
    if (begun) onAdd({ x: begun.x, y: begun.y }, begun.r)
    setBegun(undefined)
  }
  return (
    <svg
      ref={surface}
      className="marks damage-surface"
      viewBox={viewBoxOf(map)}
      onPointerDown={press}
      onPointerMove={drag}
      onPointerUp={release}
      onPointerCancel={() => setBegun(undefined)}
    >
      {begun && begun.r > 0 ? <circle className="mark-ring" cx={begun.x} cy={begun.y} r={begun.r} /> : null}
      {marks.shown.map((one, position) => (
        <Handle key={one.index} {...{ one, position, map, marks, at }} onRemove={() => onRemove(one.index)} />
      ))}
    </svg>
  )
}

/** Where the focus goes. */
export function markId(index: number): string {
  return `damage-mark-${index}`
}

type HandleProps = {
  one: ShownMark
  position: number
  map: BicycleMap
  marks: Marks
  at: (event: PointerEvent) => { x: number; y: number } | undefined
  onRemove: () => void
}

function Handle({ one: { mark, index }, position, map, marks, at, onRemove }: HandleProps) {
  const say = useWords(marksWords)
  // The latest key moved it as well: the two are one step back.
  const isMoving = useRef(false)
  const grip = useRef<{ x: number; y: number }>(undefined)

  function press(event: PointerEvent<SVGGElement>) {
    const place = at(event)
    if (!place || event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    grip.current = { x: place.x - mark.x, y: place.y - mark.y }
    isMoving.current = false
  }
  function drag(event: PointerEvent<SVGGElement>) {
    const place = grip.current && at(event)
    if (!place || !grip.current) return
    marks.move(index, place.x - grip.current.x, place.y - grip.current.y, isMoving.current)
    isMoving.current = true
  }
  function type(event: KeyboardEvent<SVGGElement>) {
    if (event.metaKey || event.ctrlKey || event.altKey) return
    const way = ways[event.key]
    if (way) {
      const far = event.shiftKey ? leap : step
      marks.move(index, mark.x + far * way[0], mark.y + far * way[1], isMoving.current)
    } else if (event.key === '+' || event.key === '=') marks.resize(index, 1)
    else if (event.key === '-' || event.key === '_') marks.resize(index, -1)
    else if (event.key === 'Delete' || event.key === 'Backspace') onRemove()
    else return
    isMoving.current = Boolean(way)
    event.preventDefault()
  }
  return (
    <g
      id={markId(index)}
      className="damage-handle"
      // A drawing knows no buttons of its own.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="button"
      tabIndex={0}
      // Within a drawing names of attributes keep their letters, and Preact writes this one as it stands above.
      ref={(handle) => handle?.setAttribute('tabindex', '0')}
      aria-label={tellNumbered(say, map, mark, position)}
      aria-keyshortcuts="ArrowLeft ArrowRight ArrowUp ArrowDown + - Delete"
      onPointerDown={press}
      onPointerMove={drag}
      onPointerUp={() => (grip.current = undefined)}
      onPointerCancel={() => (grip.current = undefined)}
      onKeyDown={type}
      onBlur={() => (isMoving.current = false)}
    >
      <circle className="damage-hit" cx={mark.x} cy={mark.y} />
      {mark.r > 0 ? <circle className="damage-hit-ring" cx={mark.x} cy={mark.y} r={mark.r} /> : null}
      <MarkSign mark={mark} number={position + 1} />
    </g>
  )
}

const ways: Partial<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Where that is in the drawing's own millimetres. */
function placeOf(surface: SVGSVGElement | null, { clientX, clientY }: PointerEvent) {
  const matrix = surface?.getScreenCTM()
  if (!matrix) return undefined
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse())
  return { x: Math.round(x), y: Math.round(y) }
}

/** A hand that trembles means a point. */
function radiusTo(from: { x: number; y: number }, to: { x: number; y: number }): number {
  const away = Math.round(Math.hypot(to.x - from.x, to.y - from.y))
  return away < circle.least * 0.6 ? 0 : Math.min(circle.most, Math.max(circle.least, away))
}

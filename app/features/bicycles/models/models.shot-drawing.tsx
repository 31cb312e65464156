import drawings from './shots.svg?no-inline'
import './models.shot-drawing.css'

/** The usual shots; a maker's own has the neutral drawing. */
const drawn = new Set([
  'serial-number',
  'drive-side',
  'damage-close',
  'damage-from-30-cm',
  'opposite-side',
  'fork-legs',
  'crown-and-steerer',
  'handlebar-clamp',
  'handlebar-damage',
  'torque-label',
  'seatpost-clamp',
  'insertion-mark',
  'seat-tube-opening',
  'daylight-straight',
  'daylight-at-an-angle',
  'open-box',
  'packing-list',
  'box-label',
])

/** What a photo is to show, as lines: from one file that the browser keeps, so that no script carries the drawings. */
export function ShotDrawing({ code }: { code: string }) {
  return (
    <svg className="shot-drawing" viewBox="0 0 96 72" aria-hidden="true">
      <use href={`${drawings}#${drawn.has(code) ? code : 'photo'}`} />
    </svg>
  )
}

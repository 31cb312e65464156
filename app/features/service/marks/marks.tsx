import { useLabels } from '#app/catalogue/catalogue.labels.ts'
import { BikePicture } from '#app/features/bicycles/bicycle/bicycle.picture.tsx'
import { useWords } from '#app/kit/words/use-words.ts'
import type { Mark, Marked } from './marks.ts'
import { marksWords, tellOfPart } from './marks.words.ts'
import './marks.css'

/** Where a ticket's page says its marks in words. */
export const marksPlace = 'marks'

/** The drawing as it was marked; the list beside it says the same. */
export function MarkedDrawing({ geometry, map, marks }: Marked) {
  return (
    <div className="marked" aria-hidden="true">
      <BikePicture geometry={geometry} />
      <svg className="marks" viewBox={viewBoxOf(map)}>
        {marks.map((mark, index) => (
          // They have nothing but their place in the list.
          // oxlint-disable-next-line react/no-array-index-key
          <MarkSign key={index} mark={mark} number={index + 1} />
        ))}
      </svg>
    </div>
  )
}

/** What was marked, in words. */
export function MarksList({ map, marks }: Pick<Marked, 'map' | 'marks'>) {
  const say = useWords(marksWords)
  const labels = useLabels()
  return (
    <ol className="marks-told">
      {marks.map((mark, index) => (
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index}>{tellOfPart(say, labels, map, mark)}</li>
      ))}
    </ol>
  )
}

/** A ring round the place, and its number beside it. */
export function MarkSign({ mark: { x, y, r }, number }: { mark: Mark; number: number }) {
  const beside = Math.round(r * 0.71)
  return (
    <g transform={`translate(${x} ${y})`}>
      {r === 0 ? (
        <circle className="mark-point" />
      ) : (
        <>
          <circle className="mark-ground" r={r} />
          <circle className="mark-ring" r={r} />
        </>
      )}
      <g transform={`translate(${beside} ${-beside})`}>
        <g className="mark-beside">
          <circle className="mark-label" />
          <text className="mark-number" textAnchor="middle" dy="0.35em">
            {number}
          </text>
        </g>
      </g>
    </g>
  )
}

export function viewBoxOf({ view: { x, y, width, height } }: Marked['map']): string {
  return [x, y, width, height].join(' ')
}

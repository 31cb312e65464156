import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { formatNumber } from '#app/kit/words/formats.ts'
import type { Geometry, Point } from '#app/features/bicycles/bicycle/bicycle.ts'
import { BicycleDrawing } from '#app/features/bicycles/bicycle/bicycle.drawing.tsx'
import { contactPoints, type Dimension, dimensionsOf, frameLines, viewOf } from './dimensions.ts'
import { figuresOf, letterOf } from './size-calculator.ts'
import { sizeWords } from './size-calculator.words.ts'
import './drawing.css'

type Props = { size: string; geometry: Geometry; other: { size: string; geometry: Geometry } | undefined }

/** The bicycle in one size with its lengths; a neighbour lies over it in dashes. Its words need room: see the style. */
export function SizeDrawing({ size, geometry, other }: Props) {
  const say = useWords(sizeWords)
  const { saddle, barX, barY } = figuresOf(geometry)
  const view = viewOf(other ? [geometry, other.geometry] : [geometry])
  return (
    <figure className="size-drawing">
      <BicycleDrawing geometry={geometry} view={view} label={say('drawing', { size, saddle, barX, barY })}>
        {other && <OtherFrame geometry={other.geometry} />}
        {dimensionsOf(geometry).map((dimension) => (
          <DimensionLine key={dimension.figure} dimension={dimension} />
        ))}
        <Contacts geometry={geometry} />
      </BicycleDrawing>
      {other && <figcaption className="muted">{say('drawing.dashed', { size: other.size })}</figcaption>}
    </figure>
  )
}

function DimensionLine({ dimension }: { dimension: Dimension }) {
  const { figure, value, from, to, extensions, letter, label, side } = dimension
  const say = useWords(sizeWords)
  const locale = useLocale()
  return (
    <g className="size-dimension">
      {extensions.map(([one, other]) => (
        <path key={`${one.x} ${one.y}`} className="size-extension" d={lineOf([one, other])} />
      ))}
      <path className="size-line" d={lineOf([from, to])} />
      <circle className="size-end" cx={from.x} cy={from.y} r={7} />
      <circle className="size-end" cx={to.x} cy={to.y} r={7} />
      <circle className="size-letter-ground" cx={letter.x} cy={letter.y} />
      <text className="size-letter" x={letter.x} y={letter.y}>
        {letterOf(figure)}
      </text>
      <text className={`size-label size-label-${side}`} x={label.x} y={label.y}>
        {say(`figure.${figure}`)} <tspan className="size-value">{formatNumber(locale, value)}</tspan>
      </text>
    </g>
  )
}

function OtherFrame({ geometry }: { geometry: Geometry }) {
  return (
    <g className="size-other">
      {frameLines(geometry).map((line) => (
        <path key={lineOf(line)} d={lineOf(line)} />
      ))}
    </g>
  )
}

function Contacts({ geometry }: { geometry: Geometry }) {
  return contactPoints(geometry).map(({ x, y }) => (
    <circle key={x} className="size-contact bicycle-accent" cx={x} cy={y} r={17} />
  ))
}

function lineOf(points: readonly Point[]): string {
  return points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x},${y}`).join('')
}

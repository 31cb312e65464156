import { MapPinPlus, Minus, Plus, Trash2, Undo2 } from 'lucide-react'
import { inSentence, nameOf, useLabels } from '#app/catalogue/catalogue.labels.ts'
import type { BicycleMap } from '#app/features/bicycles/bicycle/bicycle.places.ts'
import { Button } from '#app/kit/ui/button.tsx'
import { NativeSelect } from '#app/kit/ui/field.tsx'
import { useWords } from '#app/kit/words/use-words.ts'
import { circle } from '#app/features/service/marks/marks.ts'
import { marksWords, tellNumbered } from '#app/features/service/marks/marks.words.ts'
import { damageWords } from './damage-map.words.ts'
import type { Marks, ShownMark } from './use-marks.ts'

type ToolsProps = {
  map: BicycleMap
  marks: Marks
  /** The parts that are ticked. */
  chosen: readonly string[]
  onAddTo: (part: string) => void
  onRemove: (index: number) => void
}

/** The marks in words, each with all that can be done to it on the drawing. */
export function MarksTools({ map, marks, chosen, onAddTo, onRemove }: ToolsProps) {
  const say = useWords(damageWords)
  const title = useWords(marksWords)('title')
  const labels = useLabels().parts
  return (
    <div className="damage-tools">
      {marks.shown.length > 0 ? (
        <ol className="damage-list" aria-label={title}>
          {marks.shown.map((one, position) => (
            <Line key={one.index} {...{ one, position, map, marks, chosen }} onRemove={() => onRemove(one.index)} />
          ))}
        </ol>
      ) : null}
      <div className="cluster needs-script">
        {chosen.map((part) => (
          <Button
            key={part}
            size="small"
            icon={<MapPinPlus size={16} aria-hidden />}
            aria-disabled={marks.isFull || undefined}
            onClick={() => onAddTo(part)}
          >
            {say('add', { part: inSentence(nameOf(labels, part)) })}
          </Button>
        ))}
        {marks.canUndo ? (
          <Button size="small" icon={<Undo2 size={16} aria-hidden />} onClick={marks.undo}>
            {say('undo')}
          </Button>
        ) : null}
      </div>
      {marks.isFull ? <p className="muted needs-script">{say('full')}</p> : null}
    </div>
  )
}

type LineProps = {
  one: ShownMark
  position: number
  map: BicycleMap
  marks: Marks
  chosen: readonly string[]
  onRemove: () => void
}

function Line({ one: { mark, index }, position, map, marks, chosen, onRemove }: LineProps) {
  const say = useWords(damageWords)
  const labels = useLabels().parts
  const number = String(position + 1)
  return (
    <li>
      <span>{tellNumbered(useWords(marksWords), map, mark, position)}</span>
      <span className="damage-line needs-script">
        {chosen.length > 1 ? (
          <NativeSelect
            aria-label={say('part', { number })}
            value={mark.part}
            onChange={({ currentTarget }) => marks.assign(index, currentTarget.value)}
          >
            {chosen.map((part) => (
              <option key={part} value={part}>
                {nameOf(labels, part)}
              </option>
            ))}
          </NativeSelect>
        ) : null}
        <Button
          icon={<Minus size={16} />}
          aria-label={say('smaller', { number })}
          aria-disabled={mark.r === 0 || undefined}
          onClick={() => marks.resize(index, -1)}
        />
        <Button
          icon={<Plus size={16} />}
          aria-label={say('larger', { number })}
          aria-disabled={mark.r >= circle.most || undefined}
          onClick={() => marks.resize(index, 1)}
        />
        <Button icon={<Trash2 size={16} />} aria-label={say('remove', { number })} onClick={onRemove} />
      </span>
    </li>
  )
}

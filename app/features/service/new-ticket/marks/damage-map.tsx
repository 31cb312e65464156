import { useEffect, useRef, useState } from 'react'
import { useHydrated } from '#app/kit/ui/use-hydrated.ts'
import { CheckField } from '#app/kit/forms/form-fields.tsx'
import type { FormField } from '#app/kit/forms/use-form.ts'
import { FieldError } from '#app/kit/ui/field.tsx'
import { useWords } from '#app/kit/words/use-words.ts'
import { nameOf, useLabels } from '#app/catalogue/catalogue.labels.ts'
import { BikePicture } from '#app/features/bicycles/bicycle/bicycle.picture.tsx'
import { MarkSign, viewBoxOf } from '#app/features/service/marks/marks.tsx'
import { marksWords, tellNumbered } from '#app/features/service/marks/marks.words.ts'
import type { ClaimCatalogue } from '../claim.catalogue.ts'
import { damageWords } from './damage-map.words.ts'
import { markId, MarksSurface } from './marks-surface.tsx'
import { MarksTools } from './marks-tools.tsx'
import type { Choices } from '../use-choices.ts'
import { type Marks, useAnnounced, useMarks } from './use-marks.ts'
import './damage-map.css'

type MapProps = {
  parts: FormField
  marks: FormField
  catalogue: ClaimCatalogue
  choices: Pick<Choices, 'family' | 'parts'>
}

/**
 * The parts involved, as boxes, and the drawing of the family on which the damage is marked. The boxes are a field of their
 * own: a mark ticks that of its part, and the style colours what is ticked, script or not.
 */
export function DamageMap({ parts: field, marks: marked, catalogue, choices }: MapProps) {
  const { parts, maps, geometries } = catalogue
  const say = useWords(damageWords)
  const labels = useLabels().parts
  const family = choices.family ?? ''
  const map = maps[family] ?? maps['']
  const geometry = geometries[family] ?? geometries['']
  return (
    <div className="damage-map">
      {/* First: what grows below the drawing must not move it away from under a finger. */}
      {map ? <Marking {...{ field, marked, parts, map, geometry }} chosen={choices.parts} /> : null}
      <CheckField
        field={field}
        hint={<span className="needs-script">{say('hint')}</span>}
        columns={2}
        options={parts.map(({ code, drawn }) => ({
          value: code,
          label: nameOf(labels, code),
          // The maker's codes are the maker's own: the style knows the places of the drawing.
          mark: drawn ?? undefined,
        }))}
      />
    </div>
  )
}

type MarkingProps = { field: FormField; marked: FormField } & Pick<ClaimCatalogue, 'parts'> & {
    map: Parameters<typeof viewBoxOf>[0]
    geometry: ClaimCatalogue['geometries'][string]
    chosen: readonly string[]
  }

function Marking({ field, marked, parts, map, geometry, chosen }: MarkingProps) {
  const say = useWords(damageWords)
  const marks = useMarks(marked.value, map, parts, chosen)
  const written = useAnnounced(marks.text)
  const isLive = useHydrated()
  const focusOn = useNextFocus()

  function tick(added: ReturnType<Marks['add']>) {
    if (!added) return
    if (!chosen.includes(added.part)) boxOf(written.current?.form, field.name, added.part)?.click()
    focusOn(markId(added.index))
  }
  function remove(index: number) {
    marks.remove(index)
    focusOn(marked.id)
  }
  return (
    <section id={marked.id} className="damage-marking" tabIndex={-1} aria-label={say('drawing')}>
      <input ref={written} type="hidden" name={marked.name} value={marks.text} readOnly />
      <div className="damage-drawing">
        <div aria-hidden="true">
          <BikePicture geometry={geometry} />
        </div>
        {isLive ? (
          <MarksSurface map={map} marks={marks} onAdd={(at, r) => tick(marks.add(at, r))} onRemove={remove} />
        ) : (
          <StillMarks map={map} marks={marks} />
        )}
      </div>
      <FieldError id={marked.id} messages={marked.error ? [marked.error] : []} />
      <MarksTools {...{ map, marks, chosen }} onAddTo={(part) => tick(marks.addTo(part))} onRemove={remove} />
      {marks.shown.length > 0 ? <p className="muted damage-keys needs-script">{say('keys')}</p> : null}
      <Latest map={map} marks={marks} />
    </section>
  )
}

/** As they are before the page's scripts have come. */
function StillMarks({ map, marks }: { map: MarkingProps['map']; marks: Marks }) {
  return (
    <svg className="marks" viewBox={viewBoxOf(map)} aria-hidden="true">
      {marks.shown.map(({ mark, index }, position) => (
        <MarkSign key={index} mark={mark} number={position + 1} />
      ))}
    </svg>
  )
}

/** Said aloud when a mark has moved or grown. */
function Latest({ map, marks }: { map: MarkingProps['map']; marks: Marks }) {
  const say = useWords(marksWords)
  const text = marks.shown.map(({ mark }, position) => tellNumbered(say, map, mark, position)).join('\n')
  const [said, setSaid] = useState({ text, latest: '' })
  if (said.text !== text) {
    const before = said.text.split('\n')
    setSaid({ text, latest: text.split('\n').find((one) => !before.includes(one)) ?? '' })
  }
  return <output className="visually-hidden">{said.latest}</output>
}

/** The focus goes to the mark that was just set, and from one that is gone to the drawing. */
function useNextFocus() {
  const next = useRef<string>(undefined)
  useEffect(() => {
    const target =
      next.current === undefined ? null : document.querySelector<SVGElement | HTMLElement>(`#${next.current}`)
    if (!target) return
    target.focus({ preventScroll: true })
    next.current = undefined
  })
  return (id: string) => (next.current = id)
}

function boxOf(form: HTMLFormElement | null | undefined, name: string, part: string) {
  return form?.querySelector<HTMLInputElement>(`input[name="${name}"][value="${part}"]`)
}

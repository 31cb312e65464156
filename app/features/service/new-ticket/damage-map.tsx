import type { MouseEvent } from 'react'
import { CheckField } from '#app/kit/forms/form-fields.tsx'
import type { FormField } from '#app/kit/forms/use-form.ts'
import { useWords } from '#app/kit/words/use-words.ts'
import { bikeParts } from '#app/features/bicycles/models/models.ts'
import { modelWords } from '#app/features/bicycles/models/models.words.ts'
import { BikePicture } from '#app/features/bicycles/bicycle/bicycle.picture.tsx'
import { newTicketWords } from './new-ticket.words.ts'
import './damage-map.css'

/**
 * The parts involved, as boxes and on a drawing. The boxes are the field; a tap on the drawing ticks them, and the
 * style colours what is ticked, script or not.
 */
export function DamageMap({ field }: { field: FormField }) {
  const say = useWords(newTicketWords)
  const models = useWords(modelWords)
  function tick({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    const box = currentTarget.form?.querySelector<HTMLInputElement>(
      `input[name="${field.name}"][value="${currentTarget.value}"]`,
    )
    box?.click()
  }
  return (
    <div className="damage-map">
      <CheckField
        field={field}
        hint={<span className="needs-script">{say('hint.parts')}</span>}
        columns={2}
        options={bikeParts.map((part) => ({ value: part, label: models(`part.${part}`) }))}
      />
      <div className="damage-drawing" aria-hidden="true">
        <BikePicture />
        {bikeParts.map((part) => (
          <button
            key={part}
            type="button"
            tabIndex={-1}
            value={part}
            title={models(`part.${part}`)}
            aria-label={models(`part.${part}`)}
            className={`damage-spot damage-spot-${part} needs-script`}
            onClick={tick}
          />
        ))}
      </div>
    </div>
  )
}

import type { MouseEvent } from 'react'
import { CheckField } from '#app/kit/forms/form-fields.tsx'
import type { FormField } from '#app/kit/forms/use-form.ts'
import { useWords } from '#app/kit/words/use-words.ts'
import { nameOf, useLabels } from '#app/catalogue/catalogue.labels.ts'
import { BikePicture } from '#app/features/bicycles/bicycle/bicycle.picture.tsx'
import type { ClaimCatalogue } from './claim.catalogue.ts'
import { newTicketWords } from './new-ticket.words.ts'
import './damage-map.css'

/**
 * The parts involved, as boxes and on a drawing. The boxes are the field; a tap on the drawing ticks them, and the
 * style colours what is ticked, script or not.
 */
export function DamageMap({ field, parts }: { field: FormField } & Pick<ClaimCatalogue, 'parts'>) {
  const say = useWords(newTicketWords)
  const labels = useLabels().parts
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
        options={parts.map(({ code, drawn }) => ({
          value: code,
          label: nameOf(labels, code),
          // The maker's codes are the maker's own: the style knows the places of the drawing.
          mark: drawn ?? undefined,
        }))}
      />
      <div className="damage-drawing" aria-hidden="true">
        <BikePicture />
        {parts.map(({ code, drawn }) =>
          drawn === null ? null : (
            <button
              key={code}
              type="button"
              tabIndex={-1}
              value={code}
              title={nameOf(labels, code)}
              aria-label={nameOf(labels, code)}
              className={`damage-spot damage-spot-${drawn} needs-script`}
              onClick={tick}
            />
          ),
        )}
      </div>
    </div>
  )
}

import { useState } from 'react'
import { TextareaField } from '#app/kit/forms/form-fields.tsx'
import type { FormField } from '#app/kit/forms/use-form.ts'
import { useWords } from '#app/kit/words/use-words.ts'
import { newTicketWords } from './new-ticket.words.ts'

const least = 20
const most = 5000

/** The description, with what is still missing or used up counted as the server will count it. */
export function ContentField({ field }: { field: FormField }) {
  const say = useWords(newTicketWords)
  const [typed, setTyped] = useState(field.value)
  const used = typed.trim().length
  return (
    <div className="claim-counted">
      <TextareaField
        field={field}
        rows={5}
        hint={say('hint.content', { least, most })}
        onInput={(event) => setTyped(event.currentTarget.value)}
      />
      <span className={used > most ? 'claim-count claim-count-over needs-script' : 'claim-count needs-script'}>
        {used < least ? say('count.short', { count: least - used }) : say('count.used', { used, most })}
      </span>
    </div>
  )
}

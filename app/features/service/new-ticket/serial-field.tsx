import { useState } from 'react'
import { href } from 'react-router'
import * as z from 'zod/mini'
import type { FormField } from '#app/kit/forms/use-form.ts'
import { Alert } from '#app/kit/ui/alert.tsx'
import { Link } from '#app/kit/ui/link.tsx'
import { useAnswer } from '#app/kit/ui/use-answer.ts'
import { formatDate } from '#app/kit/words/formats.ts'
import { localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import type { ModelFamily } from '#app/catalogue/catalogue.ts'
import type { SerialFamily } from '#app/features/bicycles/models/models.serials.ts'
import { SerialInput } from '#app/features/bicycles/models/models.serial-input.tsx'
import { newTicketWords } from './new-ticket.words.ts'
import type { SameBike } from './store.server.ts'

type SerialFieldProps = {
  field: FormField
  families: readonly SerialFamily[]
  model: ModelFamily | undefined
  same: SameBike[]
}

/** The number, and what is known of its bicycle: open tickets, and of one's own the model and the day of purchase. */
export function SerialField({ field, families, model, same }: SerialFieldProps) {
  const prefix = localePrefix(useLocale())
  const { found, failed, ask } = useAnswer(readKnown)
  const [typed, setTyped] = useState(field.value)
  const [askedFor, setAskedFor] = useState<string>()
  // What was found stands beside the number it was found for and no other; `same` is about the one the page came with.
  const shown = typed === askedFor ? (found?.same ?? []) : typed === field.value ? same : []

  async function askAbout(serial: string) {
    const query = new URLSearchParams({ serial })
    const answer = await ask(`${href('/:locale?/new-ticket/same-bike', prefix)}?${query.toString()}`)
    setAskedFor(serial)
    const input = document.getElementById(field.id)
    if (answer?.own && input instanceof HTMLInputElement && input.form) fillIn(input.form, answer.own)
  }

  function onLeave(serial: string, isRight: boolean) {
    if (serial.length >= 4 && (!model || isRight)) void askAbout(serial)
  }

  return (
    <div className="stack-small">
      <SerialInput {...{ field, families, model, typed }} onType={setTyped} onLeave={onLeave} />
      {/* A number that could not be asked about is not warned of: the answer to the claim does so. */}
      <SameBikeNote same={failed ? [] : shown} />
    </div>
  )
}

const known = z.object({
  own: z.nullable(z.object({ frameModel: z.string(), dateOfPurchase: z.string() })),
  same: z.array(
    z.object({
      id: z.number(),
      createdAt: z.pipe(
        z.iso.datetime(),
        z.transform((text) => new Date(text)),
      ),
    }),
  ),
})
type Known = z.output<typeof known>

function readKnown(json: unknown): Known {
  return known.parse(json)
}

/** What has been answered already stays. */
function fillIn(form: HTMLFormElement, { frameModel, dateOfPurchase }: NonNullable<Known['own']>) {
  if (!form.querySelector('input[name="frame_model"]:checked'))
    form.querySelector<HTMLInputElement>(`input[name="frame_model"][value="${frameModel}"]`)?.click()
  const date = form.querySelector<HTMLInputElement>('input[name="date_of_purchase"]')
  if (!date || date.value !== '') return
  date.value = dateOfPurchase
  date.dispatchEvent(new Event('input', { bubbles: true }))
}

function SameBikeNote({ same }: { same: SameBike[] }) {
  const say = useWords(newTicketWords)
  const locale = useLocale()
  if (same.length === 0) return null
  return (
    <Alert tone="warning" title={say('same.title')}>
      <p>{say('same.text')}</p>
      <ul>
        {same.map(({ id, createdAt }) => (
          <li key={id}>
            {/* In a tab of its own: the form stays as it is. */}
            <Link
              to={href('/:locale?/tickets/:id', { ...localePrefix(locale), id: String(id) })}
              target="_blank"
              reloadDocument
            >
              {say('same.ticket', { id: String(id), day: formatDate(locale, createdAt) })}
            </Link>
          </li>
        ))}
      </ul>
    </Alert>
  )
}

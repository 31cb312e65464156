import { type FocusEvent, useState } from 'react'
import { href } from 'react-router'
import * as z from 'zod/mini'
import { TextField } from '#app/kit/forms/form-fields.tsx'
import type { FormField } from '#app/kit/forms/use-form.ts'
import { Alert } from '#app/kit/ui/alert.tsx'
import { Link } from '#app/kit/ui/link.tsx'
import { useAnswer } from '#app/kit/ui/use-answer.ts'
import { formatDate } from '#app/kit/words/formats.ts'
import { localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import type { ModelFamily } from '../models/models.ts'
import { checkSerial } from '../models/models.serials.ts'
import { serialHelp, serialWords } from '../models/models.serials.words.ts'
import { newTicketWords } from './new-ticket.words.ts'
import type { SameBike } from './store.server.ts'

type SerialFieldProps = { field: FormField; family: ModelFamily | undefined; same: SameBike[] }

/** The number, its help by family, and the open tickets of what may be the same bicycle. */
export function SerialField({ field, family, same }: SerialFieldProps) {
  const say = useWords(serialWords)
  const prefix = localePrefix(useLocale())
  const { found = [], failed, ask } = useAnswer(readSame)
  const [typed, setTyped] = useState(field.value)
  const [askedFor, setAskedFor] = useState<string>()
  // What was found stands beside the number it was found for and no other; `same` is about the one the page came with.
  const shown = typed === askedFor ? found : typed === field.value ? same : []

  function onBlur({ currentTarget: input }: FocusEvent<HTMLInputElement>) {
    const checked = family && checkSerial(family, input.value)
    if (!checked || !('serial' in checked)) return
    // What a scanned link comes to is shown as it will be kept.
    const { serial } = checked
    if (input.value !== serial) input.value = serial
    setTyped(serial)
    const query = new URLSearchParams({ serial })
    void ask(`${href('/:locale?/new-ticket/same-bike', prefix)}?${query.toString()}`).then(() => setAskedFor(serial))
  }

  return (
    <div className="stack-small">
      <TextField
        field={field}
        hint={family ? serialHelp(say, family) : say('help.scan')}
        mono
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="next"
        onInput={(event) => setTyped(event.currentTarget.value)}
        onBlur={onBlur}
      />
      {/* A number that could not be asked about is not warned of: the answer to the claim does so. */}
      <SameBikeNote same={failed ? [] : shown} />
    </div>
  )
}

const sameBikes = z.array(
  z.object({
    id: z.number(),
    createdAt: z.pipe(
      z.iso.datetime(),
      z.transform((text) => new Date(text)),
    ),
  }),
)

function readSame(json: unknown): SameBike[] {
  return sameBikes.parse(json)
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

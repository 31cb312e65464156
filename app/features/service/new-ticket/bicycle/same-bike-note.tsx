import type { MouseEvent } from 'react'
import { inSentence, nameOf, useLabels } from '#app/catalogue/catalogue.labels.ts'
import type { BikePart } from '#app/catalogue/catalogue.ts'
import { replacementWords } from '#app/features/bicycles/replacements/replacements.words.ts'
import { Alert } from '#app/kit/ui/alert.tsx'
import { Button } from '#app/kit/ui/button.tsx'
import { Link } from '#app/kit/ui/link.tsx'
import { formatDate, formatDay, formatList } from '#app/kit/words/formats.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { newTicketWords } from '../new-ticket.words.ts'
import { ownBicycleField } from '../claim.ts'
import type { AlikeBicycle } from './own-bicycle.server.ts'
import type { ReplacedNumber } from './replaced.server.ts'
import type { SameBike } from '../store.server.ts'
import { useClaimPlaces } from '../use-claim-places.ts'

/** Beside the number: that its bicycle has got another one since. */
export function ReplacedNote({ replaced }: { replaced: ReplacedNumber | null }) {
  const say = useWords(replacementWords)
  const locale = useLocale()
  if (!replaced) return null
  const { number, by } = replaced
  const day = formatDay(locale, replaced.day)
  return (
    <Alert tone="warning" title={say('replaced.note.title')}>
      <p>{by === null ? say('replaced.note.unnamed', { number, day }) : say('replaced.note', { number, day, by })}</p>
    </Alert>
  )
}

type AlikeProps = { alike: AlikeBicycle | null; onTake: (serial: string) => void }

/** Beside the number: that a bicycle of their own has almost this one. Without a script a press brings the form back with it. */
export function AlikeNote({ alike, onTake }: AlikeProps) {
  const say = useWords(newTicketWords)
  if (!alike) return null
  const { serial, title } = alike
  function take(event: MouseEvent) {
    event.preventDefault()
    onTake(serial)
  }
  return (
    <Alert
      tone="warning"
      title={say('alike', { serial, title })}
      action={
        <>
          {/* The first button of a form is the one that Enter presses. */}
          <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true" />
          <Button type="submit" name={ownBicycleField} value={serial} onClick={take}>
            {say('alike.take')}
          </Button>
        </>
      }
    />
  )
}

/** Beside the number: what is open about its bicycle. */
export function SameBikeNote({ same }: { same: SameBike[] }) {
  const say = useWords(newTicketWords)
  if (same.length === 0) return null
  return (
    <Alert tone="warning" title={say('same.title')}>
      <p>{say('same.text')}</p>
      <Tickets same={same} />
    </Alert>
  )
}

/** Beside the parts: what is open about one of those that are chosen, which is mostly the same damage told twice. */
export function SamePartNote({ same, parts }: { same: SameBike[]; parts: readonly BikePart[] }) {
  const say = useWords(newTicketWords)
  const about = same.filter((ticket) => ticket.parts.some((part) => parts.includes(part)))
  if (about.length === 0) return null
  return (
    <Alert tone="warning" title={say('same.part.title')}>
      <p>{say('same.part.text')}</p>
      <Tickets same={about} />
    </Alert>
  )
}

function Tickets({ same }: { same: SameBike[] }) {
  const say = useWords(newTicketWords)
  const locale = useLocale()
  const labels = useLabels().parts
  const places = useClaimPlaces()
  const named = (parts: string[]) =>
    formatList(
      locale,
      parts.map((part) => inSentence(nameOf(labels, part))),
    )
  return (
    <ul>
      {same.map(({ id, createdAt, parts }) => (
        <li key={id}>
          {/* In a tab of its own: the form stays as it is. */}
          <Link to={places.ticket(id)} target="_blank" reloadDocument>
            {say('same.ticket', { id: String(id), day: formatDate(locale, createdAt) })}
          </Link>{' '}
          {parts.length > 0 ? `(${named(parts)})` : null}
        </li>
      ))}
    </ul>
  )
}

import { Form, href } from 'react-router'
import { useLabels } from '#app/catalogue/catalogue.labels.ts'
import { Alert } from '#app/kit/ui/alert.tsx'
import { Button } from '#app/kit/ui/button.tsx'
import { Fold } from '#app/kit/ui/fold.tsx'
import { Link } from '#app/kit/ui/link.tsx'
import { localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { isOpen } from '../../tickets.stages.ts'
import { RelateButtons } from '../../related/relate-card.tsx'
import { subjectOf } from '../../tickets.words.ts'
import { duplicatesWords } from './duplicates.words.ts'
import type { PageData } from '../page-data.ts'

type NoteProps = { page: Pick<PageData, 'ticket' | 'same' | 'may' | 'files'> }

/** Tickets of whichever customers that may tell the same damage: open ones about the bicycle and part, and those with the same photos. */
export function DuplicatesNote({ page }: NoteProps) {
  const say = useWords(duplicatesWords)
  const locale = useLocale()
  const { ticket, may } = page
  const about = useDuplicates(page)
  if (about.length === 0 || !isOpen(ticket.stage)) return null
  const mayClose = may.move.some((stage) => !isOpen(stage))
  return (
    <Alert tone="warning" title={say('title')}>
      <ul className="desk-duplicates">
        {about.map(({ id, what, reasons, isSameOwner }) => (
          <li key={id}>
            <Link to={href('/:locale?/console/tickets/:id', { ...localePrefix(locale), id: String(id) })}>
              {say('number', { number: String(id) })}
            </Link>{' '}
            · {what}
            <p className="muted">{reasons}</p>
            <div className="cluster">
              <RelateButtons other={id} mayMerge={mayClose && isSameOwner} />
              {mayClose ? <CloseAsDuplicate id={ticket.id} of={id} /> : null}
            </div>
          </li>
        ))}
      </ul>
    </Alert>
  )
}

/** Each other ticket once, with all that speaks for it. */
function useDuplicates({ ticket, same, files }: NoteProps['page']) {
  const say = useWords(duplicatesWords)
  const locale = useLocale()
  const labels = useLabels()
  const byPart = same.filter(
    ({ stage, partInvolved }) => isOpen(stage) && partInvolved.some((part) => ticket.partInvolved.includes(part)),
  )
  const photos = files.flatMap((file) => (file.withdrawn ? [] : (file.same ?? [])))
  const ids = new Set([...byPart, ...photos.map(({ ticketId: id }) => ({ id }))].map(({ id }) => id))
  // Related tickets are told with their relation.
  for (const { id } of ticket.related) ids.delete(id)
  return [...ids].slice(0, mostShown).map((id) => {
    const other = byPart.find((one) => one.id === id)
    const photo = photos.find(({ ticketId }) => ticketId === id)
    const what = other ? [other.companyName, subjectOf(locale, labels, other, true)] : [photo?.companyName]
    // Counts this ticket's photos: one of them may look like several of the other's.
    const count = files.filter(({ withdrawn, same: found }) => !withdrawn && isAmong(found, id)).length
    const reasons = [other && say('part'), photo && say('photos', { count })]
    const isSameOwner = (other ?? photo)?.companyName === ticket.companyName
    return { id, isSameOwner, what: what.filter(Boolean).join(' · '), reasons: reasons.filter(Boolean).join('; ') }
  })
}

function isAmong(found: readonly { ticketId: number }[] | undefined, id: number): boolean {
  return found?.some(({ ticketId }) => ticketId === id) ?? false
}

const mostShown = 6

/** The form of the queue that closes several at once, with this ticket alone. */
function CloseAsDuplicate({ id, of }: { id: number; of: number }) {
  const say = useWords(duplicatesWords)
  const number = String(of)
  return (
    <Fold title={say('close')} label={say('close.of', { number })}>
      <Form method="post" action={href('/:locale?/console/tickets', localePrefix(useLocale()))} className="stack-small">
        <input type="hidden" name="ticket" value={id} />
        <input type="hidden" name="of" value={of} />
        <p>{say('close.sure', { number })}</p>
        <div>
          <Button type="submit" size="small" name="intent" value="duplicate">
            {say('close.do')}
          </Button>
        </div>
      </Form>
    </Fold>
  )
}

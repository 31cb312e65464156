import { Alert } from '#app/kit/ui/alert.tsx'
import { Link } from '#app/kit/ui/link.tsx'
import type { Uploads } from '#app/kit/uploads/upload-field.tsx'
import { colon } from '#app/kit/words/formats.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import type { ClaimCatalogue } from '../claim.catalogue.ts'
import type { Claim } from '../claim.server.ts'
import { newTicketWords } from '../new-ticket.words.ts'
import { useClaimPlaces } from '../use-claim-places.ts'

type NoteProps = Pick<ClaimCatalogue, 'shots'> & Pick<Claim, 'before'> & { photos: Uploads }

/** Photos that seem to be in another ticket of one's own already; those of the ticket that this one follows may be. */
export function UsedNote({ photos: { uploads }, shots, before }: NoteProps) {
  const say = useWords(newTicketWords)
  const locale = useLocale()
  const places = useClaimPlaces()
  const used = uploads
    .map(({ key, name, slot, stored }) => ({
      key,
      name: shots.find(({ code }) => code === slot)?.name ?? name,
      tickets: (stored?.usedIn ?? []).filter((id) => id !== before?.id),
    }))
    .filter(({ tickets }) => tickets.length > 0)
  if (used.length === 0) return null
  return (
    <Alert title={say('used.title', { count: used.length })}>
      <p>{say('used.text')}</p>
      <ul>
        {used.map(({ key, name, tickets }) => (
          <li key={key}>
            {name}
            {colon(locale)}
            {tickets.map((id) => (
              <span key={id}>
                {' '}
                {/* In a tab of its own: the form stays as it is. */}
                <Link to={places.ticket(id)} target="_blank" reloadDocument>
                  {say('used.ticket', { id: String(id) })}
                </Link>
              </span>
            ))}
          </li>
        ))}
      </ul>
    </Alert>
  )
}

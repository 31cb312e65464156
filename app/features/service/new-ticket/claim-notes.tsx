import { listSearch } from '#app/kit/lists/lists.ts'
import { Alert } from '#app/kit/ui/alert.tsx'
import { Fold } from '#app/kit/ui/fold.tsx'
import { Link } from '#app/kit/ui/link.tsx'
import { formatDate } from '#app/kit/words/formats.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { newClaim } from '#app/features/content/drafts/drafts.claims.ts'
import { ClaimDraftList, DeleteDraft } from '#app/features/content/drafts/drafts.claims.tsx'
import type { Claim } from './claim.server.ts'
import { newTicketWords } from './new-ticket.words.ts'
import { useClaimPlaces } from './use-claim-places.ts'

type NotesProps = Pick<Claim, 'before' | 'resumedAt' | 'asked' | 'others' | 'submission'> & { isDispute: boolean }

/** Where this form comes from, when it does not begin blank, and what else was begun. */
export function ClaimNotes({ before, resumedAt, asked, others, submission, isDispute }: NotesProps) {
  const say = useWords(newTicketWords)
  const locale = useLocale()
  const places = useClaimPlaces()
  return (
    <>
      {isDispute && <Alert title={say('dispute.title')}>{say('dispute.text')}</Alert>}
      {before && (
        <Alert
          title={say('follows.title', { id: String(before.id) })}
          action={<Link to={places.ticket(before.id)}>{say('follows.see', { id: String(before.id) })}</Link>}
        >
          {say('follows.text')}
        </Alert>
      )}
      {resumedAt && (
        <Alert
          title={say('resumed.title', { moment: formatDate(locale, resumedAt, 'moment') })}
          action={
            <>
              {!before && !asked && <NewClaim />}
              <DeleteDraft
                draft={{
                  submission,
                  follows: before?.id ?? null,
                  customer: places.customer === undefined ? null : { id: places.customer },
                }}
                serial={asked}
              />
            </>
          }
        />
      )}
      <OtherDrafts others={others} />
    </>
  )
}

function NewClaim() {
  const { page } = useClaimPlaces()
  return <Link to={page + listSearch({ draft: newClaim })}>{useWords(newTicketWords)('resumed.new')}</Link>
}

/** Nothing of another draft is taken into this claim; they are listed here. */
function OtherDrafts({ others }: Pick<Claim, 'others'>) {
  const say = useWords(newTicketWords)
  if (others.length === 0) return null
  return (
    <Fold title={say('others', { count: others.length })}>
      <ClaimDraftList drafts={others} />
    </Fold>
  )
}

import { href } from 'react-router'
import { listSearch } from '#app/kit/lists/lists.ts'
import { Alert } from '#app/kit/ui/alert.tsx'
import { Button } from '#app/kit/ui/button.tsx'
import { Link } from '#app/kit/ui/link.tsx'
import { formatDate } from '#app/kit/words/formats.ts'
import { localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import type { Claim } from './claim.server.ts'
import { newTicketWords } from './new-ticket.words.ts'

type NotesProps = Pick<Claim, 'before' | 'resumedAt' | 'asked' | 'other'> & { isDispute: boolean }

/** Where this form comes from, when it does not begin blank. */
export function ClaimNotes({ before, resumedAt, asked, other, isDispute }: NotesProps) {
  const say = useWords(newTicketWords)
  const locale = useLocale()
  if (!before && !resumedAt && !isDispute) return null
  return (
    <div className="stack-small">
      {isDispute && <Alert title={say('dispute.title')}>{say('dispute.text')}</Alert>}
      {before && (
        <Alert
          title={say('follows.title', { id: String(before.id) })}
          action={
            <Link to={href('/:locale?/tickets/:id', { ...localePrefix(locale), id: String(before.id) })}>
              {say('follows.see', { id: String(before.id) })}
            </Link>
          }
        >
          {say('follows.text')}
        </Alert>
      )}
      {resumedAt && (
        <Alert
          title={say('resumed.title', { moment: formatDate(locale, resumedAt, 'moment') })}
          action={
            <>
              {other && !other.drafted && <Fill follows={before?.id} asked={other.asked} />}
              <StartAfresh follows={before?.id} asked={asked} isOther={other !== null} />
            </>
          }
        >
          {other && (other.drafted ? say('resumed.other', other) : say('resumed.unnamed', other))}
        </Alert>
      )}
    </div>
  )
}

/** The page begins once more, with the number in the draft: what is typed in it now is saved on the way out. */
function Fill({ follows, asked }: { follows: number | undefined; asked: string }) {
  const say = useWords(newTicketWords)
  const path = href('/:locale?/new-ticket', localePrefix(useLocale()))
  return (
    <Link to={path + listSearch({ from: follows?.toString(), serial: asked, fill: 'yes' })} reloadDocument>
      {say('resumed.fill', { asked })}
    </Link>
  )
}

type AfreshProps = {
  follows: number | undefined
  /** The bicycle the page was asked for stays, and is named where the draft is about another. */
  asked: string | null
  isOther: boolean
}

/** Twice to press, since a draft that is gone stays gone. */
function StartAfresh({ follows, asked, isOther }: AfreshProps) {
  const say = useWords(newTicketWords)
  const action = href('/:locale?/new-ticket', localePrefix(useLocale()))
  return (
    <details className="claim-afresh">
      <summary>{asked && isOther ? say('resumed.fresh.for', { asked }) : say('resumed.fresh')}</summary>
      {/* A whole page load, so that nothing of the old draft is saved once more on the way out. */}
      <form method="post" action={action} className="stack-small">
        <p>{say('resumed.sure')}</p>
        {follows !== undefined && <input type="hidden" name="follows" value={follows} />}
        {asked && <input type="hidden" name="serial" value={asked} />}
        <Button type="submit" variant="danger" size="small" name="intent" value="discard">
          {say('resumed.discard')}
        </Button>
      </form>
    </details>
  )
}

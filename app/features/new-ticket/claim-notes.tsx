import { href } from 'react-router'
import { Alert } from '#app/kit/ui/alert.tsx'
import { Button } from '#app/kit/ui/button.tsx'
import { Link } from '#app/kit/ui/link.tsx'
import { formatDate } from '#app/kit/words/formats.ts'
import { localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import type { Claim } from './claim.server.ts'
import { newTicketWords } from './new-ticket.words.ts'

/** Where this form comes from, when it does not begin blank. */
export function ClaimNotes({ before, resumedAt, other }: Pick<Claim, 'before' | 'resumedAt' | 'other'>) {
  const say = useWords(newTicketWords)
  const locale = useLocale()
  if (!before && !resumedAt) return null
  return (
    <div className="stack-small">
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
          action={<StartAfresh follows={before?.id} asked={other?.asked} />}
        >
          {other && (other.drafted ? say('resumed.other', other) : say('resumed.unnamed', other))}
        </Alert>
      )}
    </div>
  )
}

type AfreshProps = { follows: number | undefined; asked: string | undefined }

/** Twice to press, since a draft that is gone stays gone. */
function StartAfresh({ follows, asked }: AfreshProps) {
  const say = useWords(newTicketWords)
  const action = href('/:locale?/new-ticket', localePrefix(useLocale()))
  return (
    <details className="claim-afresh">
      <summary>{asked ? say('resumed.fresh.for', { asked }) : say('resumed.fresh')}</summary>
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

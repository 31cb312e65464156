import { Form, href } from 'react-router'
import { useLabels } from '#app/catalogue/catalogue.labels.ts'
import { Alert } from '#app/kit/ui/alert.tsx'
import { Button } from '#app/kit/ui/button.tsx'
import { Fold } from '#app/kit/ui/fold.tsx'
import { Link } from '#app/kit/ui/link.tsx'
import { localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { isOpen } from '../tickets.stages.ts'
import { subjectOf } from '../tickets.words.ts'
import { duplicatesWords } from './duplicates.words.ts'
import type { PageData } from './page-data.ts'

type NoteProps = { page: Pick<PageData, 'ticket' | 'same' | 'may'> }

/** Open tickets of whichever customers about the same bicycle and one of the same parts: mostly the same damage told twice. */
export function DuplicatesNote({ page: { ticket, same, may } }: NoteProps) {
  const say = useWords(duplicatesWords)
  const locale = useLocale()
  const labels = useLabels()
  const about = same.filter(
    ({ stage, partInvolved }) => isOpen(stage) && partInvolved.some((part) => ticket.partInvolved.includes(part)),
  )
  if (about.length === 0 || !isOpen(ticket.stage)) return null
  const mayClose = may.move.some((stage) => !isOpen(stage))
  return (
    <Alert tone="warning" title={say('title')}>
      <ul className="desk-duplicates">
        {about.map((other) => (
          <li key={other.id}>
            <Link to={href('/:locale?/console/tickets/:id', { ...localePrefix(locale), id: String(other.id) })}>
              {say('number', { number: String(other.id) })}
            </Link>{' '}
            · {other.companyName} · {subjectOf(locale, labels, other, true)}
            <p className="muted">{say('part')}</p>
            {mayClose ? <CloseAsDuplicate id={ticket.id} of={other.id} /> : null}
          </li>
        ))}
      </ul>
    </Alert>
  )
}

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

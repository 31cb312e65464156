import { useBrand } from '#app/kit/brand.tsx'
import { Card } from '#app/kit/ui/card.tsx'
import { formatDate } from '#app/kit/words/formats.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import type { Attachment } from '#app/features/content/attachments/attachments.ts'
import { WrittenText } from '../conversation/written-text.tsx'
import { pageWords } from './page.words.ts'
import type { NamedShot } from './shots.ts'
import { TicketFiles } from './ticket-files.tsx'
import type { Marked } from '#app/features/service/marks/marks.ts'
import { MarkedDrawing, MarksList, marksPlace } from '#app/features/service/marks/marks.tsx'
import { marksWords } from '#app/features/service/marks/marks.words.ts'
import type { Ticket } from '../tickets.ts'
import '../tickets.css'

type ClaimCardProps = {
  ticket: Pick<Ticket, 'authorName' | 'writtenBy' | 'createdAt' | 'content' | 'notes'>
  files: readonly Attachment[]
  shots: readonly NamedShot[]
  /** Shown here, unless a pane shows it. */
  marked?: Marked | null
  /** The drawing itself stands in the pane above. */
  hasPane?: boolean
}

/** The claim as it was sent, with its pictures. */
export function ClaimCard({ ticket, files, shots, marked, hasPane = false }: ClaimCardProps) {
  const say = useWords(pageWords)
  const locale = useLocale()
  const brand = useBrand().name
  const own = files.filter(({ messageId }) => messageId === null)
  const receipts = own.filter(({ field }) => field === 'receipt')
  const moment = formatDate(locale, ticket.createdAt, 'moment')
  return (
    <Card
      className="ticket-claim"
      title={say('claim')}
      actions={
        <span className="muted ticket-small numbers">{say('claim.by', { name: ticket.authorName, moment })}</span>
      }
    >
      <div className="stack-small">
        {ticket.writtenBy ? (
          <p className="muted ticket-small">
            {say('claim.written', { writer: ticket.writtenBy, brand, name: ticket.authorName })}
          </p>
        ) : null}
        <WrittenText text={ticket.content} />
        {ticket.notes ? (
          <div>
            <h3 className="ticket-label">{say('notes')}</h3>
            <WrittenText text={ticket.notes} />
          </div>
        ) : null}
        {marked ? <ClaimMarks marked={marked} hasPane={hasPane} /> : null}
        <TicketFiles files={own.filter(({ field }) => field === 'attachments')} shots={shots} />
        {receipts.length > 0 ? (
          <>
            <h3 className="ticket-label">{say('receipt')}</h3>
            <TicketFiles files={receipts} shots={shots} />
          </>
        ) : null}
      </div>
    </Card>
  )
}

function ClaimMarks({ marked, hasPane }: { marked: Marked; hasPane: boolean }) {
  const say = useWords(marksWords)
  return (
    <div id={marksPlace} className={hasPane ? 'ticket-marks ticket-marks-above' : 'ticket-marks'}>
      <h3 className="ticket-label">{say('title')}</h3>
      <MarkedDrawing {...marked} />
      <MarksList {...marked} />
    </div>
  )
}

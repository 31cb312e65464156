import { ArrowRightLeft } from 'lucide-react'
import { Form, href, useNavigation } from 'react-router'
import { Button } from '#app/kit/ui/button.tsx'
import { Field, NativeSelect } from '#app/kit/ui/field.tsx'
import { Link } from '#app/kit/ui/link.tsx'
import { formatDate } from '#app/kit/words/formats.ts'
import { type Locale, localePrefix } from '#app/kit/words/locales.ts'
import { formatMoney } from '#app/kit/words/money.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { telOf } from '#app/kit/words/phones.ts'
import { isDeclined, isLost, isUnanswered, movesFrom, type LeadStage } from '../leads.ts'
import { ClockText } from '../status.tsx'
import { leadWords } from '../leads.words.ts'
import { listWords } from '../list/list.words.ts'
import type { Card } from '../list/list-data.ts'
import type { Dragging } from './use-dragging.ts'

/** The id of what has the focus of a lead's card. */
export function cardId(lead: number | string): string {
  return `lead-${lead}`
}

type CardProps = { lead: Card; may: { work: boolean; route: boolean }; dragging: Dragging }

export function LeadCard({ lead, may, dragging }: CardProps) {
  const locale = useLocale()
  const {
    id,
    name,
    stage,
    companyName,
    productsOfInterest,
    dealerAmount: minor,
    currency,
    routedAt,
    clock,
    phone,
  } = lead
  const canMove = may.work && movesFrom(stage).length > 0
  return (
    <li className={clock?.overdue ? 'lead-card lead-card-overdue' : 'lead-card'} {...(canMove && dragging.from(lead))}>
      <Link
        id={cardId(id)}
        className="lead-card-name"
        to={href('/:locale?/leads/:id', { ...localePrefix(locale), id: String(id) })}
      >
        {name}
      </Link>
      {may.route ? <p className="muted">{companyName}</p> : null}
      <p className="lead-card-facts">
        <span>{productsOfInterest.join(', ')}</span>
        {minor === null ? null : <span className="numbers">{formatMoney(locale, { minor, currency })}</span>}
      </p>
      <p className="lead-card-facts">
        <span className="muted numbers">{formatDate(locale, routedAt)}</span>
        {clock ? <ClockText clock={clock} /> : null}
      </p>
      {phone ? (
        <a className="lead-card-call" href={telOf(phone)}>
          {phone}
        </a>
      ) : null}
      {canMove ? <MoveForm lead={lead} /> : null}
    </li>
  )
}

function MoveForm({ lead: { id, name, stage } }: { lead: Card }) {
  const say = useWords(listWords)
  const locale = useLocale()
  const isSending = useNavigation().formData?.get('lead') === String(id)
  return (
    <details className="lead-card-move">
      <summary aria-label={say('move.of', { name })} title={say('move')}>
        <ArrowRightLeft size={16} aria-hidden />
      </summary>
      <Form method="post" action={href('/:locale?/leads', localePrefix(locale))} preventScrollReset>
        <input type="hidden" name="intent" value="move" />
        <input type="hidden" name="lead" value={id} />
        <input type="hidden" name="from" value={stage} />
        <Field id={`move-${id}`} label={say('move.to', { name })} hideLabel>
          {(control) => (
            <NativeSelect {...control} name="to">
              {movesFrom(stage).map((to) => (
                <option key={to} value={to}>
                  {nameOfMove(locale, stage, to)}
                </option>
              ))}
            </NativeSelect>
          )}
        </Field>
        <Button type="submit" size="small" loading={isSending}>
          {say('move')}
        </Button>
      </Form>
    </details>
  )
}

/** The dots say that the lead's page asks for a reason first. */
function nameOfMove(locale: Locale, from: LeadStage, to: LeadStage): string {
  const say = sayIn(listWords, locale)
  if (isDeclined({ stage: to })) return say('move.decline')
  if (isLost({ stage: to })) return say('move.lost')
  return isUnanswered({ stage: from }) ? say('move.accept') : sayIn(leadWords, locale)(`stage.${to}`)
}

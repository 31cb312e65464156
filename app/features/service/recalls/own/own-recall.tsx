import { Form, href, useLocation } from 'react-router'
import { Button, LinkButton } from '#app/kit/ui/button.tsx'
import { Card } from '#app/kit/ui/card.tsx'
import { Field, Input } from '#app/kit/ui/field.tsx'
import { Fold } from '#app/kit/ui/fold.tsx'
import { Link } from '#app/kit/ui/link.tsx'
import { dayOf, formatDate, formatNumber } from '#app/kit/words/formats.ts'
import { telOf } from '#app/kit/words/phones.ts'
import { localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { Pictures } from '../pictures.tsx'
import { isOpenUnit, isPublic, recallAnchor, type Step, steps, unitAnchor } from '../recalls.ts'
import { recallWords } from '../recalls.words.ts'
import { UnitDot } from '../state-dot.tsx'
import type { readOwn } from '../units.server.ts'
import { ownWords } from './own.words.ts'

type Own = Awaited<ReturnType<typeof readOwn>>[number]
type May = { book: boolean; seeBike: boolean; check: boolean }
type OwnRecallProps = { own: Own; isRider: boolean; may: May }

export function OwnRecall({ own, isRider, may }: OwnRecallProps) {
  const say = useWords(ownWords)
  const words = useWords(recallWords)
  const locale = useLocale()
  const { recall, pictures, units, stock } = own
  const open = units.filter(({ state }) => isOpenUnit(state)).length
  return (
    <Card
      id={recallAnchor(recall.id)}
      title={`${words(`headline.${recall.kind}`)} · ${recall.number}`}
      actions={
        isPublic(recall.kind) && (
          <Link to={href('/:locale?/safety/:number', { ...localePrefix(locale), number: recall.number })}>
            {say('notice')}
          </Link>
        )
      }
      flush
    >
      <div className="recall-own">
        <p>
          <strong>{recall.texts.product[locale]}</strong>
        </p>
        <Pictures pictures={pictures} />
        <p className="recall-text">{recall.texts.risk[locale]}</p>
        <p className="recall-text">
          <strong>{recall.texts.action[locale]}</strong>
        </p>
        <p className="muted">
          {[
            open > 0 ? say('open', { count: open }) : say('open.none'),
            recall.correctedAt ? words('corrected', { day: formatDate(locale, recall.correctedAt) }) : '',
            !isRider && recall.minutes > 0 ? say('minutes', { count: recall.minutes }) : '',
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {isRider && !may.book && open > 0 && <Ask recall={recall} />}
      </div>
      <ul className="recall-units">
        {units.map((unit) => (
          <UnitLine key={unit.id} unit={unit} checklist={recall.checklist} isRider={isRider} may={may} />
        ))}
      </ul>
      {!isRider && <Stock recall={recall.id} stock={stock} />}
    </Card>
  )
}

/** Whose licence has no appointments is told whom to ask: they are not to ride until it is done. */
function Ask({ recall: { phone, email } }: Pick<Own, 'recall'>) {
  const say = useWords(ownWords)
  return (
    <p>
      {say('ask')} {phone && <a href={telOf(phone)}>{phone}</a>}
      {phone && email && ' · '}
      {email && <a href={`mailto:${email}`}>{email}</a>}
    </p>
  )
}

type UnitProps = { unit: Own['units'][number]; checklist: string; isRider: boolean; may: May }

function UnitLine({ unit, checklist, isRider, may }: UnitProps) {
  const say = useWords(ownWords)
  const locale = useLocale()
  const prefix = localePrefix(locale)
  const { id, serialNumber, family, state, stateAt, productId, isHeld } = unit
  const bicycle = productId === null ? { serial: serialNumber } : { product: String(productId) }
  // Where a shop takes none of that kind, its other kinds are offered.
  const book = new URLSearchParams({ ...bicycle, kind: 'recall' })
  const isBookable = may.book && isOpenUnit(state) && state !== 'booked' && (isRider ? productId !== null : true)
  return (
    <li id={unitAnchor(id)}>
      <div className="recall-unit-head">
        <strong>{family}</strong>
        <span className="serial">{serialNumber}</span>
        {!isRider && <span className="muted">{say(isHeld ? 'held' : 'sold')}</span>}
        <UnitDot state={state} isOwn={isRider} />
        <span className="muted">{formatDate(locale, stateAt)}</span>
      </div>
      <div className="recall-steps">
        {!isRider && checklist !== '' && !unit.isChecked && may.check && isOpenUnit(state) && (
          <LinkButton
            to={href('/:locale?/checks/recalled/:id', { ...prefix, id: String(id) })}
            size="small"
            variant="primary"
          >
            {say('fill')}
          </LinkButton>
        )}
        {!isRider && <Steps unit={unit} />}
        {isBookable && (
          <LinkButton
            to={`${href('/:locale?/appointments/new', prefix)}?${book.toString()}`}
            variant={isRider ? 'primary' : 'secondary'}
            size={isRider ? 'normal' : 'small'}
          >
            {say('book')}
          </LinkButton>
        )}
        {productId !== null && may.seeBike && (
          <Link
            to={href('/:locale?/products/:id', { ...prefix, id: String(productId) })}
            aria-label={`${say('bike')} ${serialNumber}`}
          >
            {say('bike')}
          </Link>
        )}
      </div>
    </li>
  )
}

/** What ends the matter without a remedy is rare, and a press further away. */
const rare: readonly Step[] = ['not_found', 'scrapped', 'passed_on']

/** Each a tap; the one that holds is the state beside the number. What is settled is open again a press further away. */
function Steps({ unit: { id, serialNumber, state, isChecked, remediedAt } }: Pick<UnitProps, 'unit'>) {
  const say = useWords(ownWords)
  const words = useWords(recallWords)
  const { pathname } = useLocation()
  const offered = steps.filter((one) => one !== state && (one !== 'done' || isChecked))
  const isOpen = isOpenUnit(state)
  const isFolded = (one: Step) => !isOpen || rare.includes(one)
  const fold = say(isOpen ? 'rare' : 'change')
  const buttonOf = (one: Step) => (
    <Button
      key={one}
      aria-label={`${words(`unit.${one}`)} ${serialNumber}`}
      type="submit"
      size="small"
      name="state"
      value={one}
    >
      {words(`unit.${one}`)}
    </Button>
  )
  return (
    <Form method="post" action={pathname} className="recall-steps" preventScrollReset>
      <input type="hidden" name="intent" value="step" />
      <input type="hidden" name="unit" value={id} />
      {isOpen && remediedAt && offered.includes('done') && (
        <Field id={`remedied-${id}`} label={say('remedied')}>
          {(control) => <Input {...control} name="day" type="date" defaultValue={dayOf(remediedAt)} />}
        </Field>
      )}
      {offered.filter((one) => !isFolded(one)).map(buttonOf)}
      <Fold title={fold} label={`${fold} ${serialNumber}`}>
        {state === 'done' && <p>{say('change.done')}</p>}
        <div className="recall-steps">{offered.filter(isFolded).map(buttonOf)}</div>
      </Fold>
    </Form>
  )
}

function Stock({ recall, stock }: { recall: number; stock: Own['stock'] }) {
  const say = useWords(ownWords)
  const locale = useLocale()
  const { pathname } = useLocation()
  return (
    <div className="recall-own recall-own-stock">
      <h3>{say('stock.title')}</h3>
      <p className="muted">
        {stock
          ? say('stock.done', { day: formatDate(locale, stock.at), count: formatNumber(locale, stock.found) })
          : say('stock.words')}
      </p>
      <Form method="post" action={pathname} className="recall-stock" preventScrollReset>
        <input type="hidden" name="intent" value="stock" />
        <input type="hidden" name="recall" value={recall} />
        <Field id={`found-${recall}`} label={say('stock.found')} required>
          {(control) => (
            <Input {...control} name="found" type="number" min={0} max={9999} inputMode="numeric" required />
          )}
        </Field>
        <Button type="submit">{say('stock.confirm')}</Button>
      </Form>
    </div>
  )
}

import { href } from 'react-router'
import { type FormFailure, wordProblem } from '#app/kit/forms/problems.ts'
import { Alert } from '#app/kit/ui/alert.tsx'
import { Link } from '#app/kit/ui/link.tsx'
import { colon } from '#app/kit/words/formats.ts'
import { foreignTo } from '#app/kit/words/language-of.ts'
import { localePrefix } from '#app/kit/words/locales.ts'
import { formatMoney } from '#app/kit/words/money.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { telOf } from '#app/kit/words/phones.ts'
import type { Kind } from '../appointments.ts'
import { appointmentWords } from '../appointments.words.ts'
import { packageConflicts } from '#app/features/trade/packages/packages.words.ts'
import { formWords } from '../forms.words.ts'
import type { Route } from './+types/new.route'

type Desk = NonNullable<Route.ComponentProps['loaderData']['desk']>
type Service = NonNullable<Desk['service']>

/** The package that is booked, with what it costs and how long it takes at this shop. */
export function ServiceNote({ service: { title, price, minutes } }: { service: Service }) {
  const say = useWords(appointmentWords)
  const locale = useLocale()
  const parts = [
    price && say('package.price', { price: formatMoney(locale, price) }),
    say('minutes', { count: minutes }),
  ]
  return <Alert title={title}>{parts.filter(Boolean).join(' · ')}</Alert>
}

/** In the words of the shop, in whatever language it has written them: an option would say them in its reader's. */
export function Included({ kinds }: Pick<Desk, 'kinds'>) {
  const say = useWords(appointmentWords)
  const locale = useLocale()
  const told = kinds.filter(({ words }) => words)
  if (told.length === 0) return null
  return (
    <div className="muted">
      <p>{say('words.of-shop')}</p>
      <ul className="stack-small">
        {told.map(({ kind, words }) => (
          <li key={kind}>
            {say(`kind.${kind}`)}
            {colon(locale)} <span lang={foreignTo(locale, words)}>{words}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** It can no longer be booked there: its own page says what is in its place, and where else it is done. */
export function GoneNote({ id }: { id: number }) {
  const say = useWords(packageConflicts)
  const words = useWords(appointmentWords)
  const to = href('/:locale?/packages/:id', { ...localePrefix(useLocale()), id: String(id) })
  return <Alert tone="warning" title={say('ended')} action={<Link to={to}>{words('package.open')}</Link>} />
}

/** What somebody came to book, and this shop does not take: a rider may still call. */
export function MissingNote({ kind, phone, isDesk }: { kind: Kind; phone: string; isDesk: boolean }) {
  const say = useWords(appointmentWords)
  const title = say(isDesk ? 'missing.desk' : 'missing.online', { kind: say(`kind.${kind}`) })
  if (isDesk) return <Alert tone="warning" title={title} />
  const call = phone && <a href={telOf(phone)}>{phone}</a>
  return (
    <Alert tone="warning" title={title} action={call}>
      {say('missing.call')}
    </Alert>
  )
}

/** Why it was not booked, where there is no form any more to say it in. */
export function Refused({ refusal }: { refusal: FormFailure }) {
  const locale = useLocale()
  const [problem] = refusal.problems
  return problem ? <Alert tone="danger" first title={wordProblem(locale, formWords, problem)} /> : null
}

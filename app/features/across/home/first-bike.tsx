import { Bike } from 'lucide-react'
import { href } from 'react-router'
import { LinkButton } from '#app/kit/ui/button.tsx'
import { Card } from '#app/kit/ui/card.tsx'
import { formatDay, unbroken } from '#app/kit/words/formats.ts'
import { localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import type { CompanyHomeData } from './home.server.ts'
import { homeWords } from './home.words.ts'

/** What a rider meets first who has no bicycle here yet: there are few days in which it gains a longer warranty. */
export function FirstBike({ first }: Pick<CompanyHomeData, 'first'>) {
  const say = useWords(homeWords)
  const locale = useLocale()
  if (!first) return null
  const { withinDays: days, months, monthsLonger: longer, daysLeft, lastDayIfToday } = first
  const time =
    daysLeft === undefined
      ? say('first.today', { day: unbroken(formatDay(locale, lastDayIfToday)) })
      : daysLeft === 0
        ? say('first.last')
        : say('first.left', { count: daysLeft })
  return (
    <Card title={say('first')}>
      <div className="stack-small">
        <p>{say('first.words', { days, longer, months })}</p>
        <p>
          <strong>{time}</strong>
        </p>
        <div>
          <LinkButton
            to={href('/:locale?/products/new', localePrefix(locale))}
            variant="primary"
            icon={<Bike size={16} aria-hidden />}
          >
            {say('first.do')}
          </LinkButton>
        </div>
      </div>
    </Card>
  )
}

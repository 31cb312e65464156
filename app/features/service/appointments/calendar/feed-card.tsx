import { href } from 'react-router'
import { LinkButton } from '#app/kit/ui/button.tsx'
import { Card } from '#app/kit/ui/card.tsx'
import { localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { calendarWords } from './calendar.words.ts'

/** Beside the appointments: where their calendar is connected. */
export function FeedCard() {
  const say = useWords(calendarWords)
  return (
    <Card title={say('title')}>
      <div className="stack-small">
        <p className="muted">{say('card.words')}</p>
        <div>
          <LinkButton size="small" to={href('/:locale?/appointments/calendar', localePrefix(useLocale()))}>
            {say('card.open')}
          </LinkButton>
        </div>
      </div>
    </Card>
  )
}

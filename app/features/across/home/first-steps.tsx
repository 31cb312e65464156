import { addressOf, type PageName } from '#app/features/people/pages/pages.ts'
import { Card } from '#app/kit/ui/card.tsx'
import { Link } from '#app/kit/ui/link.tsx'
import { StatusDot } from '#app/kit/ui/status.tsx'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import type { FirstSteps as Steps } from './first-steps.server.ts'
import { firstStepsWords } from './first-steps.words.ts'

type Step = keyof Steps

/** Where each is done; sending is turned on at the server. */
const pages = {
  brand: 'brand',
  texts: 'brand',
  mail: undefined,
  families: 'catalogue',
  coverage: 'catalogue',
  dealers: 'companies',
  colleagues: 'staff',
  backups: 'backups',
} as const satisfies Record<Step, PageName | undefined>

const order = [
  'brand',
  'texts',
  'mail',
  'families',
  'coverage',
  'dealers',
  'colleagues',
  'backups',
] as const satisfies readonly Step[]

/** What the first administrator of a portal in earnest meets, until all of it is done. */
export function FirstSteps({ steps }: { steps: Steps | undefined }) {
  const say = useWords(firstStepsWords)
  const locale = useLocale()
  if (!steps) return null
  return (
    <Card title={say('title')}>
      <div className="stack-small">
        <p className="muted">{say('intro')}</p>
        <ol className="home-steps">
          {order.map((step) => {
            const page = pages[step]
            return (
              <li key={step}>
                <StatusDot tone={steps[step] ? 'green' : 'orange'}>{say(steps[step] ? 'done' : 'open')}</StatusDot>
                {!steps[step] && page ? (
                  <Link to={addressOf(locale, page)}>{say(step)}</Link>
                ) : (
                  <span>{say(step)}</span>
                )}
              </li>
            )
          })}
        </ol>
      </div>
    </Card>
  )
}

import { type CheckStep, textIn } from '#app/catalogue/catalogue.ts'
import { fileAddress } from '#app/features/content/attachments/attachments.ts'
import { Card } from '#app/kit/ui/card.tsx'
import { Link } from '#app/kit/ui/link.tsx'
import { PhotoGrid } from '#app/kit/ui/photo-grid.tsx'
import { StatusDot } from '#app/kit/ui/status.tsx'
import { colon, formatDate } from '#app/kit/words/formats.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { type AnsweredStep, isOutside } from '../checks.ts'
import { demandsOf } from '../checks.text.ts'
import { saidIn } from '../said.ts'
import type { PageData } from './page-data.ts'
import { pageWords } from './page.words.ts'

type StepsProps = {
  page: PageData
  /** Where each is filled in; none: they are read. */ toStep?: (code: string) => string
}

/** All steps, each with what it asks for and what was answered. */
export function StepsCard({ page: { steps, answers, photos }, toStep }: StepsProps) {
  const say = useWords(pageWords)
  const locale = useLocale()
  const answerOf = (code: string) => answers.find(({ step }) => step === code)
  return (
    <Card
      title={say('steps')}
      actions={<span className="muted numbers">{say('progress', { done: answers.length, of: steps.length })}</span>}
      flush
    >
      <ol className="check-steps">
        {steps.map((step) => {
          const name = textIn(locale, step.name)
          const answer = answerOf(step.code)
          const own = photos.filter(({ slot }) => slot === step.code)
          return (
            <li key={step.code}>
              <div className="check-words">
                {toStep ? <Link to={toStep(step.code)}>{name}</Link> : name}
                <p className="muted">{demandsOf(locale, step).join(' · ')}</p>
                {answer && <Answered step={step} answer={answer} />}
                {own.length > 0 && (
                  <PhotoGrid
                    label={`${say('photos')}${colon(locale)} ${name}`}
                    photos={own.map((file) => {
                      const { content, thumb } = fileAddress(file)
                      return { id: file.id, src: content, thumbnail: thumb ?? undefined, name: file.name }
                    })}
                  />
                )}
              </div>
              <Stand step={step} answer={answer} />
            </li>
          )
        })}
      </ol>
    </Card>
  )
}

function Answered({ step, answer }: { step: CheckStep; answer: AnsweredStep }) {
  const locale = useLocale()
  const [, ...more] = saidIn(locale, step, answer).split(' · ')
  const moment = formatDate(locale, answer.at, 'moment')
  const by = [answer.byName, moment].filter(Boolean).join(', ')
  return (
    <>
      {more.length > 0 && <p>{more.join(' · ')}</p>}
      <p className="muted">{by}</p>
    </>
  )
}

function Stand({ step: { measure }, answer }: { step: CheckStep; answer: AnsweredStep | undefined }) {
  const say = useWords(pageWords)
  if (!answer) return <StatusDot tone="hollow">{say('answer.open')}</StatusDot>
  if (answer.answer === 'skipped') return <StatusDot tone="ink">{say('answer.skipped')}</StatusDot>
  const isOff = measure && answer.measured !== null && isOutside(answer.measured, measure)
  return <StatusDot tone={isOff ? 'orange' : 'green'}>{say(isOff ? 'outside' : 'answer.done')}</StatusDot>
}

import { href } from 'react-router'
import { Alert } from '#app/kit/ui/alert.tsx'
import { Link } from '#app/kit/ui/link.tsx'
import { localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { highestOf, type SurveyTask } from './surveys.ts'
import { surveyWords } from './surveys.words.ts'

/** To staff, above what a customer was not satisfied with, until they were called. */
export function SurveyTaskNote({ task }: { task: SurveyTask | undefined }) {
  const say = useWords(surveyWords)
  const prefix = localePrefix(useLocale())
  if (!task || task.isDone) return null
  const { id, score, scale } = task
  const to = href('/:locale?/console/surveys/tasks/:id', { ...prefix, id: String(id) })
  return (
    <Alert tone="warning" title={say('calls')} action={<Link to={to}>{say('answer')}</Link>}>
      {say('score.of', { score: String(score), of: String(highestOf(scale)) })}
    </Alert>
  )
}

import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { type Answers, highestOf, isScale, type Question, textOf } from './surveys.ts'
import { surveyWords } from './surveys.words.ts'

/** Each question that was answered, with the answer; what was written is text. */
export function SaidAnswers({ questions, answers }: { questions: readonly Question[]; answers: Answers }) {
  const say = useWords(surveyWords)
  const locale = useLocale()
  return (
    <dl className="survey-said">
      {questions.map((question, place) => {
        const said = answers[place] ?? null
        const asked = textOf(question.text, locale)
        if (said === null) return null
        const choice = typeof said === 'number' ? question.choices[said] : undefined
        const chosen = choice && textOf(choice, locale)
        return (
          <div key={asked.text}>
            <dt className="muted" lang={asked.locale}>
              {asked.text}
            </dt>
            <dd className={question.kind === 'text' ? 'survey-text' : 'survey-number'} lang={chosen?.locale}>
              {isScale(question.kind)
                ? say('score.of', { score: String(said), of: String(highestOf(question.kind)) })
                : null}
              {question.kind === 'text' ? said : null}
              {chosen?.text ?? null}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

import { href } from 'react-router'
import { textIn } from '#app/catalogue/catalogue.ts'
import { revalidatesAfterLostRace } from '#app/kit/forms/form.tsx'
import { useAdded } from '#app/kit/forms/use-form.ts'
import { localeOf, localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { EntriesPage, entryColumns } from '../editing/entries-page.tsx'
import { answerSection, beginSection } from '../editing/section.server.ts'
import { forms, notices } from './actions.server.ts'
import { AnswerForm } from './answer-form.tsx'
import { answersWords } from './answers.words.ts'
import type { Route } from './+types/answers.route'

export async function loader(args: Route.LoaderArgs) {
  const { catalogue, asked, ...page } = await beginSection(args, notices)
  const { answers } = catalogue
  const locale = localeOf(args.url.pathname)
  const kinds = catalogue.kinds.map(({ code, name }) => ({ value: code, label: textIn(locale, name) || code }))
  return { ...page, answers, kinds, known: answers.find(({ code }) => code === asked) }
}

export async function action(args: Route.ActionArgs) {
  const page = href('/:locale?/console/catalogue/answers', localePrefix(localeOf(args.url.pathname)))
  return answerSection(args, page, forms, notices)
}

export const shouldRevalidate = revalidatesAfterLostRace

export default function Answers({ loaderData, actionData }: Route.ComponentProps) {
  const { draft, answers, kinds, known, notice } = loaderData
  const { revision } = draft
  const say = useWords(answersWords)
  const locale = useLocale()
  const title = say('section.answers')
  const columns = entryColumns(
    locale,
    {
      title,
      entries: answers,
      revision,
      nameOf: (answer) => textIn(locale, answer.title) || answer.code,
      offered: { label: say('offered'), yes: say('offered'), no: say('active.no') },
    },
    [{ label: say('use'), render: ({ kind }) => say(`use.${kind}`) }],
  )
  const added = useAdded(answers.length)
  return (
    <EntriesPage
      title={title}
      intro={say('intro')}
      none={say('answers.none')}
      draft={draft}
      done={notice && say(`notice.${notice}`)}
      refusal={actionData}
      entries={answers}
      columns={columns}
    >
      <AnswerForm
        key={`${known?.code ?? ''} ${added}`}
        known={known}
        kinds={kinds}
        revision={revision}
        refusal={actionData?.intent === 'answer' ? actionData : undefined}
      />
    </EntriesPage>
  )
}

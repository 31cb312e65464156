import { href } from 'react-router'
import { textIn } from '#app/catalogue/catalogue.ts'
import { revalidatesAfterLostRace } from '#app/kit/forms/form.tsx'
import { useAdded } from '#app/kit/forms/use-form.ts'
import { localeOf, localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { EntriesPage, entryColumns } from '../editing/entries-page.tsx'
import { answerSection, beginSection } from '../editing/section.server.ts'
import { forms, notices } from './actions.server.ts'
import { LabourForm } from './labour-form.tsx'
import { labourWords } from './labour.words.ts'
import type { Route } from './+types/labour.route'

export async function loader(args: Route.LoaderArgs) {
  const { catalogue, asked, ...page } = await beginSection(args, notices)
  const { labour } = catalogue
  const locale = localeOf(args.url.pathname)
  const parts = catalogue.parts.map(({ code, name }) => ({ value: code, label: textIn(locale, name) || code }))
  const families = catalogue.families.map(({ code }) => ({ value: code, label: code }))
  return { ...page, labour, parts, families, known: labour.find(({ code }) => code === asked) }
}

export async function action(args: Route.ActionArgs) {
  const page = href('/:locale?/console/catalogue/labour', localePrefix(localeOf(args.url.pathname)))
  return answerSection(args, page, forms, notices)
}

export const shouldRevalidate = revalidatesAfterLostRace

export default function Labour({ loaderData, actionData }: Route.ComponentProps) {
  const { draft, labour, known, notice, families, parts } = loaderData
  const { revision } = draft
  const say = useWords(labourWords)
  const locale = useLocale()
  const title = say('section.labour')
  const columns = entryColumns(
    locale,
    {
      title,
      entries: labour,
      revision,
      nameOf: (one) => textIn(locale, one.name) || one.code,
      offered: { label: say('offered'), yes: say('offered'), no: say('active.no') },
    },
    [{ label: say('minutes'), look: 'number', render: ({ minutes }) => String(minutes) }],
  )
  const added = useAdded(labour.length)
  return (
    <EntriesPage
      title={title}
      intro={say('intro')}
      none={say('none')}
      draft={draft}
      done={notice && say(`notice.${notice}`)}
      refusal={actionData}
      entries={labour}
      columns={columns}
    >
      <LabourForm
        key={`${known?.code ?? ''} ${added}`}
        {...{ known, families, parts, revision }}
        refusal={actionData?.intent === 'labour' ? actionData : undefined}
      />
    </EntriesPage>
  )
}

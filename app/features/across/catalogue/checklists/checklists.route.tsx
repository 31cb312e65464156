import { href } from 'react-router'
import { textIn } from '#app/catalogue/catalogue.ts'
import { revalidatesAfterLostRace } from '#app/kit/forms/form.tsx'
import { useAdded } from '#app/kit/forms/use-form.ts'
import { Link } from '#app/kit/ui/link.tsx'
import { localeOf, localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { EntriesPage, entryColumns } from '../editing/entries-page.tsx'
import { answerSection, beginSection } from '../editing/section.server.ts'
import { forms, notices } from './actions.server.ts'
import { ChecklistForm } from './checklist-form.tsx'
import { checklistsWords } from './checklists.words.ts'
import type { Route } from './+types/checklists.route'

export async function loader(args: Route.LoaderArgs) {
  const { catalogue, asked, ...page } = await beginSection(args, notices)
  const { checklists } = catalogue
  const families = catalogue.families.map(({ code }) => ({ value: code, label: code }))
  return { ...page, checklists, families, known: checklists.find(({ code }) => code === asked) }
}

export async function action(args: Route.ActionArgs) {
  const page = href('/:locale?/console/catalogue/checklists', localePrefix(localeOf(args.url.pathname)))
  return answerSection(args, page, forms, notices)
}

export const shouldRevalidate = revalidatesAfterLostRace

export default function Checklists({ loaderData, actionData }: Route.ComponentProps) {
  const { draft, checklists, known, notice, families } = loaderData
  const { revision } = draft
  const say = useWords(checklistsWords)
  const locale = useLocale()
  const title = say('section.checklists')
  const stepsOf = (code: string) =>
    href('/:locale?/console/catalogue/checklists/:code', { ...localePrefix(locale), code })
  const nameOf = (one: (typeof checklists)[number]) => textIn(locale, one.name) || one.code
  const columns = entryColumns(
    locale,
    {
      title,
      entries: checklists,
      revision,
      nameOf,
      offered: { label: say('offered'), yes: say('offered'), no: say('active.no') },
      loses: ({ steps }) => (steps.length > 0 ? say('loses', { count: steps.length }) : undefined),
    },
    [
      {
        label: say('steps'),
        render: (one) => (
          <Link to={stepsOf(one.code)}>
            {say('steps.count', { count: one.steps.length })} <span className="visually-hidden">{nameOf(one)}</span>
          </Link>
        ),
      },
      { label: say('families'), extra: true, render: (one) => one.families.join(', ') || '–' },
    ],
  )
  const added = useAdded(checklists.length)
  return (
    <EntriesPage
      title={title}
      intro={say('intro')}
      none={say('none')}
      draft={draft}
      done={notice && say(`notice.${notice}`)}
      refusal={actionData}
      entries={checklists}
      columns={columns}
    >
      <ChecklistForm
        key={`${known?.code ?? ''} ${added}`}
        {...{ known, families, revision }}
        refusal={actionData?.intent === 'checklist' ? actionData : undefined}
      />
    </EntriesPage>
  )
}

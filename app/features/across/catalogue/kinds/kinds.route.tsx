import { href } from 'react-router'
import { textIn } from '#app/catalogue/catalogue.ts'
import { revalidatesAfterLostRace } from '#app/kit/forms/form.tsx'
import { useAdded } from '#app/kit/forms/use-form.ts'
import { StatusDot } from '#app/kit/ui/status.tsx'
import { localeOf, localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { EntriesPage, entryColumns } from '../editing/entries-page.tsx'
import { answerSection, beginSection } from '../editing/section.server.ts'
import { forms, notices } from './actions.server.ts'
import { KindForm } from './kind-form.tsx'
import { kindsWords } from './kinds.words.ts'
import type { Route } from './+types/kinds.route'

export async function loader(args: Route.LoaderArgs) {
  const { catalogue, asked, ...page } = await beginSection(args, notices)
  const { kinds, mainKind } = catalogue
  return { ...page, kinds, mainKind, known: kinds.find(({ code }) => code === asked) }
}

export async function action(args: Route.ActionArgs) {
  const page = href('/:locale?/console/catalogue/kinds', localePrefix(localeOf(args.url.pathname)))
  return answerSection(args, page, forms, notices)
}

export const shouldRevalidate = revalidatesAfterLostRace

export default function Kinds({ loaderData, actionData }: Route.ComponentProps) {
  const { draft, kinds, mainKind, known, notice } = loaderData
  const { revision } = draft
  const say = useWords(kindsWords)
  const locale = useLocale()
  const title = say('section.kinds')
  const columns = entryColumns(
    locale,
    {
      title,
      entries: kinds,
      revision,
      nameOf: ({ name, code }) => textIn(locale, name) || code,
      offered: { label: say('active'), yes: say('active'), no: say('active.no') },
    },
    [
      { label: say('photos'), look: 'number', labelled: true, render: ({ photos }) => photos },
      {
        label: say('main.is'),
        hideLabel: true,
        render: ({ code }) => (code === mainKind ? <StatusDot tone="blue">{say('main.is')}</StatusDot> : null),
      },
    ],
  )
  const added = useAdded(kinds.length)
  return (
    <EntriesPage
      title={title}
      intro={say('intro')}
      none={say('kinds.none')}
      draft={draft}
      done={notice && say(`notice.${notice}`)}
      refusal={actionData}
      entries={kinds}
      columns={columns}
    >
      <KindForm
        key={`${known?.code ?? ''} ${added}`}
        known={known}
        mainKind={mainKind}
        revision={revision}
        refusal={actionData?.intent === 'kind' ? actionData : undefined}
      />
    </EntriesPage>
  )
}

import { href } from 'react-router'
import { textIn } from '#app/catalogue/catalogue.ts'
import { revalidatesAfterLostRace } from '#app/kit/forms/form.tsx'
import { useAdded } from '#app/kit/forms/use-form.ts'
import { localeOf, localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { EntriesPage, entryColumns } from '../editing/entries-page.tsx'
import { answerSection, beginSection } from '../editing/section.server.ts'
import { forms, notices } from './actions.server.ts'
import { PartForm } from './part-form.tsx'
import { partsWords } from './parts.words.ts'
import type { Route } from './+types/parts.route'

export async function loader(args: Route.LoaderArgs) {
  const { catalogue, asked, ...page } = await beginSection(args, notices)
  const { parts } = catalogue
  return { ...page, parts, known: parts.find(({ code }) => code === asked) }
}

export async function action(args: Route.ActionArgs) {
  const page = href('/:locale?/console/catalogue/parts', localePrefix(localeOf(args.url.pathname)))
  return answerSection(args, page, forms, notices)
}

export const shouldRevalidate = revalidatesAfterLostRace

export default function Parts({ loaderData, actionData }: Route.ComponentProps) {
  const { draft, parts, known, notice } = loaderData
  const { revision } = draft
  const say = useWords(partsWords)
  const locale = useLocale()
  const title = say('section.parts')
  const columns = entryColumns(
    locale,
    {
      title,
      entries: parts,
      revision,
      nameOf: ({ name, code }) => textIn(locale, name) || code,
      offered: { label: say('active'), yes: say('active'), no: say('active.no') },
    },
    [{ label: say('drawn'), render: ({ drawn }) => say(drawn ? `drawn.${drawn}` : 'drawn.none') }],
  )
  const added = useAdded(parts.length)
  return (
    <EntriesPage
      title={title}
      intro={say('intro')}
      none={say('parts.none')}
      draft={draft}
      done={notice && say(`notice.${notice}`)}
      refusal={actionData}
      entries={parts}
      columns={columns}
    >
      <PartForm
        key={`${known?.code ?? ''} ${added}`}
        known={known}

        revision={revision}
        refusal={actionData?.intent === 'part' ? actionData : undefined}
      />
    </EntriesPage>
  )
}

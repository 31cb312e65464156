import { href } from 'react-router'
import type { DueService } from '#app/catalogue/catalogue.services.ts'
import { textIn } from '#app/catalogue/catalogue.ts'
import { revalidatesAfterLostRace } from '#app/kit/forms/form.tsx'
import { useAdded } from '#app/kit/forms/use-form.ts'
import { type Locale, localeOf, localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { EntriesPage, entryColumns } from '../editing/entries-page.tsx'
import { answerSection, beginSection } from '../editing/section.server.ts'
import { forms, notices } from './actions.server.ts'
import { GraceForm, ServiceForm } from './service-form.tsx'
import { servicesWords } from './services.words.ts'
import type { Route } from './+types/services.route'

export async function loader(args: Route.LoaderArgs) {
  const { catalogue, asked, ...page } = await beginSection(args, notices)
  const { dueServices: services, graceDays } = catalogue
  const families = catalogue.families.map(({ code }) => ({ value: code, label: code }))
  return { ...page, services, graceDays, families, known: services.find(({ code }) => code === asked) }
}

export async function action(args: Route.ActionArgs) {
  const page = href('/:locale?/console/catalogue/services', localePrefix(localeOf(args.url.pathname)))
  return answerSection(args, page, forms, notices)
}

export const shouldRevalidate = revalidatesAfterLostRace

export default function Services({ loaderData, actionData }: Route.ComponentProps) {
  const { draft, services, graceDays, known, notice, families } = loaderData
  const { revision } = draft
  const say = useWords(servicesWords)
  const locale = useLocale()
  const title = say('section.services')
  const of = (intent: string) => (actionData?.intent === intent ? actionData : undefined)
  const columns = entryColumns(
    locale,
    {
      title,
      entries: services,
      revision,
      nameOf: (one) => textIn(locale, one.name) || one.code,
      offered: { label: say('offered'), yes: say('offered'), no: say('active.no') },
    },
    [
      { label: say('when'), render: (one) => whenOf(locale, one) },
      { label: say('counts.short'), labelled: true, render: ({ counts }) => say(counts ? 'counts.yes' : 'counts.no') },
    ],
  )
  const added = useAdded(services.length)
  return (
    <EntriesPage
      title={title}
      intro={say('intro')}
      none={say('none')}
      draft={draft}
      done={notice && say(`notice.${notice}`)}
      refusal={actionData}
      entries={services}
      columns={columns}
    >
      <ServiceForm key={`${known?.code ?? ''} ${added}`} {...{ known, families, revision }} refusal={of('service')} />
      <GraceForm key={graceDays} {...{ graceDays, revision }} refusal={of('grace')} />
    </EntriesPage>
  )
}

function whenOf(locale: Locale, { firstMonths: first, everyMonths: every }: DueService): string {
  const say = sayIn(servicesWords, locale)
  if (every === 0) return say('interval.once', { count: first })
  if (first === every) return say('interval.every', { count: every })
  return `${say('when.first', { count: first })}, ${say('when.then', { count: every })}`
}

import { href } from 'react-router'
import { textIn } from '#app/catalogue/catalogue.ts'
import { PageTitle } from '#app/kit/brand.tsx'
import { Problem } from '#app/kit/problem.ts'
import { PageHeader } from '#app/kit/ui/page-header.tsx'
import { localeOf, localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { StepSheet } from '#app/features/service/checks/checks.sheet.tsx'
import { beginSection } from '../../editing/section.server.ts'
import { checklistsWords } from '../checklists.words.ts'
import type { Route } from './+types/preview.route'

export async function loader(args: Route.LoaderArgs) {
  const { catalogue } = await beginSection(args, {})
  const list = catalogue.checklists.find(({ code }) => code === args.params.code)
  if (!list) throw new Problem('not-found')
  const locale = localeOf(args.url.pathname)
  return { code: list.code, title: textIn(locale, list.name) || list.code, steps: list.steps }
}

/** As a mechanic sees each step on the phone; nothing can be sent from here. */
export default function Preview({ loaderData: { code, title, steps } }: Route.ComponentProps) {
  const say = useWords(checklistsWords)
  const locale = useLocale()
  const to = href('/:locale?/console/catalogue/checklists/:code', { ...localePrefix(locale), code })
  return (
    <div className="stack">
      <PageTitle title={`${say('preview')} · ${title}`} />
      <PageHeader back={{ to, label: say('steps') }} title={title} />
      <p className="muted">{say('preview.intro')}</p>
      {steps.map((step, at) => (
        <StepSheet key={step.code} step={step} place={{ at: at + 1, of: steps.length }} />
      ))}
    </div>
  )
}

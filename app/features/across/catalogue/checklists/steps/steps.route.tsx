import { href } from 'react-router'
import { type CheckStep, textIn } from '#app/catalogue/catalogue.ts'
import { revalidatesAfterLostRace } from '#app/kit/forms/form.tsx'
import { useAdded } from '#app/kit/forms/use-form.ts'
import { PageTitle } from '#app/kit/brand.tsx'
import { answerForm } from '#app/kit/forms/actions.server.ts'
import { readFields } from '#app/kit/http/forms.server.ts'
import { Problem } from '#app/kit/problem.ts'
import { LinkButton } from '#app/kit/ui/button.tsx'
import { Card } from '#app/kit/ui/card.tsx'
import { DoneToast } from '#app/kit/ui/done-toast.tsx'
import { PageHeader } from '#app/kit/ui/page-header.tsx'
import { type Column, Table } from '#app/kit/ui/table.tsx'
import { type Locale, localeOf, localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { portalContext } from '#app/portal.server.ts'
import { requireAdmin, viewerIn } from '#app/features/people/account/account.server.ts'
import { DraftBar } from '#app/features/across/versions/versions.bar.tsx'
import { demandsOf } from '#app/features/service/checks/checks.text.ts'
import { Refused } from '../../editing/notice.tsx'
import { EntryButtons } from '../../editing/parts.tsx'
import { beginSection, goingOn, nextEntry } from '../../editing/section.server.ts'
import { checklistsWords } from '../checklists.words.ts'
import { forms, notices } from './actions.server.ts'
import { StepForm } from './step-form.tsx'
import type { Route } from './+types/steps.route'

export async function loader(args: Route.LoaderArgs) {
  const { catalogue, asked, ...page } = await beginSection(args, notices)
  const list = catalogue.checklists.find(({ code }) => code === args.params.code)
  if (!list) throw new Problem('not-found')
  return { ...page, list, known: list.steps.find(({ code }) => code === asked) }
}

export async function action({ params: { code }, request, url, context }: Route.ActionArgs) {
  const viewer = requireAdmin(viewerIn(context))
  const { catalogue } = await beginSection({ url, context }, {})
  if (!catalogue.checklists.some((one) => one.code === code)) throw new Problem('not-found')
  const [portal, locale] = [context.get(portalContext), localeOf(url.pathname)]
  const page = href('/:locale?/console/catalogue/checklists/:code', { ...localePrefix(locale), code })
  const fields = await readFields(request)
  const next = { page: goingOn(page, url, fields), anchors: nextEntry(fields, 'name_it'), notices }
  return answerForm({ portal, viewer, locale, code, fields }, forms, next)
}

export const shouldRevalidate = revalidatesAfterLostRace

/** One checklist: its steps in their order, and the form of one. */
export default function Steps({ loaderData, actionData }: Route.ComponentProps) {
  const { draft, list, known, notice } = loaderData
  const { revision } = draft
  const say = useWords(checklistsWords)
  const locale = useLocale()
  const prefix = localePrefix(locale)
  const title = textIn(locale, list.name) || list.code
  const to = href('/:locale?/console/catalogue/checklists', prefix)
  const isButton = actionData?.intent === 'remove' || actionData?.intent === 'up'
  const added = useAdded(list.steps.length)
  return (
    <div className="stack">
      <PageTitle title={title} />
      <DoneToast title={actionData || !notice ? undefined : say(`notice.${notice}`)} />
      <PageHeader
        back={{ to, label: say('section.checklists') }}
        title={title}
        actions={
          list.steps.length > 0 && (
            <LinkButton
              to={href('/:locale?/console/catalogue/checklists/:code/preview', { ...prefix, code: list.code })}
            >
              {say('preview')}
            </LinkButton>
          )
        }
      />
      <p className="muted">{say('steps.intro')}</p>
      <DraftBar draft={draft} page="catalogue" />
      <Refused refusal={isButton ? actionData : undefined} />
      <Card flush={list.steps.length > 0}>
        {list.steps.length > 0 ? (
          <Table
            caption={say('steps')}
            columns={columnsFor(locale, list.steps, revision)}
            rows={list.steps}
            rowKey={({ code }) => code}
          />
        ) : (
          <p className="muted">{say('steps.none')}</p>
        )}
      </Card>
      <StepForm
        key={`${known?.code ?? ''} ${added}`}
        {...{ known, revision }}
        refusal={actionData?.intent === 'step' ? actionData : undefined}
      />
    </div>
  )
}

function columnsFor(locale: Locale, steps: readonly CheckStep[], revision: number): Column<CheckStep>[] {
  const say = sayIn(checklistsWords, locale)
  return [
    { label: say('what'), look: 'main', render: ({ name }) => textIn(locale, name) },
    { label: say('torque'), render: (step) => demandsOf(locale, step).join(' · ') || '–' },
    {
      label: say('change'),
      hideLabel: true,
      look: 'actions',
      render: (step) => (
        <EntryButtons
          code={step.code}
          name={textIn(locale, step.name)}
          revision={revision}
          isFirst={step === steps[0]}
        />
      ),
    },
  ]
}

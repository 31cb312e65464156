import { Form as PlainForm, href } from 'react-router'
import { useFamilies } from '#app/catalogue/catalogue.labels.ts'
import { codesOf } from '#app/catalogue/catalogue.ts'
import { countryName } from '#app/features/bicycles/coverage/coverage.countries.ts'
import { requireAdmin, viewerIn } from '#app/features/people/account/account.server.ts'
import type { StaffViewer } from '#app/features/people/account/account.ts'
import { PageTitle } from '#app/kit/brand.tsx'
import { answerForm, form, type Forms, button, type Sent } from '#app/kit/forms/actions.server.ts'
import { noticeIn } from '#app/kit/forms/notices.ts'
import { readFields } from '#app/kit/http/forms.server.ts'
import { idIn } from '#app/kit/http/ids.ts'
import { Button } from '#app/kit/ui/button.tsx'
import { Card } from '#app/kit/ui/card.tsx'
import { DoneToast } from '#app/kit/ui/done-toast.tsx'
import { PageHeader } from '#app/kit/ui/page-header.tsx'
import { type Column, Table } from '#app/kit/ui/table.tsx'
import { type Locale, localeOf, localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { type Portal, portalContext } from '#app/portal.server.ts'
import { RuleForm } from './rule-form.tsx'
import { ruleForm } from './rules.forms.ts'
import { readRules, removeRule, setRule } from './rules.server.ts'
import { rulesWords } from './rules.words.ts'
import type { Rule } from './store.server.ts'
import type { Route } from './+types/rules.route'

const intents = ['rule', 'remove'] as const
type Intent = (typeof intents)[number]
type Work = Sent & { portal: Portal; viewer: StaffViewer }

const forms: Forms<Intent, Work> = {
  rule: form(
    ({ portal }) => ruleForm(codesOf(portal.catalogues.current().families)),
    async ({ portal, viewer }, { country = null, family = null, assignee }) => {
      const message = await setRule(portal, viewer, { country, family, assigneeId: Number(assignee) })
      return message && { path: 'assignee', message }
    },
  ),
  remove: button(({ portal, viewer, fields }) => removeRule(portal, viewer, idIn(fields.get('rule')))),
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const viewer = requireAdmin(viewerIn(context))
  const read = await readRules(context.get(portalContext), viewer)
  return { ...read, notice: noticeIn(url.searchParams, intents)?.done }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const viewer = requireAdmin(viewerIn(context))
  const locale = localeOf(url.pathname)
  const work = { portal: context.get(portalContext), viewer, locale, fields: await readFields(request) }
  return answerForm(work, forms, { page: href('/:locale?/console/assignment', localePrefix(locale)) })
}

export default function Rules({ loaderData: { rules, agents, notice }, actionData }: Route.ComponentProps) {
  const say = useWords(rulesWords)
  const columns = columnsFor(useLocale(), useFamilies())
  return (
    <div className="stack">
      <PageTitle title={say('title')} />
      <DoneToast title={notice && !actionData ? say(`done.${notice}`) : undefined} />
      <PageHeader eyebrow={say('console')} title={say('title')} />
      <p>{say('intro')}</p>
      <div className="columns">
        <Card title={say('rules')} flush={rules.length > 0}>
          {rules.length > 0 ? (
            <Table caption={say('rules')} columns={columns} rows={rules} rowKey={({ id }) => id} />
          ) : (
            <p className="muted">{say('none')}</p>
          )}
        </Card>
        <RuleForm key={rules.length} agents={agents} refusal={actionData} />
      </div>
    </div>
  )
}

type Families = ReturnType<typeof useFamilies>

function columnsFor(locale: Locale, families: Families): Column<Rule>[] {
  const say = sayIn(rulesWords, locale)
  const familyOf = ({ family }: Rule) =>
    family === null ? say('family.any') : (families.find(({ value }) => value === family)?.label ?? family)
  const countryOf = ({ country }: Rule) => (country === null ? say('country.any') : countryName(locale, country))
  return [
    { label: say('family'), look: 'name', render: familyOf },
    { label: say('country'), render: countryOf },
    {
      label: say('assignee'),
      render: ({ agentName: name, agentLeft }) => (agentLeft ? say('left', { name }) : name),
    },
    {
      label: say('remove'),
      hideLabel: true,
      look: 'actions',
      render: (rule) => (
        <PlainForm method="post">
          <input type="hidden" name="rule" value={rule.id} />
          <Button
            type="submit"
            variant="ghost"
            size="small"
            name="intent"
            value="remove"
            aria-label={say('remove.of', { family: familyOf(rule), country: countryOf(rule) })}
          >
            {say('remove')}
          </Button>
        </PlainForm>
      ),
    },
  ]
}

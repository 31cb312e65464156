import { href } from 'react-router'
import { type Part, textIn } from '#app/catalogue/catalogue.ts'
import { answerForm } from '#app/kit/forms/actions.server.ts'
import { noticeIn } from '#app/kit/forms/notices.ts'
import { readFields } from '#app/kit/http/forms.server.ts'
import { Card } from '#app/kit/ui/card.tsx'
import { StatusDot } from '#app/kit/ui/status.tsx'
import { type Column, Table } from '#app/kit/ui/table.tsx'
import { type Locale, localeOf, localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { portalContext } from '#app/portal.server.ts'
import { requireAdmin, viewerIn } from '#app/features/people/account/account.server.ts'
import { readDraft } from '../draft.server.ts'
import { EntryButtons } from '../editing/parts.tsx'
import { SectionPage } from '../editing/section-page.tsx'
import { forms, notices } from './actions.server.ts'
import { PartForm } from './part-form.tsx'
import { partsWords } from './parts.words.ts'
import type { Route } from './+types/parts.route'

export async function loader({ url, context }: Route.LoaderArgs) {
  const { catalogue, ...draft } = await readDraft(context.get(portalContext), requireAdmin(viewerIn(context)))
  const asked = url.searchParams.get('change')
  return {
    draft,
    parts: catalogue.parts,
    known: catalogue.parts.find(({ code }) => code === asked),
    notice: noticeIn(url.searchParams, Object.values(notices))?.done,
  }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const viewer = requireAdmin(viewerIn(context))
  const [portal, locale] = [context.get(portalContext), localeOf(url.pathname)]
  const page = href('/:locale?/console/catalogue/parts', localePrefix(locale))
  return answerForm({ portal, viewer, locale, fields: await readFields(request) }, forms, { page, notices })
}

export default function Parts({ loaderData: { draft, parts, known, notice }, actionData }: Route.ComponentProps) {
  const say = useWords(partsWords)
  const columns = columnsFor(useLocale(), parts, draft.revision)
  return (
    <SectionPage
      title={say('section.parts')}
      intro={say('intro')}
      draft={draft}
      done={notice && say(`notice.${notice}`)}
      refusal={actionData}
    >
      <Card flush={parts.length > 0}>
        {parts.length > 0 ? (
          <Table caption={say('section.parts')} columns={columns} rows={parts} rowKey={({ code }) => code} />
        ) : (
          <p className="muted">{say('parts.none')}</p>
        )}
      </Card>
      <PartForm
        key={`${known?.code ?? ''} ${parts.length}`}
        known={known}
        revision={draft.revision}
        refusal={actionData?.intent === 'part' ? actionData : undefined}
      />
    </SectionPage>
  )
}

function columnsFor(locale: Locale, parts: readonly Part[], revision: number): Column<Part>[] {
  const say = sayIn(partsWords, locale)
  const nameOf = ({ name, code }: Part) => textIn(locale, name) || code
  return [
    { label: say('section.parts'), look: 'name', render: nameOf },
    { label: say('drawn'), render: ({ drawn }) => say(drawn ? `drawn.${drawn}` : 'drawn.none') },
    {
      label: say('active'),
      render: ({ active }) => (
        <StatusDot tone={active ? 'green' : 'hollow'}>{say(active ? 'active' : 'active.no')}</StatusDot>
      ),
    },
    {
      label: say('change'),
      hideLabel: true,
      look: 'actions',
      render: (part) => (
        <EntryButtons code={part.code} name={nameOf(part)} revision={revision} isFirst={part === parts[0]} />
      ),
    },
  ]
}

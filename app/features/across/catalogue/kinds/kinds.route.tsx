import { href } from 'react-router'
import { type Kind, textIn } from '#app/catalogue/catalogue.ts'
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
import { KindForm } from './kind-form.tsx'
import { kindsWords } from './kinds.words.ts'
import type { Route } from './+types/kinds.route'

export async function loader({ url, context }: Route.LoaderArgs) {
  const { catalogue, ...draft } = await readDraft(context.get(portalContext), requireAdmin(viewerIn(context)))
  const asked = url.searchParams.get('change')
  return {
    draft,
    kinds: catalogue.kinds,
    mainKind: catalogue.mainKind,
    known: catalogue.kinds.find(({ code }) => code === asked),
    notice: noticeIn(url.searchParams, Object.values(notices))?.done,
  }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const viewer = requireAdmin(viewerIn(context))
  const [portal, locale] = [context.get(portalContext), localeOf(url.pathname)]
  const page = href('/:locale?/console/catalogue/kinds', localePrefix(locale))
  return answerForm({ portal, viewer, locale, fields: await readFields(request) }, forms, { page, notices })
}

export default function Kinds({ loaderData, actionData }: Route.ComponentProps) {
  const { draft, kinds, mainKind, known, notice } = loaderData
  const say = useWords(kindsWords)
  const columns = columnsFor(useLocale(), { kinds, mainKind }, draft.revision)
  return (
    <SectionPage
      title={say('section.kinds')}
      intro={say('intro')}
      draft={draft}
      done={notice && say(`notice.${notice}`)}
      refusal={actionData}
    >
      <Card flush={kinds.length > 0}>
        {kinds.length > 0 ? (
          <Table caption={say('section.kinds')} columns={columns} rows={kinds} rowKey={({ code }) => code} />
        ) : (
          <p className="muted">{say('kinds.none')}</p>
        )}
      </Card>
      <KindForm
        key={`${known?.code ?? ''} ${kinds.length}`}
        known={known}
        mainKind={mainKind}
        revision={draft.revision}
        refusal={actionData?.intent === 'kind' ? actionData : undefined}
      />
    </SectionPage>
  )
}

type Kept = { kinds: readonly Kind[]; mainKind: string | null }

function columnsFor(locale: Locale, { kinds, mainKind }: Kept, revision: number): Column<Kind>[] {
  const say = sayIn(kindsWords, locale)
  const nameOf = ({ name, code }: Kind) => textIn(locale, name) || code
  return [
    { label: say('section.kinds'), look: 'name', render: nameOf },
    { label: say('photos'), look: 'number', labelled: true, render: ({ photos }) => photos },
    {
      label: say('main.is'),
      hideLabel: true,
      render: ({ code }) => (code === mainKind ? <StatusDot tone="blue">{say('main.is')}</StatusDot> : null),
    },
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
      render: (kind) => (
        <EntryButtons code={kind.code} name={nameOf(kind)} revision={revision} isFirst={kind === kinds[0]} />
      ),
    },
  ]
}

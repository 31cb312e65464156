import { Plus } from 'lucide-react'
import { href } from 'react-router'
import { revalidatesAfterLostRace } from '#app/kit/forms/form.tsx'
import { useAdded } from '#app/kit/forms/use-form.ts'
import { PageTitle } from '#app/kit/brand.tsx'
import { answerForm } from '#app/kit/forms/actions.server.ts'
import { noticeIn } from '#app/kit/forms/notices.ts'
import { wordProblem } from '#app/kit/forms/problems.ts'
import { readFields } from '#app/kit/http/forms.server.ts'
import { Alert } from '#app/kit/ui/alert.tsx'
import { LinkButton } from '#app/kit/ui/button.tsx'
import { Card } from '#app/kit/ui/card.tsx'
import { DoneToast } from '#app/kit/ui/done-toast.tsx'
import { EmptyState } from '#app/kit/ui/empty-state.tsx'
import { PageHeader } from '#app/kit/ui/page-header.tsx'
import { localeOf, localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { portalContext } from '#app/portal.server.ts'
import { requireAdmin, viewerIn } from '#app/features/people/account/account.server.ts'
import { DraftBar } from '#app/features/across/versions/versions.bar.tsx'
import { readDraft } from '../draft.server.ts'
import { draftWords } from '../draft.words.ts'
import { listForms, listNotices } from './actions.server.ts'
import { AttributeForm } from './attribute-form.tsx'
import { familyWords } from './families.words.ts'
import { FamiliesTable } from './families-table.tsx'
import { formWords } from './forms.words.ts'
import { InstructionsForm } from './instructions-form.tsx'
import type { Route } from './+types/list.route'
import './families.css'

export async function loader({ url, context }: Route.LoaderArgs) {
  const { catalogue, ...draft } = await readDraft(context.get(portalContext), viewerIn(context))
  const { families, attributes, instructions } = catalogue
  const shown = families.map(({ code, name, active, serial, example }) => ({ code, name, active, serial, example }))
  const notice = noticeIn(url.searchParams, ['saved', 'removed'])?.done
  return { draft, families: shown, attributes, instructions, notice }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const viewer = requireAdmin(viewerIn(context))
  const [portal, locale] = [context.get(portalContext), localeOf(url.pathname)]
  const page = href('/:locale?/console/catalogue/families', localePrefix(locale))
  const work = { portal, viewer, locale, fields: await readFields(request) }
  return answerForm(work, listForms, { page, notices: listNotices })
}

export const shouldRevalidate = revalidatesAfterLostRace

export default function Families({ loaderData: page, actionData }: Route.ComponentProps) {
  const say = useWords(familyWords)
  const words = useWords(draftWords)
  const locale = useLocale()
  const { draft, families, attributes, instructions, notice } = page
  const refusal = (intent: string) => (actionData?.intent === intent ? actionData : undefined)
  const refused = (refusal('up') ?? refusal('down'))?.problems[0]
  const prefix = localePrefix(locale)
  const added = useAdded(attributes.length)
  return (
    <div className="stack">
      <PageTitle title={words('section.families')} />
      <DoneToast title={actionData || !notice ? undefined : say(`notice.${notice}`)} />
      <PageHeader
        back={{ to: href('/:locale?/console/catalogue', prefix), label: words('catalogue') }}
        title={words('section.families')}
        actions={
          <LinkButton
            to={href('/:locale?/console/catalogue/families/new', prefix)}
            variant="primary"
            icon={<Plus size={16} aria-hidden />}
          >
            {say('new')}
          </LinkButton>
        }
      >
        {say('intro')}
      </PageHeader>
      <DraftBar draft={draft} page="catalogue" />
      {refused ? <Alert first tone="danger" title={wordProblem(locale, formWords, refused)} /> : null}
      {families.length > 0 ? (
        <FamiliesTable families={families} revision={draft.revision} />
      ) : (
        <EmptyState title={say('none')}>{say('none.words')}</EmptyState>
      )}
      <Card title={say('instructions.all')}>
        <InstructionsForm
          key={JSON.stringify(instructions)}
          {...{ instructions, revision: draft.revision, refusal: refusal('instructions') }}
        />
      </Card>
      <Card title={say('attribute.all')}>
        <AttributeForm key={added} {...{ attributes, revision: draft.revision, refusal: refusal('attribute') }} />
      </Card>
    </div>
  )
}

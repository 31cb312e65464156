import { noticeIn } from '#app/kit/forms/notices.ts'
import { randomUUID } from 'node:crypto'
import { Form as PlainForm, href } from 'react-router'
import { PageTitle } from '#app/kit/brand.tsx'
import { revalidatesAfterLostRace, WithSaved } from '#app/kit/forms/form.tsx'
import { Button, LinkButton } from '#app/kit/ui/button.tsx'
import { Card } from '#app/kit/ui/card.tsx'
import { PageHeader } from '#app/kit/ui/page-header.tsx'
import { StatusDot } from '#app/kit/ui/status.tsx'
import { localeOf, localePrefix, pathIn } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { portalContext } from '#app/portal.server.ts'
import { requireAdmin, viewerIn } from '#app/features/people/account/account.server.ts'
import { inOrder } from '../folders.ts'
import { factsVersion, listAllFolders, readAnyResource } from '../resources.staff.server.ts'
import { numberIn, pathOf } from '../resources.ts'
import { resourceWords } from '../resources.words.ts'
import { VersionsCard } from '../versions-card.tsx'
import { answerOne } from './actions.server.ts'
import { adminWords } from './admin.words.ts'
import { FactsForm, VersionForm } from './edit-forms.tsx'
import { DoneToast } from './notice.tsx'
import { notices } from './notices.ts'
import type { Route } from './+types/resource.route'
import '../resources.css'

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const portal = context.get(portalContext)
  const viewer = requireAdmin(viewerIn(context))
  const locale = localeOf(url.pathname)
  const resource = await readAnyResource(portal, viewer, locale, numberIn(params.id))
  const folders = inOrder(await listAllFolders(portal, viewer, locale))
  return {
    resource,
    seen: factsVersion(resource),
    folders: folders.map(({ id, name }) => ({ value: String(id), label: name })),
    submission: randomUUID(),
    notice: noticeIn(url.searchParams, notices)?.done,
  }
}

export async function action({ request, params, url, context }: Route.ActionArgs) {
  const viewer = requireAdmin(viewerIn(context))
  const asked = { portal: context.get(portalContext), viewer, locale: localeOf(url.pathname), request }
  return answerOne(asked, numberIn(params.id))
}

export const shouldRevalidate = revalidatesAfterLostRace

/** One thing on a shelf: what is said of it, its versions, and whether it is shown. */
export default function ResourcePage({ loaderData, actionData }: Route.ComponentProps) {
  const { resource, seen, folders, submission, notice } = loaderData
  const say = useWords(adminWords)
  const words = useWords(resourceWords)
  const locale = useLocale()
  const refused = (intent: 'facts' | 'version') => (actionData?.intent === intent ? actionData : undefined)
  const { version, shelf } = resource
  const self = href('/:locale?/console/resources/:id', { ...localePrefix(locale), id: String(resource.id) })
  return (
    <div className="stack" key={resource.id}>
      <PageTitle title={resource.title} />
      <DoneToast notice={actionData ? undefined : notice} />
      <PageHeader
        back={{ to: href('/:locale?/console/resources', localePrefix(locale)), label: say('title') }}
        title={resource.title}
        actions={
          resource.withdrawn ? undefined : (
            <LinkButton to={pathIn(locale, pathOf(resource))}>{say('see.page')}</LinkButton>
          )
        }
      >
        {resource.withdrawn ? <StatusDot tone="hollow">{say('state.withdrawn')}</StatusDot> : null}
        <span className="muted">
          {words(`shelf.${shelf}`)} · {words('reads', { count: resource.uses.reads })}
        </span>
      </PageHeader>
      <div className="columns">
        <Card title={say('facts')}>
          <WithSaved refusal={refused('facts')} to={self}>
            {/* After another form of the page, which is read again by then, it begins with what its version says. */}
            <FactsForm key={seen} resource={resource} version={seen} folders={folders} refusal={refused('facts')} />
          </WithSaved>
        </Card>
        <aside className="stack">
          <Card title={say('version.title')}>
            <VersionForm key={version} shelf={shelf} submission={submission} refusal={refused('version')} />
          </Card>
          <VersionsCard versions={resource.versions} current={version}>
            {() => null}
          </VersionsCard>
          <ShownCard withdrawn={resource.withdrawn} />
        </aside>
      </div>
    </div>
  )
}

function ShownCard({ withdrawn }: { withdrawn: boolean }) {
  const say = useWords(adminWords)
  const intent = withdrawn ? 'restore' : 'withdraw'
  return (
    <Card title={say(`${intent}.title`)}>
      <PlainForm method="post" className="stack-small">
        <p className="muted">{say(`${intent}.words`)}</p>
        <div>
          <Button type="submit" name="intent" value={intent} variant={withdrawn ? 'secondary' : 'danger'}>
            {say(`${intent}.do`)}
          </Button>
        </div>
      </PlainForm>
    </Card>
  )
}

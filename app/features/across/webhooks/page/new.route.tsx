import { randomUUID } from 'node:crypto'
import { PageTitle } from '#app/kit/brand.tsx'
import { answerForm, form, type Forms, type Sent } from '#app/kit/forms/actions.server.ts'
import { readFields } from '#app/kit/http/forms.server.ts'
import { savedAlready } from '#app/kit/http/submissions.server.ts'
import { LinkButton } from '#app/kit/ui/button.tsx'
import { Card } from '#app/kit/ui/card.tsx'
import { PageHeader } from '#app/kit/ui/page-header.tsx'
import { localeOf } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { type Portal, portalContext } from '#app/portal.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { factsIn, newEndpointForm } from '../webhooks.forms.ts'
import type { Owner } from '../webhooks.ts'
import { addEndpoint } from '../webhooks.server.ts'
import { webhookWords } from '../webhooks.words.ts'
import { pagesOf } from './addresses.ts'
import { EndpointForm } from './endpoint-form.tsx'
import { keeperIn } from './owner.server.ts'
import { SecretShown } from './secret-shown.tsx'
import type { Route } from './+types/new.route'

type Made = { id: number; secret: string }

const forms: Forms<'save', Sent & { portal: Portal; viewer: Viewer; owner: Owner }, Made> = {
  save: form(newEndpointForm, async ({ portal, viewer, owner, locale }, { submission, ...typed }) => {
    const made = await addEndpoint(portal, viewer, owner, { submission, ...factsIn(typed) })
    if ('path' in made) return made
    const page = pagesOf(locale, owner).endpoint
    if ('saved' in made) return savedAlready(page(made.saved))
    // Made by this form before, which has told the secret: nobody is told again.
    return 'secret' in made ? { shown: made } : { page: page(made.id) }
  }),
}

export async function loader({ url, context }: Route.LoaderArgs) {
  return { owner: keeperIn(context, url).owner, submission: randomUUID() }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const [portal, locale] = [context.get(portalContext), localeOf(url.pathname)]
  const { viewer, owner } = keeperIn(context, url)
  const work = { portal, viewer, owner, locale, fields: await readFields(request) }
  return answerForm(work, forms, { page: pagesOf(locale, owner).list })
}

/** The form of a new one, and in its place, once it is there, the secret. */
export default function NewEndpoint({ loaderData: { owner, submission }, actionData }: Route.ComponentProps) {
  const say = useWords(webhookWords)
  const pages = pagesOf(useLocale(), owner)
  const made = actionData && 'secret' in actionData ? actionData : undefined
  const refusal = actionData && 'problems' in actionData ? actionData : undefined
  return (
    <div className="stack">
      <PageTitle title={say('new')} />
      <PageHeader back={{ to: pages.list, label: say('title') }} title={say('new')} />
      {made ? (
        <SecretShown secret={made.secret}>
          <LinkButton size="small" to={pages.endpoint(made.id)}>
            {say('secret.go-on')}
          </LinkButton>
        </SecretShown>
      ) : (
        <Card>
          <EndpointForm endpoint={undefined} submission={submission} refusal={refusal} />
        </Card>
      )}
    </div>
  )
}

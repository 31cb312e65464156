import { href } from 'react-router'
import { PageTitle } from '#app/kit/brand.tsx'
import { answerForm, form, type Forms, type Sent } from '#app/kit/forms/actions.server.ts'
import { readFields } from '#app/kit/http/forms.server.ts'
import { newUuid } from '#app/kit/http/ids.ts'
import { madeAt } from '#app/kit/http/submissions.server.ts'
import { LinkButton } from '#app/kit/ui/button.tsx'
import { Card } from '#app/kit/ui/card.tsx'
import { PageHeader } from '#app/kit/ui/page-header.tsx'
import { localeOf, localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { type Portal, portalContext } from '#app/portal.server.ts'
import { staffIn } from '#app/features/people/account/account.server.ts'
import type { StaffViewer } from '#app/features/people/account/account.ts'
import { changeLines } from '#app/features/trade/items/items.forms.ts'
import { writeDraft } from '../drafts.server.ts'
import { packageForm } from '../forms.ts'
import { packageLineCount, packageLineParts } from '../lines.forms.ts'
import { type Kind, kinds, linesMost } from '../packages.ts'
import { packageWords } from '../packages.words.ts'
import { deskWords } from './desk.words.ts'
import { choicesIn, codesIn, picturesIn } from './form.server.ts'
import { formKey, PackageForm } from './package-form.tsx'
import type { Route } from './+types/new.route'
import '../packages.css'

type Work = Sent & { portal: Portal; viewer: StaffViewer; kind: Kind }

const forms: Forms<'save', Work> = {
  save: form(
    ({ portal, kind, locale, fields }) =>
      packageForm(kind, codesIn(choicesIn(portal, locale)), locale, packageLineCount(fields.get('lines'))),
    async ({ portal, viewer, locale, kind }, value) => {
      const page = (id: number) => href('/:locale?/console/packages/:id', { ...localePrefix(locale), id: String(id) })
      return madeAt(await writeDraft(portal, viewer, kind, value, locale), 'save', page)
    },
  ),
}

function kindIn(query: URLSearchParams): Kind | undefined {
  return kinds.find((kind) => kind === query.get('kind'))
}

export async function loader({ url, context }: Route.LoaderArgs) {
  staffIn(context)
  const [portal, locale] = [context.get(portalContext), localeOf(url.pathname)]
  const choices = { ...choicesIn(portal, locale), pictures: await picturesIn(portal, locale, null) }
  return { ...choices, kind: kindIn(url.searchParams), submission: newUuid() }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const [portal, viewer, locale] = [context.get(portalContext), staffIn(context), localeOf(url.pathname)]
  const sent = changeLines(await readFields(request), { parts: packageLineParts, most: linesMost })
  const work = { portal, viewer, locale, kind: kindIn(url.searchParams) ?? 'supply', ...sent }
  return answerForm(work, forms, { page: url.pathname, otherwise: 'save' })
}

/** First what kind it is, then its form. A supply begins with dealers as its audience, a service with everybody. */
export default function NewPackage({ loaderData, actionData }: Route.ComponentProps) {
  const { kind, ...choices } = loaderData
  const say = useWords(deskWords)
  const words = useWords(packageWords)
  const path = href('/:locale?/console/packages', localePrefix(useLocale()))
  const title = kind ? say(`new.${kind}`) : say('title.new')
  return (
    <div className="stack">
      <PageTitle title={title} />
      <PageHeader back={{ to: path, label: words('packages') }} title={title} />
      {kind ? (
        <PackageForm
          key={formKey(actionData)}
          {...choices}
          kind={kind}
          initial={{ audience_sides: kind === 'supply' ? ['dealer'] : [] }}
          revision={undefined}
          isPublished={false}
          refusal={actionData}
        />
      ) : (
        <Card title={words('kind')}>
          <div className="stack">
            <p>{say('kind.words')}</p>
            <div className="cluster">
              {kinds.map((one) => (
                <LinkButton key={one} to={`${path}/new?kind=${one}`}>
                  {say(`new.${one}`)}
                </LinkButton>
              ))}
            </div>
          </div>
        </Card>
      )}
    </div>
  )
}

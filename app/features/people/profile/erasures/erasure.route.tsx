import { href } from 'react-router'
import { viewerIn } from '#app/features/people/account/account.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { carryOutErasure, readErasure } from '../profile.staff.server.ts'
import { idIn } from '#app/kit/http/ids.ts'
import { PageTitle } from '#app/kit/brand.tsx'
import { answerForm, form, type Forms, type Sent } from '#app/kit/forms/actions.server.ts'
import { readFields } from '#app/kit/http/forms.server.ts'
import { DescriptionList } from '#app/kit/ui/description-list.tsx'
import { Card } from '#app/kit/ui/card.tsx'
import { DoneToast } from '#app/kit/ui/done-toast.tsx'
import { PageHeader } from '#app/kit/ui/page-header.tsx'
import { StatusDot } from '#app/kit/ui/status.tsx'
import { formatDate } from '#app/kit/words/formats.ts'
import { localeOf, localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { type Portal, portalContext } from '#app/portal.server.ts'
import { CarryOutCard, ReportCards } from './erasure-cards.tsx'
import { erasureConfirmForm } from './erasure.forms.ts'
import { erasuresWords } from './erasures.words.ts'
import type { Route } from './+types/erasure.route'

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const request = await readErasure(context.get(portalContext), viewerIn(context), idIn(params.id))
  return { request, isJustDone: url.searchParams.get('notice') === 'done' }
}

export async function action({ params, request, url, context }: Route.ActionArgs) {
  const viewer = viewerIn(context)
  const portal = context.get(portalContext)
  const id = idIn(params.id)
  // Anyone who may not see the request is told nothing of its form.
  await readErasure(portal, viewer, id)
  const locale = localeOf(url.pathname)
  const page = href('/:locale?/console/erasures/:id', { ...localePrefix(locale), id: params.id })
  return answerForm({ portal, viewer, locale, id, fields: await readFields(request) }, forms, {
    page,
    notices: { erasure: 'done' },
    otherwise: 'erasure',
  })
}

const forms: Forms<'erasure', Sent & { portal: Portal; viewer: Viewer; id: number }> = {
  erasure: form(erasureConfirmForm, async ({ portal, viewer, id }) => {
    const obstacle = await carryOutErasure(portal, viewer, id)
    return obstacle && { path: '', message: obstacle }
  }),
}

export default function Erasure({ loaderData: { request, isJustDone }, actionData }: Route.ComponentProps) {
  const say = useWords(erasuresWords)
  const locale = useLocale()
  const { name, email, companyName, askedAt, carriedOutAt, pseudonym, isOwn, report } = request
  const title = say('title.of', { name: name || email })
  return (
    <div className="stack">
      <PageTitle title={title} />
      <DoneToast title={isJustDone ? say('notice.done') : undefined} />
      <PageHeader
        back={{ to: href('/:locale?/console/erasures', localePrefix(locale)), label: say('title') }}
        title={title}
      >
        <StatusDot tone={carriedOutAt ? 'hollow' : 'orange'}>
          {say(carriedOutAt ? 'state.done' : 'state.waiting')}
        </StatusDot>
      </PageHeader>
      <Card>
        <DescriptionList
          columns={3}
          items={[
            ...(carriedOutAt ? [] : [{ term: say('email'), detail: email }]),
            { term: say('company'), detail: companyName ?? say('company.staff') },
            { term: say('asked'), detail: formatDate(locale, askedAt, 'moment') },
            ...(carriedOutAt ? [{ term: say('done'), detail: formatDate(locale, carriedOutAt, 'moment') }] : []),
          ]}
        />
      </Card>
      <ReportCards report={report} pseudonym={pseudonym} isDone={carriedOutAt !== null} />
      {carriedOutAt ? null : <CarryOutCard isOwn={isOwn} failure={actionData} />}
    </div>
  )
}

import { href } from 'react-router'
import type * as z from 'zod/mini'
import { answerForm, form, type Forms, type Sent } from '#app/kit/forms/actions.server.ts'
import { revalidatesAfterLostRace, WithSaved } from '#app/kit/forms/form.tsx'
import { noticeIn } from '#app/kit/forms/notices.ts'
import { readFields } from '#app/kit/http/forms.server.ts'
import { idIn } from '#app/kit/http/ids.ts'
import { PageTitle } from '#app/kit/brand.tsx'
import { DoneToast } from '#app/kit/ui/done-toast.tsx'
import { PageHeader } from '#app/kit/ui/page-header.tsx'
import { localeOf, localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { type Portal, portalContext } from '#app/portal.server.ts'
import { viewerIn } from '#app/features/people/account/account.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { weekdays } from '#app/features/people/shops/shops.ts'
import type { Rules } from '../appointments.ts'
import { appointmentWords } from '../appointments.words.ts'
import { kindForm, rulesForm } from '../forms.ts'
import { KindCard, RulesCard } from './settings-cards.tsx'
import { readSettings, saveKind, saveRules } from './settings.server.ts'
import type { Route } from './+types/settings.route'

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const settings = await readSettings(context.get(portalContext), viewerIn(context), idIn(params.shop))
  return { ...settings, notice: noticeIn(url.searchParams, ['kind', 'rules'])?.done }
}

type RulesInput = z.output<typeof rulesForm>
type Work = Sent & { portal: Portal; viewer: Viewer; shop: number }

const forms: Forms<'kind' | 'rules', Work> = {
  kind: form(kindForm, ({ portal, viewer, shop }, { for_riders: forRiders, words = '', ...it }) =>
    saveKind(portal, viewer, shop, { ...it, words, forRiders }),
  ),
  rules: form(rulesForm, ({ portal, viewer, shop }, it) => saveRules(portal, viewer, shop, rulesIn(it), it.version)),
}

function rulesIn({
  hours_ahead: hoursAhead,
  days_ahead: daysAhead,
  cancel_hours: cancelHours,
  ...days
}: RulesInput): Rules {
  return { hoursAhead, daysAhead, cancelHours, benchMinutes: weekdays.map((weekday) => days[weekday]) }
}

export async function action({ params, request, url, context }: Route.ActionArgs) {
  const [portal, viewer, locale] = [context.get(portalContext), viewerIn(context), localeOf(url.pathname)]
  const work = { portal, viewer, locale, shop: idIn(params.shop), fields: await readFields(request) }
  const prefix = { ...localePrefix(locale), shop: params.shop }
  return answerForm(work, forms, { page: href('/:locale?/user/company/shops/:shop/appointments', prefix) })
}

export const shouldRevalidate = revalidatesAfterLostRace

export default function Settings({ loaderData, actionData }: Route.ComponentProps) {
  const say = useWords(appointmentWords)
  const { shop, offers, rules, version, notice } = loaderData
  const one = { ...localePrefix(useLocale()), shop: String(shop.id) }
  const back = href('/:locale?/user/company/shops/:shop', one)
  const title = say('kinds.title', { shop: shop.name })
  const refused = actionData?.submitted['kind']
  const refusedRules = actionData?.intent === 'rules' ? actionData : undefined
  return (
    <div className="stack">
      <PageTitle title={title} />
      <DoneToast title={notice && say(`notice.${notice}`)} />
      <PageHeader back={{ to: back, label: shop.name }} title={title} />
      <WithSaved refusal={refusedRules} to={href('/:locale?/user/company/shops/:shop/appointments', one)}>
        <RulesCard key={version} rules={rules} version={version} refusal={refusedRules} />
      </WithSaved>
      <h2>{say('kinds')}</h2>
      {offers.map((offer) => (
        <KindCard
          key={offer.kind}
          offer={offer}
          refusal={actionData?.intent === 'kind' && refused === offer.kind ? actionData : undefined}
        />
      ))}
    </div>
  )
}

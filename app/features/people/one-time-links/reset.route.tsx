import { KeyRound } from 'lucide-react'
import { Suspense } from 'react'
import { data, redirect } from 'react-router'
import { lazyPart } from '#app/kit/lazy-part.ts'
import { PageTitle } from '#app/kit/brand.tsx'
import { parseForm } from '#app/kit/forms/parse.ts'
import type { FieldProblem } from '#app/kit/forms/problems.ts'
import { readFields } from '#app/kit/http/forms.server.ts'
import { requestContext } from '#app/kit/http/request-info.server.ts'
import { Alert } from '#app/kit/ui/alert.tsx'
import { CentredCard } from '#app/kit/ui/centred-card.tsx'
import { localeOf, pathIn } from '#app/kit/words/locales.ts'
import { useWords } from '#app/kit/words/use-words.ts'
import { portalContext } from '#app/portal.server.ts'
import { knownDevice } from '#app/features/people/account/account.devices.server.ts'
import { resetForm } from './forms.ts'
import { resetPassword } from './one-time-links.server.ts'
import { pageWords } from './pages.words.ts'
import { ResetRefusal } from './refusal.tsx'
import { deadLink, refuseDead, refuseLink } from './refusal.server.ts'
import type { Route } from './+types/reset.route'

/** What checks a form in the browser is loaded only where there is one. */
const loadResetForm = async () => (await import('./reset-form.tsx')).ResetForm
const ResetForm = import.meta.env.SSR ? await loadResetForm() : lazyPart(loadResetForm)

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const portal = context.get(portalContext)
  const refusal = await deadLink(portal, localeOf(url.pathname), 'reset', params.token)
  return data({ minimum: portal.settings.passwordMin, refusal }, refusal?.status)
}

export async function action({ params, request, url, context }: Route.ActionArgs) {
  const portal = context.get(portalContext)
  const locale = localeOf(url.pathname)
  const minimum = portal.settings.passwordMin
  const form = parseForm(resetForm(minimum), await readFields(request), { secret: ['password'] })
  if (!form.ok) return (await refuseDead(portal, locale, 'reset', params.token)) ?? refuse(form.problems)
  const { password } = form.value
  const info = context.get(requestContext)
  const deviceOf = (email: string) => knownDevice(portal, { info, request }, email)
  const opener = { address: info.address, locale, deviceOf }
  const outcome = await resetPassword(portal, opener, { code: params.token, password })
  if ('weak' in outcome) return refuse([{ path: 'password', message: outcome.weak, slots: { count: minimum } }])
  if ('refused' in outcome) return refuseLink(locale, outcome)
  return redirect(`${pathIn(locale, '/')}?notice=password-set`, 303)
}

function refuse(problems: FieldProblem[]) {
  return data({ failure: { problems, submitted: {} } }, 400)
}

export default function Reset({ loaderData: { minimum, refusal: dead }, actionData }: Route.ComponentProps) {
  const say = useWords(pageWords)
  const refusal = actionData && 'sentence' in actionData ? actionData : dead
  const failure = actionData && 'failure' in actionData ? actionData.failure : undefined
  return (
    <CentredCard
      icon={<KeyRound size={32} aria-hidden />}
      title={say('reset.title')}
      intro={refusal?.isOver ? null : say('reset.intro')}
    >
      <PageTitle title={say('reset.title')} />
      {refusal && !refusal.isOver ? <Alert tone="danger">{refusal.sentence}</Alert> : null}
      {refusal?.isOver ? (
        <ResetRefusal sentence={refusal.sentence} />
      ) : (
        <Suspense>
          <ResetForm minimum={minimum} failure={failure} />
        </Suspense>
      )}
    </CentredCard>
  )
}

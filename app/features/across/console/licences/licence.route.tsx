import { ButtonForm } from '#app/kit/forms/button-form.tsx'
import { answerForm } from '#app/kit/forms/actions.server.ts'
import { noticeIn } from '#app/kit/forms/notices.ts'
import { href } from 'react-router'
import { requireAdmin, viewerIn } from '#app/features/people/account/account.server.ts'
import { idIn } from '#app/kit/http/ids.ts'
import { ModuleList, ModuleStatus } from '#app/features/people/licence/licence.modules.tsx'
import { type OpenRequest, readCompanyLicence } from '#app/features/people/licence/licence.staff.server.ts'
import { type ModuleState } from '#app/features/people/licence/licence.ts'
import { isAvailable } from '#app/features/people/pages/pages.ts'
import { moduleWords } from '#app/features/people/licence/licence.words.ts'
import { LostForm, revalidatesAfterLostRace } from '#app/kit/forms/form.tsx'
import { type FormFailure, wordProblem } from '#app/kit/forms/problems.ts'
import { PageTitle } from '#app/kit/brand.tsx'
import { readFields } from '#app/kit/http/forms.server.ts'
import { Alert } from '#app/kit/ui/alert.tsx'
import { DoneToast } from '#app/kit/ui/done-toast.tsx'
import { PageHeader } from '#app/kit/ui/page-header.tsx'
import { StatusDot } from '#app/kit/ui/status.tsx'
import { localeOf, localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { portalContext } from '#app/portal.server.ts'
import { forms } from './actions.server.ts'
import { RequestList } from './licence-requests.tsx'
import { notices } from './licences.ts'
import { licencesWords } from './licences.words.ts'
import type { Route } from './+types/licence.route'

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const viewer = requireAdmin(viewerIn(context))
  const licence = await readCompanyLicence(context.get(portalContext), viewer, idIn(params.companyId))
  return { ...licence, notice: noticeIn(url.searchParams, Object.values(notices))?.done }
}

export async function action({ params, request, url, context }: Route.ActionArgs) {
  const viewer = requireAdmin(viewerIn(context))
  const companyId = idIn(params.companyId)
  const [portal, locale] = [context.get(portalContext), localeOf(url.pathname)]
  const page = href('/:locale?/console/licences/:companyId', {
    ...localePrefix(locale),
    companyId: params.companyId,
  })
  const work = { portal, viewer, locale, companyId, fields: await readFields(request) }
  return answerForm(work, forms, { page, notices })
}

export const shouldRevalidate = revalidatesAfterLostRace

/** One company's licence, and what it asks for. */
export default function CompanyLicence({ loaderData, actionData }: Route.ComponentProps) {
  const { company, modules, notice } = loaderData
  const say = useWords(licencesWords)
  const locale = useLocale()
  const back = { to: href('/:locale?/console/licences', localePrefix(locale)), label: say('title') }
  const requests = modules.flatMap((one) => requestIn(company, one) ?? [])
  const asked = actionData?.problems.find(({ message }) => message === 'module-booked')
  return (
    <div className="stack" key={company.id}>
      <PageTitle title={company.name} />
      <DoneToast title={notice && !actionData ? say(`notice.${notice}`) : undefined} />
      <PageHeader back={back} title={company.name}>
        {say('edit.words')}
      </PageHeader>
      {asked ? <Alert first tone="warning" title={wordProblem(locale, licencesWords, asked)} /> : null}
      {actionData?.status === 409 && !asked ? (
        <LostForm refusal={actionData} words={licencesWords} texts={['reason']} />
      ) : null}
      <RequestList requests={requests} refusal={actionData} />
      <ModuleList title={say('modules')} modules={modules.filter(({ module }) => isAvailable(module))}>
        {(module) => <Edit module={module} booked={asked && bookedIn(actionData, module)} />}
      </ModuleList>
      <ModuleList title={say('later')} modules={modules.filter(({ module }) => !isAvailable(module))}>
        {(module) => <Edit module={module} />}
      </ModuleList>
    </div>
  )
}

function requestIn({ id, name }: { id: number; name: string }, one: ModuleState): OpenRequest | undefined {
  if (one.state !== 'requested') return undefined
  const { module, requestedAt, requestedBy } = one
  return { companyId: id, companyName: name, module, requestedAt, requestedBy }
}

/** How many appointments the page has just counted, where that was about this module. */
function bookedIn(failure: FormFailure | undefined, { module }: ModuleState): string | undefined {
  const { module: sent, booked } = failure?.submitted ?? {}
  return sent === module && typeof booked === 'string' ? booked : undefined
}

/**
 * What is asked for has its answers above; what there is nothing to use of can only be taken out again. `booked`: they
 * have been asked about so many appointments.
 */
function Edit({ module, booked }: { module: ModuleState; booked?: string | undefined }) {
  const say = useWords(licencesWords)
  const names = useWords(moduleWords)
  const intent = module.state === 'active' ? 'deactivate' : 'activate'
  const text = booked === undefined ? intent : 'deactivate.anyway'
  const isEditable = module.state === 'active' || (module.state !== 'requested' && isAvailable(module.module))
  return (
    <>
      <State module={module} />
      {isEditable ? (
        <ButtonForm
          intent={intent}
          fields={{ module: module.module, ...(booked !== undefined && { booked }) }}
          size="small"
          aria-label={say(`${text}.label`, { module: names(module.module) })}
        >
          {say(text)}
        </ButtonForm>
      ) : null}
    </>
  )
}

function State({ module }: { module: ModuleState }) {
  const say = useWords(licencesWords)
  if (module.state === 'none') return <StatusDot tone="hollow">{say('inactive')}</StatusDot>
  if (module.state === 'active' && !isAvailable(module.module)) return <span className="muted">{say('unusable')}</span>
  return <ModuleStatus module={module} />
}

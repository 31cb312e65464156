import { randomUUID } from 'node:crypto'
import { href, type RouterContextProvider } from 'react-router'
import { PageTitle } from '#app/kit/brand.tsx'
import { Problem } from '#app/kit/problem.ts'
import { PageHeader } from '#app/kit/ui/page-header.tsx'
import { Tabs } from '#app/kit/ui/tabs.tsx'
import { localeOf, localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { portalContext } from '#app/portal.server.ts'
import { requireModule, viewerIn } from '#app/features/people/account/account.server.ts'
import type { CompanyViewer } from '#app/features/people/account/account.ts'
import { hasModule } from '#app/features/people/account/account.ts'
import { countriesIn } from '#app/features/bicycles/coverage/coverage.countries.ts'
import { RecallNote } from '#app/features/service/recalls/recalls.note.tsx'
import { openRecallsWith } from '#app/features/service/recalls/recalls.open.server.ts'
import { canRegister } from '../products.ts'
import { productWithSerial } from '../products.server.ts'
import { offeredIn } from './families.ts'
import { ClaimForm } from './claim-form.tsx'
import { RegisterForm } from './register-form.tsx'
import { answerRegistration, answerTransfer, readRegistration } from './register.server.ts'
import { Unregistered } from './register-notes.tsx'
import { registerWords } from './register.words.ts'
import type { Route } from './+types/register.route'
import './register.css'

export async function loader({ url, context }: Route.LoaderArgs) {
  const portal = context.get(portalContext)
  const viewer = holderIn(context)
  const serial = url.searchParams.get('serial')
  return {
    tab: isTransfer(url) ? ('transfer' as const) : ('register' as const),
    registration: await readRegistration(portal, viewer, serial),
    serial: serial?.slice(0, 400) ?? '',
    // Also one that somebody else has registered: of that nothing is told.
    isNew: serial !== null && (await productWithSerial(portal, viewer, serial)) === undefined,
    recalls: await openRecallsWith(portal.db, viewer, serial?.slice(0, 400) ?? ''),
    // Not that of a registration begun and kept: the two forms are sent apart.
    transferSubmission: randomUUID(),
    // Named by the server alone: the browser may know another name for a country.
    countries: countriesIn(localeOf(url.pathname)).map(({ code, name }) => ({ value: code, label: name })),
    families: offeredIn(localeOf(url.pathname), portal.catalogues.current()),
    mayWrite: hasModule(viewer, 'tickets'),
    isRider: viewer.role === 'customer',
    now: portal.clock.now().getTime(),
  }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const portal = context.get(portalContext)
  const viewer = holderIn(context)
  const locale = localeOf(url.pathname)
  return isTransfer(url)
    ? answerTransfer(portal, viewer, locale, request)
    : answerRegistration(portal, viewer, locale, request)
}

export default function Register({ loaderData, actionData }: Route.ComponentProps) {
  const say = useWords(registerWords)
  const prefix = localePrefix(useLocale())
  const { tab, registration, serial, isNew, recalls, transferSubmission, countries, families, mayWrite, isRider, now } =
    loaderData
  const path = href('/:locale?/products/new', prefix)
  const title = say(tab === 'transfer' ? 'title.transfer' : 'title')
  const of = (form: 'register' | 'transfer') => (actionData?.intent === form ? actionData : undefined)
  return (
    <div className="stack">
      <PageTitle title={title} />
      <PageHeader back={{ to: href('/:locale?/products', prefix), label: say('list') }} title={title} />
      <Tabs
        label={say('tabs')}
        tabs={[
          { to: path, label: say('tab.register'), current: tab === 'register' },
          { to: `${path}?way=transfer`, label: say('tab.transfer'), current: tab === 'transfer' },
        ]}
      />
      <RecallNote recalls={recalls} reader="company" />
      {tab === 'register' && isNew && !actionData && <Unregistered serial={serial} />}
      {tab === 'transfer' ? (
        <ClaimForm {...{ serial, isRider }} submission={transferSubmission} refusal={of('transfer')} />
      ) : (
        <RegisterForm
          key={of('register')?.submission ?? registration.submission}
          refusal={of('register')}
          {...{ registration, countries, families, mayWrite, isRider, now }}
        />
      )}
    </div>
  )
}

/** Not `tab`: the sign-in that may stand in the page's place has that for itself. */
function isTransfer({ searchParams }: URL): boolean {
  return searchParams.get('way') === 'transfer'
}

/** Staff hold no bicycles: for them this page does not exist. @throws Problem not-found, module-missing */
function holderIn(context: Readonly<RouterContextProvider>): CompanyViewer {
  const viewer = viewerIn(context)
  if (!canRegister(viewer)) throw new Problem('not-found')
  requireModule(viewer, 'products')
  return viewer
}

import { Form, href, useLocation, useNavigation } from 'react-router'
import { PageTitle } from '#app/kit/brand.tsx'
import { Alert } from '#app/kit/ui/alert.tsx'
import { Button } from '#app/kit/ui/button.tsx'
import { DoneToast } from '#app/kit/ui/done-toast.tsx'
import { PageHeader } from '#app/kit/ui/page-header.tsx'
import { formatDate, formatList } from '#app/kit/words/formats.ts'
import { localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import type { Module } from '#app/features/people/account/account.ts'
import { LaterModules, ModuleList, ModuleStatus } from './licence.modules.tsx'
import { isOnOffer, type Licence, type ModuleState, type Notice } from './licence.ts'
import { isAvailable } from '#app/features/people/pages/pages.ts'
import { licenceWords, moduleWords, sectionWords } from './licence.words.ts'

type LicencePageProps = {
  licence: Licence
  /** The module of the page that was asked for, in whose place this one stands. */
  missing?: Module | undefined
  notice?: Notice | undefined
}

/** What the company may use and what it can ask for. */
export function LicencePage({ licence, missing, notice }: LicencePageProps) {
  const say = useWords(licenceWords)
  const available = licence.modules.filter(({ module }) => isAvailable(module))
  const later = licence.modules.filter(({ module }) => !isAvailable(module))
  return (
    <div className="stack">
      <PageTitle title={say('title')} />
      <DoneToast title={notice && say(`notice.${notice}`)} />
      <PageHeader title={say('title')}>{say(licence.mayPurchase ? 'intro' : 'intro.others')}</PageHeader>
      {missing ? <Missing licence={licence} module={missing} /> : null}
      {licence.mayPurchase ? null : <OwnerOnly owners={licence.owners} />}
      <ModuleList title={say('available')} modules={missing ? first(available, missing) : available}>
        {(module) => (
          <>
            {licence.forOthers.includes(module.module) ? <span className="muted">{say('for-others')}</span> : null}
            <ModuleStatus module={module} />
            {licence.mayPurchase && isOnOffer(module) ? <Change what="purchase" module={module.module} /> : null}
            {licence.mayPurchase && module.state === 'requested' ? (
              <Change what="withdraw" module={module.module} />
            ) : null}
          </>
        )}
      </ModuleList>
      <LaterModules modules={later} />
    </div>
  )
}

function first(all: ModuleState[], wanted: Module): ModuleState[] {
  return all.toSorted((one, other) => Number(other.module === wanted) - Number(one.module === wanted))
}

function Missing({ licence, module }: { licence: Licence; module: Module }) {
  const say = useWords(licenceWords)
  const state = licence.modules.find((one) => one.module === module)
  // Nobody offers a rider what is for shops.
  const mayAsk = licence.mayPurchase && state !== undefined && isOnOffer(state)
  return (
    <Alert tone="warning" title={useMissingTitle(module)}>
      {state?.state === 'requested' ? <p>{say('missing.requested')}</p> : null}
      {state?.state === 'refused' ? <Refusal {...state} /> : null}
      {mayAsk ? <p>{say(state.state === 'refused' ? 'missing.again' : 'missing.purchase')}</p> : null}
    </Alert>
  )
}

function Refusal({ refusedAt, reason }: { refusedAt: Date | null; reason: string }) {
  const say = useWords(licenceWords)
  const locale = useLocale()
  return (
    <>
      <p>{refusedAt ? say('missing.refused', { day: formatDate(locale, refusedAt) }) : say('refused')}</p>
      {reason ? <p className="module-reason">{say('reason', { reason })}</p> : null}
    </>
  )
}

/** Anyone who pressed an entry of the menu reads its name again, and not only that of a module they never heard of. */
function useMissingTitle(module: Module): string {
  const say = useWords(licenceWords)
  const names = useWords(moduleWords)
  const sections = useWords(sectionWords)
  return hasSection(module)
    ? say('missing.title.section', { section: sections(module), module: names(module) })
    : say('missing.title', { module: names(module) })
}

function hasSection(module: Module): module is keyof typeof sectionWords {
  return Object.hasOwn(sectionWords, module)
}

function OwnerOnly({ owners }: { owners: string[] }) {
  const say = useWords(licenceWords)
  const names = formatList(useLocale(), owners)
  return <p className="muted">{names ? say('owner-only.names', { names }) : say('owner-only')}</p>
}

type ChangeProps = { what: 'purchase' | 'withdraw'; module: Module }

/** Asks for a module, or takes the request back. In the place of a locked page it leads back there. */
function Change({ what, module }: ChangeProps) {
  const say = useWords(licenceWords)
  const names = useWords(moduleWords)
  const page = href('/:locale?/license', localePrefix(useLocale()))
  const { pathname, search } = useLocation()
  const { formData } = useNavigation()
  const name = what === 'purchase' ? 'module' : 'withdraw'
  return (
    <Form method="post" action={page} preventScrollReset>
      {pathname === page ? null : <input type="hidden" name="to" value={`${pathname}${search}`} />}
      <Button
        type="submit"
        size="small"
        name={name}
        value={module}
        aria-label={say(`${what}.module`, { module: names(module) })}
        loading={formData?.get(name) === module}
      >
        {say(what)}
      </Button>
    </Form>
  )
}

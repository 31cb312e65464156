import { useEffect, useMemo } from 'react'
import { Form, href, useNavigation } from 'react-router'
import { PageTitle } from '#app/kit/brand.tsx'
import { Alert } from '#app/kit/ui/alert.tsx'
import { Button } from '#app/kit/ui/button.tsx'
import { PageHeader } from '#app/kit/ui/page-header.tsx'
import { ToastOnArrival } from '#app/kit/ui/toasts.tsx'
import { formatList } from '#app/kit/words/formats.ts'
import { localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { sayIn } from '#app/kit/words/words.ts'
import type { Module } from '../account/account.ts'
import { LaterModules, ModuleList, ModuleStatus } from './licence.modules.tsx'
import { isAvailable, isOnOffer, type Licence, type ModuleState } from './licence.ts'
import { licenceWords, moduleWords, sectionWords } from './licence.words.ts'

type LicencePageProps = {
  licence: Licence
  /** The module of the page that was asked for, in whose place this one stands. */
  missing?: Module | undefined
  notice?: 'requested' | undefined
}

/** What the company may use and what it can ask for. */
export function LicencePage({ licence, missing, notice }: LicencePageProps) {
  const say = useWords(licenceWords)
  const available = licence.modules.filter(({ module }) => isAvailable(module))
  const later = licence.modules.filter(({ module }) => !isAvailable(module))
  return (
    <div className="stack">
      <PageTitle title={say('title')} />
      <Requested notice={notice} />
      <PageHeader title={say('title')}>{say(licence.mayPurchase ? 'intro' : 'intro.others')}</PageHeader>
      {missing ? <Missing licence={licence} module={missing} /> : null}
      {licence.mayPurchase ? null : <OwnerOnly owners={licence.owners} />}
      <ModuleList title={say('available')} modules={missing ? first(available, missing) : available}>
        {(module) => (
          <>
            <ModuleStatus module={module} />
            {licence.mayPurchase && isOnOffer(module) ? <Purchase module={module.module} /> : null}
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

function Requested({ notice }: { notice: 'requested' | undefined }) {
  const locale = useLocale()
  const toast = useMemo(
    () => notice && { title: sayIn(licenceWords, locale)(`notice.${notice}`), color: 'success' as const },
    [notice, locale],
  )
  useEffect(() => {
    // Said once: not again when the page is loaded anew or sent to somebody.
    if (notice) window.history.replaceState(window.history.state, '', window.location.pathname)
  }, [notice])
  return <ToastOnArrival toast={toast} />
}

function Missing({ licence, module }: { licence: Licence; module: Module }) {
  const say = useWords(licenceWords)
  const state = licence.modules.find((one) => one.module === module)
  const next = state?.state === 'requested' ? 'missing.requested' : licence.mayPurchase ? 'missing.purchase' : undefined
  return (
    <Alert tone="warning" title={useMissingTitle(module)}>
      {next ? say(next) : null}
    </Alert>
  )
}

/** Whoever pressed an entry of the menu reads its name again, and not only that of a module they never heard of. */
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

function Purchase({ module }: { module: Module }) {
  const say = useWords(licenceWords)
  const names = useWords(moduleWords)
  const { formData } = useNavigation()
  return (
    <Form method="post" action={href('/:locale?/license', localePrefix(useLocale()))}>
      <Button
        type="submit"
        size="small"
        name="module"
        value={module}
        aria-label={say('purchase.module', { module: names(module) })}
        loading={formData?.get('module') === module}
      >
        {say('purchase')}
      </Button>
    </Form>
  )
}

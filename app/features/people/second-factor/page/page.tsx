import { useEffect, useMemo, useRef } from 'react'
import { href } from 'react-router'
import { PageTitle } from '#app/kit/brand.tsx'
import { LinkButton } from '#app/kit/ui/button.tsx'
import { Card } from '#app/kit/ui/card.tsx'
import { PageHeader } from '#app/kit/ui/page-header.tsx'
import { StatusDot } from '#app/kit/ui/status.tsx'
import { ToastOnArrival } from '#app/kit/ui/toasts.tsx'
import { localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { AppCard } from './app-card.tsx'
import { CodesCard } from './codes-card.tsx'
import { pageWords } from './page.words.ts'
import { PasskeysCard } from './passkeys-card.tsx'
import { RecoveryCodes } from '../recovery-codes.tsx'
import { secondFactorWords } from '../second-factor.words.ts'
import type { PageData } from './page-data.ts'
import type { Route } from './+types/page.route'
import '../second-factor.css'

type Outcome = Route.ComponentProps['actionData']

export function FactorsPage({ page, outcome }: { page: PageData; outcome: Outcome }) {
  const say = useWords(pageWords)
  const titles = useWords(secondFactorWords)
  const locale = useLocale()
  const { factors, isRequired } = page
  const isOn = factors.totpSince !== undefined || factors.passkeys.length > 0
  const refusal = outcome && 'problems' in outcome ? outcome : undefined
  const codes = outcome && 'codes' in outcome ? outcome.codes : undefined
  return (
    <div className="stack">
      <PageTitle title={titles('title')} />
      <Notice notice={page.notice} />
      <PageHeader
        back={{ to: href('/:locale?/user/security', localePrefix(locale)), label: say('security') }}
        title={titles('title')}
      >
        <StatusDot tone={isOn ? 'green' : 'hollow'}>{say(isOn ? 'on' : 'off')}</StatusDot>
      </PageHeader>
      {codes ? <NewCodes codes={codes} email={page.email} /> : null}
      <div className="stack-small muted">
        <p>{say('intro')}</p>
        {isRequired ? <p>{say('required')}</p> : null}
      </div>
      {/* After each change the folds close, and no password stays in a form; not when the page is merely read again. */}
      <div key={JSON.stringify([factors, codes])} className="stack">
        <AppCard page={page} refusal={refusal} />
        <PasskeysCard page={page} refusal={refusal} />
        {isOn ? <CodesCard left={factors.codesLeft} refusal={refusal} /> : null}
      </div>
    </div>
  )
}

function NewCodes({ codes, email }: { codes: string[]; email: string }) {
  const say = useWords(secondFactorWords)
  const page = href('/:locale?/user/second-factor', localePrefix(useLocale()))
  const card = useRef<HTMLDivElement>(null)
  // The reader is further down, where the form was.
  useEffect(() => card.current?.focus(), [])
  return (
    <div ref={card} tabIndex={-1}>
      <Card title={say('codes.title')}>
        <div className="stack">
          <p>{say('codes.intro')}</p>
          <RecoveryCodes codes={codes} email={email} />
          <div>
            <LinkButton to={page} variant="primary">
              {say('codes.go-on')}
            </LinkButton>
          </div>
        </div>
      </Card>
    </div>
  )
}

function Notice({ notice }: { notice: PageData['notice'] }) {
  const locale = useLocale()
  const toast = useMemo(
    () => notice && { title: sayIn(pageWords, locale)(`notice.${notice}`), color: 'success' as const },
    [notice, locale],
  )
  useEffect(() => {
    // Said once: not again when the page is loaded again or sent to somebody.
    if (notice) window.history.replaceState(window.history.state, '', window.location.pathname)
  }, [notice])
  return <ToastOnArrival toast={toast} />
}

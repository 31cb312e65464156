import { Form as PlainForm, href } from 'react-router'
import { PageTitle } from '#app/kit/brand.tsx'
import { answerForm, form, type Forms, type Sent } from '#app/kit/forms/actions.server.ts'
import { noticeIn } from '#app/kit/forms/notices.ts'
import { readFields } from '#app/kit/http/forms.server.ts'
import { Alert } from '#app/kit/ui/alert.tsx'
import { Button } from '#app/kit/ui/button.tsx'
import { Card } from '#app/kit/ui/card.tsx'
import { CopyButton } from '#app/kit/ui/copy-button.tsx'
import { DoneToast } from '#app/kit/ui/done-toast.tsx'
import { EmptyState } from '#app/kit/ui/empty-state.tsx'
import { Fold } from '#app/kit/ui/fold.tsx'
import { Link } from '#app/kit/ui/link.tsx'
import { PageHeader } from '#app/kit/ui/page-header.tsx'
import { type Column, Table } from '#app/kit/ui/table.tsx'
import { formatDate } from '#app/kit/words/formats.ts'
import { type Locale, localeOf, localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { type Portal, portalContext } from '#app/portal.server.ts'
import { requireAdmin, viewerIn } from '#app/features/people/account/account.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { scopesFor, stateOf, type Token } from '../api.ts'
import { addToken, readTokens, revokeToken, tokenHolders } from '../api.server.ts'
import { NewTokenForm } from './new-token-form.tsx'
import { newTokenForm, revokeForm } from './tokens.forms.ts'
import { tokenWords } from './tokens.words.ts'
import type { Route } from './+types/tokens.route'
import './tokens.css'

export async function loader({ url, context }: Route.LoaderArgs) {
  const portal = context.get(portalContext)
  const viewer = viewerIn(context)
  const [tokens, holders] = await Promise.all([readTokens(portal, viewer), tokenHolders(portal, viewer)])
  return { tokens, holders, now: portal.clock.now(), notice: noticeIn(url.searchParams, ['revoke'])?.done }
}

type Work = Sent & { portal: Portal; viewer: Viewer }

export async function action({ request, url, context }: Route.ActionArgs) {
  const viewer = requireAdmin(viewerIn(context))
  const [portal, locale] = [context.get(portalContext), localeOf(url.pathname)]
  const page = href('/:locale?/console/api', localePrefix(locale))
  return answerForm({ portal, viewer, locale, fields: await readFields(request) }, forms, { page })
}

const forms: Forms<'add' | 'revoke', Work, { token: string }> = {
  add: form(newTokenForm, async ({ portal, viewer, locale }, { name, company, scopes, validity }) => {
    const holder = company ? 'company' : 'maker'
    const others = scopes.filter((scope) => !scopesFor(holder).includes(scope))
    if (others.length > 0)
      return {
        path: 'scopes',
        message: sayIn(tokenWords, locale)(`scopes-of-${holder}`, { scopes: others.join(', ') }),
      }
    const days = validity === 'none' ? null : Number(validity)
    const token = await addToken(portal, viewer, { name, companyId: company ? Number(company) : null, scopes, days })
    return token === undefined ? { path: 'company', message: 'company-gone' } : { shown: { token } }
  }),
  revoke: form(revokeForm, ({ portal, viewer }, { token }) => revokeToken(portal, viewer, Number(token))),
}

/** The ways in for other systems: who has one, what it may do, and when it was used. */
export default function TokensPage({ loaderData, actionData }: Route.ComponentProps) {
  const say = useWords(tokenWords)
  const locale = useLocale()
  const { tokens, holders, now, notice } = loaderData
  const shown = actionData && 'token' in actionData ? actionData.token : undefined
  const failure = actionData && 'problems' in actionData ? actionData : undefined
  return (
    <div className="stack">
      <PageTitle title={say('title')} />
      <DoneToast title={notice && !actionData ? say(`notice.${notice}`) : undefined} />
      <PageHeader eyebrow={say('console')} title={say('title')}>
        {say('intro')}
      </PageHeader>
      <p>
        <Link to={href('/:locale?/api/v1', localePrefix(locale))}>{say('documentation')}</Link>
      </p>
      {shown && <Shown token={shown} />}
      <Card title={say('list')} flush={tokens.length > 0}>
        {tokens.length > 0 ? (
          <Table caption={say('list')} columns={columnsFor(locale, now)} rows={tokens} rowKey={({ id }) => id} />
        ) : (
          <EmptyState title={say('none')}>{say('none.words')}</EmptyState>
        )}
      </Card>
      <Card title={say('new')}>
        <NewTokenForm key={shown} holders={holders} failure={failure} />
      </Card>
    </div>
  )
}

/** This once. */
function Shown({ token }: { token: string }) {
  const say = useWords(tokenWords)
  return (
    <Alert tone="success" title={say('shown')} first>
      <div className="stack-small">
        <p>{say('shown.words')}</p>
        <div className="cluster">
          <code className="api-token">{token}</code>
          <CopyButton text={token} />
        </div>
      </div>
    </Alert>
  )
}

function columnsFor(locale: Locale, now: Date): Column<Token>[] {
  const say = sayIn(tokenWords, locale)
  const date = (moment: Date) => formatDate(locale, moment)
  return [
    {
      label: say('name'),
      look: 'main',
      render: ({ name, ending, scopes }) => (
        <>
          {name} <span className="muted serial api-ending">…{ending}</span>
          <span className="api-scopes">{scopes.join(', ')}</span>
        </>
      ),
    },
    { label: say('company'), render: ({ companyName }) => companyName ?? say('maker') },
    {
      label: say('row.made'),
      labelled: true,
      render: ({ createdAt, createdBy }) => (
        <span className="api-made">{say('row.made.by', { date: date(createdAt), name: createdBy })}</span>
      ),
    },
    {
      label: say('row.used'),
      labelled: true,
      render: ({ lastUsedAt }) => (lastUsedAt ? formatDate(locale, lastUsedAt, 'moment') : say('row.unused')),
    },
    { label: say('row.state'), render: (token) => <State token={token} now={now} /> },
  ]
}

function State({ token, now }: { token: Token; now: Date }) {
  const say = useWords(tokenWords)
  const locale = useLocale()
  const state = stateOf(token, now)
  if (state !== 'active') return say(`state.${state}`)
  const { endsAt, id, name } = token
  return (
    <div className="stack-small api-state">
      {endsAt ? say('state.until', { date: formatDate(locale, endsAt) }) : say('state.active')}
      <Fold title={say('revoke')} label={say('revoke.of', { name })}>
        <PlainForm method="post" className="stack-small">
          <input type="hidden" name="token" value={id} />
          <p>{say('revoke.words')}</p>
          <Button type="submit" size="small" variant="danger" name="intent" value="revoke">
            {say('revoke.do')}
          </Button>
        </PlainForm>
      </Fold>
    </div>
  )
}

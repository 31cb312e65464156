import { MailCheck } from 'lucide-react'
import { Suspense } from 'react'
import { data, Form, redirect, type RouterContextProvider, useNavigation } from 'react-router'
import { lazyPart } from '#app/kit/lazy-part.ts'
import { PageTitle } from '#app/kit/brand.tsx'
import { parseForm } from '#app/kit/forms/parse.ts'
import type { FieldProblem } from '#app/kit/forms/problems.ts'
import { readCookie, sessionCookieName } from '#app/kit/http/cookies.server.ts'
import { readFields } from '#app/kit/http/forms.server.ts'
import { ownPath } from '#app/kit/http/own-path.ts'
import { requestContext } from '#app/kit/http/request-info.server.ts'
import { Alert } from '#app/kit/ui/alert.tsx'
import { Button } from '#app/kit/ui/button.tsx'
import { CentredCard } from '#app/kit/ui/centred-card.tsx'
import { localeOf } from '#app/kit/words/locales.ts'
import { useWords } from '#app/kit/words/use-words.ts'
import { portalContext } from '#app/portal.server.ts'
import { accessBy } from '#app/features/people/account/account.sessions.server.ts'
import type { Access } from '#app/features/people/account/account.ts'
import { confirmForm } from './forms.ts'
import { confirmAddress } from './one-time-links.server.ts'
import { pageWords } from './pages.words.ts'
import { VerifyRefusal, type Visitor } from './refusal.tsx'
import { deadLink, refuseDead, refuseLink } from './refusal.server.ts'
import type { Route } from './+types/verify.route'

/** What checks a form in the browser is loaded only where there is one. */
const loadVerifyForm = async () => (await import('./verify-form.tsx')).VerifyForm
const VerifyForm = import.meta.env.SSR ? await loadVerifyForm() : lazyPart(loadVerifyForm)

type Context = Readonly<RouterContextProvider>

export async function loader({ params, request, url, context }: Route.LoaderArgs) {
  const visitor = await visitorIn(request, context)
  const refusal = await deadLink(context.get(portalContext), localeOf(url.pathname), 'verify', params.token)
  const shown = visitor && { email: visitor.email, state: visitor.state }
  return data({ visitor: shown, refusal, page: pageAfter(url) }, refusal?.status)
}

/** Opening the page changes nothing: mail programs follow links on their own. The button uses the code up. */
export async function action({ params, request, url, context }: Route.ActionArgs) {
  const portal = context.get(portalContext)
  const locale = localeOf(url.pathname)
  const fields = await readFields(request)
  const accountId = (await visitorIn(request, context))?.accountId
  const form = parseForm(confirmForm, fields, { secret: ['password'] })
  // Somebody signed in may be who they confirm: then there is nothing to type.
  if (!form.ok && (accountId === undefined || fields.has('password')))
    return (await refuseDead(portal, locale, 'verify', params.token)) ?? ask(form.problems)
  const password = form.ok ? form.value.password : undefined
  const opener = { address: context.get(requestContext).address, locale }
  const use = { code: params.token, accountId, password }
  const outcome = await confirmAddress(portal, opener, use)
  if (!('refused' in outcome)) {
    const page = pageAfter(url)
    if (accountId === outcome.accountId) return redirect(page, 303)
    return redirect(`${page}${page.includes('?') ? '&' : '?'}notice=email-verified`, 303)
  }
  if (outcome.refused === 'invalid-credential')
    return ask(password === undefined ? [] : [{ path: 'password', message: 'verify.wrong' }])
  return refuseLink(locale, outcome)
}

/** The page on which anyone who confirms had registered. */
function pageAfter({ pathname, searchParams }: URL): string {
  return ownPath(searchParams.get('to'), localeOf(pathname))
}

function ask(problems: FieldProblem[]) {
  return data({ failure: { problems, submitted: {} } }, 400)
}

/** Who is signed in here, however far they have come. */
async function visitorIn(request: Request, context: Context) {
  const token = readCookie(request, sessionCookieName(context.get(requestContext).https))
  const access = await accessBy(context.get(portalContext), token)
  if (access.state === 'anonymous') return undefined
  const { accountId, email } = access.state === 'full' ? access.viewer : access.person
  return { accountId, email, state: stateOf(access) }
}

function stateOf({ state }: Access): Visitor['state'] {
  return state === 'unverified' || state === 'full' ? state : 'verified'
}

export default function Verify({ loaderData: { visitor, refusal: dead, page }, actionData }: Route.ComponentProps) {
  const say = useWords(pageWords)
  const refusal = actionData && 'sentence' in actionData ? actionData : dead
  const failure = actionData && 'failure' in actionData ? actionData.failure : undefined
  const isDone = refusal?.isGone && visitor !== undefined && visitor.state !== 'unverified'
  const title = say(isDone ? 'verify.done.title' : 'verify.title')
  return (
    <CentredCard
      icon={<MailCheck size={32} aria-hidden />}
      title={title}
      intro={refusal?.isOver ? null : say('verify.intro')}
    >
      <PageTitle title={title} />
      {refusal && !refusal.isOver ? <Alert tone="danger">{refusal.sentence}</Alert> : null}
      {refusal?.isOver ? (
        <VerifyRefusal refusal={refusal} visitor={visitor} page={page} />
      ) : !visitor || failure ? (
        <Suspense>
          <VerifyForm failure={failure} />
        </Suspense>
      ) : (
        <ConfirmButton />
      )}
    </CentredCard>
  )
}

function ConfirmButton() {
  const isSending = useNavigation().state !== 'idle'
  return (
    <Form method="post" reloadDocument>
      <Button type="submit" variant="primary" loading={isSending}>
        {useWords(pageWords)('verify.submit')}
      </Button>
    </Form>
  )
}

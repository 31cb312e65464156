import { data, redirect, type RouterContextProvider } from 'react-router'
import { PageTitle } from '#app/kit/brand.tsx'
import { noticeIn } from '#app/kit/forms/notices.ts'
import { cameraCookie } from '#app/kit/http/cookies.server.ts'
import { readFields } from '#app/kit/http/forms.server.ts'
import { requestContext } from '#app/kit/http/request-info.server.ts'
import { readForm } from '#app/kit/multipart/multipart.server.ts'
import { Problem } from '#app/kit/problem.ts'
import { Alert } from '#app/kit/ui/alert.tsx'
import { Button } from '#app/kit/ui/button.tsx'
import { CentredCard } from '#app/kit/ui/centred-card.tsx'
import { localeOf } from '#app/kit/words/locales.ts'
import { useWords } from '#app/kit/words/use-words.ts'
import { portalContext } from '#app/portal.server.ts'
import { type Gone, goneStatuses } from './camera.ts'
import { cameraWords } from './camera.words.ts'
import { addPhoto, finish, type Phone, readPhone, readShots, takeCode } from './phone.server.ts'
import { PhoneCamera } from './phone-camera.tsx'
import { refusalOf } from './refusals.server.ts'
import type { Route } from './+types/phone.route'

type Context = Readonly<RouterContextProvider>

/** Opening the page changes nothing: what looks at links ahead of people takes no code. */
export async function loader({ params, request, url, context }: Route.LoaderArgs) {
  const portal = context.get(portalContext)
  const found = await readPhone(portal, request, context.get(requestContext), params.token)
  if ('gone' in found) return goneWith(found.gone)
  const shots = found.isOwn ? await readShots(portal, found, localeOf(url.pathname)) : undefined
  return { shots, isSent: noticeIn(url.searchParams, ['photo-sent']) !== undefined }
}

export async function action({ params, request, url, context }: Route.ActionArgs) {
  const portal = context.get(portalContext)
  const found = await readPhone(portal, request, context.get(requestContext), params.token)
  if ('gone' in found) return goneWith(found.gone)
  if (!found.isOwn) return begin(found, request, url, context)
  context.get(requestContext).allowLongBody()
  const problems: string[] = []
  let gone: Gone | undefined
  const { fields, problem } = await readForm(request, async ({ name, stream }, before) => {
    const added = await addPhoto(portal, found, { slot: before.get('slot') ?? undefined, name, stream })
    if ('gone' in added) gone = added.gone
    else if ('refused' in added) problems.push(refusalOf(localeOf(url.pathname), added.refused, name)[0])
  })
  // A photo that passed a limit of its own is told so, whatever it made of the whole.
  if (problem && (problem !== 'too-large' || problems.length === 0))
    throw new Problem(problem === 'too-large' ? 'body-too-large' : 'body-malformed')
  if (gone) return goneWith(gone)
  if (problems.length > 0) return data({ problems }, 400)
  if (fields.get('intent') === 'done') await finish(portal, found)
  return redirect(url.pathname + (fields.get('intent') === 'send' ? '?notice=photo-sent' : ''), 303)
}

/** The press that takes the code for this phone. */
async function begin(phone: Phone, request: Request, url: URL, context: Context) {
  const portal = context.get(portalContext)
  const { https, headers } = context.get(requestContext)
  if ((await readFields(request)).get('intent') !== 'begin') throw new Problem('body-malformed')
  const secret = await takeCode(portal, phone)
  if (secret === undefined) return goneWith('used')
  const seconds = Math.ceil((phone.endsAt.getTime() - portal.clock.now().getTime()) / 1000)
  // A little longer than the code: what comes too late is told so.
  headers.append('set-cookie', cameraCookie(https, secret, seconds + 3600))
  return redirect(url.pathname, 303)
}

function goneWith(gone: Gone) {
  return data({ gone }, goneStatuses[gone])
}

export default function PhonePage({ params, loaderData, actionData }: Route.ComponentProps) {
  const say = useWords(cameraWords)
  const gone = goneIn(actionData) ?? goneIn(loaderData)
  const shots = 'shots' in loaderData ? loaderData.shots : undefined
  const isSent = 'isSent' in loaderData && loaderData.isSent
  const problems = actionData && 'problems' in actionData ? actionData.problems : []
  return (
    <CentredCard title={say('title')} intro={gone ? null : say(shots ? 'intro.taken' : 'intro')}>
      <PageTitle title={say('title')} />
      {problems.map((problem) => (
        <Alert key={problem} tone="danger" title={problem} />
      ))}
      {isSent && problems.length === 0 && !gone && <Alert tone="success" title={say('photo-sent')} />}
      {gone ? <GoneCode gone={gone} /> : shots ? <PhoneCamera token={params.token} shots={shots} /> : <TakeCode />}
    </CentredCard>
  )
}

function goneIn(answer: object | undefined): Gone | undefined {
  // Only `goneWith` writes it.
  return answer && 'gone' in answer ? (answer.gone as Gone) : undefined
}

function GoneCode({ gone }: { gone: Gone }) {
  const say = useWords(cameraWords)
  return (
    <Alert tone={gone === 'over' || gone === 'sent' ? 'info' : 'danger'} title={say(`gone.${gone}`)}>
      {gone === 'sent' ? null : say('gone.next')}
    </Alert>
  )
}

function TakeCode() {
  const say = useWords(cameraWords)
  return (
    <form method="post" className="stack-small">
      <Button type="submit" variant="primary" name="intent" value="begin">
        {say('begin')}
      </Button>
      <p className="field-hint">{say('begin.hint')}</p>
    </form>
  )
}

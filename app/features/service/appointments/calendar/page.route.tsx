import { Form as PlainForm, href } from 'react-router'
import { viewerIn } from '#app/features/people/account/account.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { PageTitle } from '#app/kit/brand.tsx'
import { answerForm, form, type Forms, type Sent } from '#app/kit/forms/actions.server.ts'
import { noticeIn } from '#app/kit/forms/notices.ts'
import { type FormFailure, wordProblem } from '#app/kit/forms/problems.ts'
import { readFields } from '#app/kit/http/forms.server.ts'
import { Alert } from '#app/kit/ui/alert.tsx'
import { Button } from '#app/kit/ui/button.tsx'
import { Card } from '#app/kit/ui/card.tsx'
import { CopyButton } from '#app/kit/ui/copy-button.tsx'
import { DoneToast } from '#app/kit/ui/done-toast.tsx'
import { EmptyState } from '#app/kit/ui/empty-state.tsx'
import { Fold } from '#app/kit/ui/fold.tsx'
import { VisuallyHidden } from '#app/kit/ui/hidden.tsx'
import { PageHeader } from '#app/kit/ui/page-header.tsx'
import { StatusDot } from '#app/kit/ui/status.tsx'
import { colon, formatDate } from '#app/kit/words/formats.ts'
import { localeOf, localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { type Portal, portalContext } from '#app/portal.server.ts'
import { feedForm, shopOf } from './calendar.forms.ts'
import { calendarWords } from './calendar.words.ts'
import { type Feed, listFeeds, makeFeed, revokeFeed } from './feed.server.ts'
import type { Route } from './+types/page.route'
import './calendar.css'

export async function loader({ url, context }: Route.LoaderArgs) {
  const feeds = await listFeeds(context.get(portalContext), viewerIn(context))
  return { feeds, notice: noticeIn(url.searchParams, ['revoke'])?.done }
}

type Work = Sent & { portal: Portal; viewer: Viewer }
type Shown = { address: string; shopId: number | null }

const forms: Forms<'make' | 'revoke', Work, Shown> = {
  make: form(feedForm, async ({ portal, viewer }, typed) => {
    const shopId = shopOf(typed)
    const made = await makeFeed(portal, viewer, shopId)
    return typeof made === 'string' ? { shown: { address: made, shopId } } : made
  }),
  revoke: form(feedForm, ({ portal, viewer }, typed) => revokeFeed(portal, viewer, shopOf(typed))),
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const locale = localeOf(url.pathname)
  const work = { portal: context.get(portalContext), viewer: viewerIn(context), locale }
  const page = href('/:locale?/appointments/calendar', localePrefix(locale))
  return answerForm({ ...work, fields: await readFields(request) }, forms, { page })
}

/** The addresses by which a calendar program reads somebody's appointments. */
export default function CalendarPage({ loaderData: { feeds, notice }, actionData }: Route.ComponentProps) {
  const say = useWords(calendarWords)
  const shown = actionData && 'address' in actionData ? actionData : undefined
  const refusal = actionData && 'problems' in actionData ? actionData : undefined
  return (
    <div className="stack">
      <PageTitle title={say('title')} />
      <DoneToast title={notice && !actionData ? say(`notice.${notice}`) : undefined} />
      <PageHeader
        back={{ to: href('/:locale?/appointments', localePrefix(useLocale())), label: say('appointments') }}
        title={say('title')}
      >
        {say('intro')}
      </PageHeader>
      {refusal && <Refusal refusal={refusal} />}
      {shown && <ShownAddress shown={shown} feeds={feeds} />}
      {feeds.length === 0 && <EmptyState title={say('none.shops')} />}
      {feeds.map((feed) => (
        <FeedRow key={feed.shopId} feed={feed} />
      ))}
      <HowTo />
    </div>
  )
}

function Refusal({ refusal: { problems } }: { refusal: FormFailure }) {
  const locale = useLocale()
  return problems.map((problem) => (
    <Alert key={problem.message} title={wordProblem(locale, calendarWords, problem)} first />
  ))
}

/** This once. */
function ShownAddress({ shown: { address, shopId }, feeds }: { shown: Shown; feeds: readonly Feed[] }) {
  const say = useWords(calendarWords)
  const of = feeds.find((feed) => feed.shopId === shopId)?.shopName || say('own')
  return (
    <Alert tone="success" title={say('shown', { of })} first>
      <div className="stack-small">
        <p>{say('shown.words')}</p>
        <div className="cluster">
          <code className="calendar-address">{address}</code>
          <CopyButton text={address} />
        </div>
      </div>
    </Alert>
  )
}

function FeedRow({ feed: { shopId, shopName, since } }: { feed: Feed }) {
  const say = useWords(calendarWords)
  const locale = useLocale()
  return (
    <Card title={shopName || say('own')}>
      <div className="stack-small">
        <p>
          <StatusDot tone={since ? 'green' : 'hollow'}>
            {since ? say('state.since', { day: formatDate(locale, since) }) : say('state.none')}
          </StatusDot>
        </p>
        {since ? (
          (['make', 'revoke'] as const).map((intent) => (
            <EndingFold key={intent} intent={intent} shopId={shopId} of={shopName} />
          ))
        ) : (
          <FeedButton intent="make" shopId={shopId} of={shopName} label={say('make')} />
        )}
      </div>
    </Card>
  )
}

/**
 * The address that calendars read until now works no longer after either: two presses away, with or without a script.
 */
function EndingFold({ intent, ...feed }: Omit<FeedButtonProps, 'label' | 'isDanger'>) {
  const say = useWords(calendarWords)
  const locale = useLocale()
  const what = intent === 'make' ? 'again' : intent
  return (
    <Fold title={say(what)} label={feed.of ? say(what) + colon(locale) + ' ' + feed.of : undefined}>
      <div className="stack-small">
        <p>{say(`${what}.words`)}</p>
        <FeedButton intent={intent} {...feed} label={say(`${what}.do`)} isDanger />
      </div>
    </Fold>
  )
}

type FeedButtonProps = {
  intent: 'make' | 'revoke'
  shopId: number | null
  of: string
  label: string
  isDanger?: boolean
}

/** With the name of its shop to people who hear the page read aloud: there may be several. */
function FeedButton({ intent, shopId, of, label, isDanger = false }: FeedButtonProps) {
  const locale = useLocale()
  return (
    <PlainForm method="post">
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="shop" value={shopId ?? ''} />
      <Button type="submit" size="small" variant={isDanger ? 'danger' : 'secondary'}>
        {label}
        {of && (
          <VisuallyHidden>
            {colon(locale)} {of}
          </VisuallyHidden>
        )}
      </Button>
    </PlainForm>
  )
}

function HowTo() {
  const say = useWords(calendarWords)
  return (
    <Card title={say('how')}>
      <div className="stack-small">
        <ul className="stack-small">
          {(['google', 'apple', 'outlook'] as const).map((program) => (
            <li key={program}>{say(`how.${program}`)}</li>
          ))}
        </ul>
        <p className="muted">{say('how.slow')}</p>
      </div>
    </Card>
  )
}

import type { ReactNode } from 'react'
import { href } from 'react-router'
import { PageTitle } from '#app/kit/brand.tsx'
import { answerForm, button, type Forms, type Sent } from '#app/kit/forms/actions.server.ts'
import { ButtonForm } from '#app/kit/forms/button-form.tsx'
import { noticeIn } from '#app/kit/forms/notices.ts'
import { readFields } from '#app/kit/http/forms.server.ts'
import { Alert } from '#app/kit/ui/alert.tsx'
import { Card } from '#app/kit/ui/card.tsx'
import { type Description, DescriptionList } from '#app/kit/ui/description-list.tsx'
import { DoneToast } from '#app/kit/ui/done-toast.tsx'
import { Link } from '#app/kit/ui/link.tsx'
import { PageHeader } from '#app/kit/ui/page-header.tsx'
import { formatDate, formatNumber } from '#app/kit/words/formats.ts'
import { type Locale, localeOf, localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { type Portal, portalContext } from '#app/portal.server.ts'
import { requireAdmin, viewerIn } from '#app/features/people/account/account.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { type Fate, type MailState, readMail, sendTestMail } from './mail.server.ts'
import { mailPageWords } from './page.words.ts'
import type { Route } from './+types/page.route'
import '../undelivered.css'

export async function loader({ url, context }: Route.LoaderArgs) {
  const mail = await readMail(context.get(portalContext), viewerIn(context))
  return { mail, notice: noticeIn(url.searchParams, ['test'])?.done }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const viewer = requireAdmin(viewerIn(context))
  const [portal, locale] = [context.get(portalContext), localeOf(url.pathname)]
  const page = href('/:locale?/console/mail', localePrefix(locale))
  return answerForm({ portal, viewer, locale, fields: await readFields(request) }, forms, { page })
}

const forms: Forms<'test', Sent & { portal: Portal; viewer: Viewer }> = {
  test: button(({ portal, viewer }) => sendTestMail(portal, viewer)),
}

/** How mail is set, and whether it works. */
export default function MailPage({ loaderData: { mail, notice }, actionData }: Route.ComponentProps) {
  const say = useWords(mailPageWords)
  return (
    <div className="stack">
      <PageTitle title={say('title')} />
      <DoneToast title={notice && !actionData ? say(`notice.${notice}`) : undefined} />
      <PageHeader
        eyebrow={say('console')}
        title={say('title')}
        actions={mail.sendsMail && <ButtonForm intent="test">{say('test')}</ButtonForm>}
      >
        {say('intro')}
      </PageHeader>
      {actionData?.problems[0] && <Alert tone="warning" title={actionData.problems[0].message} first />}
      <Trouble mail={mail} />
      {mail.test && (
        <Card title={say('fate')}>
          <FateWords fate={mail.test} to={mail.to} />
        </Card>
      )}
      <State mail={mail} />
      {mail.out && <Outgoing out={mail.out} />}
      <Replies inbound={mail.inbound} />
    </div>
  )
}

/** What is wrong, and what to do; that nothing leaves is told as well. */
function Trouble({ mail: { out, sendsMail, failure, waiting } }: { mail: MailState }) {
  const say = useWords(mailPageWords)
  const locale = useLocale()
  return (
    <>
      {out ? null : (
        <Alert tone={sendsMail ? 'info' : 'warning'} title={say('off')}>
          {say(sendsMail ? 'off.demo' : 'off.words')}
        </Alert>
      )}
      {failure && (
        <Alert tone="danger" title={say(`reason.${failure.reason}`)}>
          <p>{say(`do.${failure.reason}`, failure)}</p>
          <p>{say('failed-at', { at: formatDate(locale, failure.at, 'moment') })}</p>
          <Said words={failure.words} />
        </Alert>
      )}
      {waiting.isStill && (
        <Alert tone="danger" title={say('still')}>
          {say('still.words')}
        </Alert>
      )}
    </>
  )
}

/** In the mail server's own words. */
function Said({ words }: { words: string }) {
  return (
    <span className="undelivered-error serial" lang="en">
      {words}
    </span>
  )
}

function FateWords({ fate, to }: { fate: Fate; to: string }) {
  const say = useWords(mailPageWords)
  const at = formatDate(useLocale(), fate.at, 'moment')
  if (fate.state === 'left') return <p>{say('fate.left', { at, to })}</p>
  if (!('reason' in fate)) return <p>{say(`fate.${fate.state}`, { at })}</p>
  return (
    <div className="stack-small">
      <p>{say(`fate.${fate.state}`, { at })}</p>
      <p>
        {say(`reason.${fate.reason}`)}. {say(`do.${fate.reason}`, fate)}
      </p>
      <Said words={fate.words} />
    </div>
  )
}

function State({ mail }: { mail: MailState }) {
  const say = useWords(mailPageWords)
  const locale = useLocale()
  const { waiting, lastLeft, failure, out, givenUp } = mail
  const since = waiting.since && formatDate(locale, waiting.since, 'moment')
  const undelivered = href('/:locale?/console/undelivered', localePrefix(locale))
  return (
    <Card title={say('state')}>
      <DescriptionList
        items={[
          {
            term: say(out ? 'last.sent' : 'last.kept'),
            detail: lastLeft ? moment(locale, lastLeft) : say('last.none'),
          },
          {
            term: say('waiting'),
            detail: since ? say('waiting.count', { count: waiting.count, since }) : say('waiting.none'),
          },
          { term: say('failure'), detail: failure ? say(`reason.${failure.reason}`) : say('failure.none') },
          { term: say('given-up'), detail: <Link to={undelivered}>{formatNumber(locale, givenUp)}</Link> },
          { term: say('blocked'), detail: <Blocked mail={mail} /> },
        ]}
      />
    </Card>
  )
}

function Blocked({ mail: { inbound, blocked } }: { mail: MailState }) {
  const say = useWords(mailPageWords)
  const locale = useLocale()
  if (!inbound && blocked === 0) return say('blocked.unknown')
  return <Link to={href('/:locale?/console/inbound-mail', localePrefix(locale))}>{formatNumber(locale, blocked)}</Link>
}

function Outgoing({ out }: { out: NonNullable<MailState['out']> }) {
  const locale = useLocale()
  const say = sayIn(mailPageWords, locale)
  return (
    <Card title={say('out')}>
      <DescriptionList
        items={[
          ...out.facts.map((fact) => set(say(fact.what), 'say' in fact ? say(fact.say) : fact.value, fact.setting)),
          set(say('from'), out.from, 'MAIL_FROM'),
          set(say('reply-to'), out.replyTo ?? say('reply-to.from'), 'MAIL_REPLY_TO'),
        ]}
      />
    </Card>
  )
}

function Replies({ inbound }: Pick<MailState, 'inbound'>) {
  const say = useWords(mailPageWords)
  return (
    <Card title={say('in')}>
      {inbound ? (
        <DescriptionList
          items={[
            set(say('server'), inbound.server, 'IMAP_URL'),
            set(say('security'), say(`tls.${inbound.tls}`), 'IMAP_URL'),
            set(say('account'), `${inbound.user}, ${inbound.folder}`, 'IMAP_URL'),
            set(say('folders'), `${inbound.done}, ${inbound.aside}`, 'IMAP_DONE_FOLDER, IMAP_ASIDE_FOLDER'),
          ]}
        />
      ) : (
        <p>{say('in.off')}</p>
      )}
    </Card>
  )
}

/** A value, and the name of the setting that says so. */
function set(term: string, value: ReactNode, setting: string): Description {
  return {
    term,
    detail: (
      <>
        {value} <span className="undelivered-error serial">{setting}</span>
      </>
    ),
  }
}

function moment(locale: Locale, at: Date): string {
  return formatDate(locale, at, 'moment')
}

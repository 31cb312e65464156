import { href } from 'react-router'
import { useLabels } from '#app/catalogue/catalogue.labels.ts'
import { staffIn } from '#app/features/people/account/account.server.ts'
import type { StaffViewer } from '#app/features/people/account/account.ts'
import { useAdded } from '#app/kit/forms/use-form.ts'
import { PageTitle } from '#app/kit/brand.tsx'
import { answerForm, button, form, type Forms, type Sent } from '#app/kit/forms/actions.server.ts'
import { noticeIn } from '#app/kit/forms/notices.ts'
import { LostForm } from '#app/kit/forms/form.tsx'
import { readFields } from '#app/kit/http/forms.server.ts'
import { idIn, newUuid } from '#app/kit/http/ids.ts'
import { ExportLinks } from '#app/kit/lists/export-links.tsx'
import { Alert } from '#app/kit/ui/alert.tsx'
import { DoneToast } from '#app/kit/ui/done-toast.tsx'
import { PageHeader } from '#app/kit/ui/page-header.tsx'
import { formatDate, formatDay } from '#app/kit/words/formats.ts'
import { localeOf, localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { type Portal, portalContext } from '#app/portal.server.ts'
import { close, lookInto, note, readSignal } from '../signals.server.ts'
import { cellText, figuresText, timesText } from '../signals.words.ts'
import { StateDot } from '../state-dot.tsx'
import { CountriesCard, PartsCard, PrefixesCard } from './compared-cards.tsx'
import { HistoryCard, LookButton, NoteCard } from './going-on.tsx'
import { noteForm } from './page.forms.ts'
import { pageWords } from './page.words.ts'
import { TicketsCard } from './tickets-card.tsx'
import { WeeksCard } from './weeks-card.tsx'
import type { Route } from './+types/page.route'
import '#app/kit/charts/charts.css'
import './page.css'

const intents = ['look', 'leave', 'note'] as const
type Work = Sent & { portal: Portal; viewer: StaffViewer; id: number }

const forms: Forms<(typeof intents)[number], Work> = {
  look: button(({ portal, viewer, id }) => lookInto(portal, viewer, id, true)),
  leave: button(({ portal, viewer, id }) => lookInto(portal, viewer, id, false)),
  note: form(noteForm, async ({ portal, viewer, id }, { outcome, ...noted }) => {
    if (!outcome) return note(portal, viewer, id, noted)
    await close(portal, viewer, id, { ...noted, state: outcome })
    return { notice: 'close' }
  }),
}

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const viewer = staffIn(context)
  const read = await readSignal(context.get(portalContext), viewer, idIn(params.id))
  return {
    ...read,
    self: viewer.accountId,
    submission: newUuid(),
    notice: noticeIn(url.searchParams, [...intents, 'close'])?.done,
  }
}

export async function action({ params, request, url, context }: Route.ActionArgs) {
  const viewer = staffIn(context)
  const locale = localeOf(url.pathname)
  const id = idIn(params.id)
  const page = href('/:locale?/console/signals/:id', { ...localePrefix(locale), id: params.id })
  const work = { portal: context.get(portalContext), viewer, locale, fields: await readFields(request), id }
  return answerForm(work, forms, { page })
}

/** What is found, what speaks for it, and how staff go on with it. */
export default function SignalPage({ loaderData: page, actionData }: Route.ComponentProps) {
  const say = useWords(pageWords)
  const locale = useLocale()
  const labels = useLabels()
  const { signal, events, weeks, tickets, notice } = page
  const title = cellText(locale, labels, signal)
  const path = href('/:locale?/console/signals/:id', { ...localePrefix(locale), id: String(signal.id) })
  const isLost = actionData && (actionData.intent !== 'note' || signal.closedAt)
  const added = useAdded(events.filter(({ kind }) => kind === 'note').length)
  return (
    <div className="stack">
      <PageTitle title={title} />
      <DoneToast title={notice && !actionData ? say(`notice.${notice}`) : undefined} />
      <PageHeader
        back={{ to: href('/:locale?/console/signals', localePrefix(locale)), label: say('list') }}
        title={title}
        actions={signal.closedAt ? null : <LookButton signal={signal} self={page.self} />}
      >
        <span className="cluster">
          <StateDot signal={signal} />
          <span>
            {say('since', { day: formatDay(locale, signal.since) })},{' '}
            {say('found', { day: formatDate(locale, signal.foundAt) })}
          </span>
        </span>
      </PageHeader>
      {isLost ? <LostForm key={actionData.status} refusal={actionData} words={pageWords} texts={['note']} /> : null}
      <p className="signal-figures">
        <strong>{figuresText(locale, signal)}</strong> · <span>{timesText(locale, signal)}</span>
      </p>
      <SignalState signal={signal} />
      <WeeksCard signal={signal} weeks={weeks} />
      <div className="signal-columns">
        <div className="stack">
          <TicketsCard tickets={tickets} all={signal.observed} actions={<ExportLinks path={path} search="" small />} />
          <div className="columns">
            <PrefixesCard signal={signal} rows={page.prefixes} />
            <PartsCard signal={signal} rows={page.parts} />
          </div>
          <CountriesCard rows={page.countries} />
        </div>
        <div className="stack">
          {signal.closedAt ? null : (
            <NoteCard
              key={added}
              submission={page.submission}
              refusal={actionData?.intent === 'note' ? actionData : undefined}
            />
          )}
          <HistoryCard events={events} />
        </div>
      </div>
    </div>
  )
}

function SignalState({ signal }: { signal: Route.ComponentProps['loaderData']['signal'] }) {
  const say = useWords(pageWords)
  const locale = useLocale()
  if (signal.closedAt) return <Alert title={say('closed.rests', { day: formatDate(locale, signal.closedAt) })} />
  return signal.stands ? null : <Alert title={say('fallen')} />
}

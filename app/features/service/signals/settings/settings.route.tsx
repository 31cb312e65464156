import { href, useLocation } from 'react-router'
import { useLabels } from '#app/catalogue/catalogue.labels.ts'
import { requireAdmin, viewerIn } from '#app/features/people/account/account.server.ts'
import type { StaffViewer } from '#app/features/people/account/account.ts'
import { PageTitle } from '#app/kit/brand.tsx'
import { answerForm, form, type Forms, type Sent } from '#app/kit/forms/actions.server.ts'
import { Form, SubmitButton } from '#app/kit/forms/form.tsx'
import { noticeIn } from '#app/kit/forms/notices.ts'
import { useForm } from '#app/kit/forms/use-form.ts'
import { readFields } from '#app/kit/http/forms.server.ts'
import { Alert } from '#app/kit/ui/alert.tsx'
import { Card } from '#app/kit/ui/card.tsx'
import { DoneToast } from '#app/kit/ui/done-toast.tsx'
import { PageHeader } from '#app/kit/ui/page-header.tsx'
import { type Column, Table } from '#app/kit/ui/table.tsx'
import { colon, formatDate, formatList, formatNumber } from '#app/kit/words/formats.ts'
import { type Locale, localeOf, localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { type Portal, portalContext } from '#app/portal.server.ts'
import { changeSettings, foresee, readSignalSettings } from '../signals.server.ts'
import type { Settings } from '../signals.ts'
import { cellText, figuresText } from '../signals.words.ts'
import { SettingsFields } from './settings-fields.tsx'
import { settingsForm, settingsOf } from './settings.forms.ts'
import { settingsWords } from './settings.words.ts'
import type { Route } from './+types/settings.route'

type Foreseen = Awaited<ReturnType<typeof foresee>> & { chosen: Settings }
type Work = Sent & { portal: Portal; viewer: StaffViewer }

const forms: Forms<'foresee' | 'save', Work, Foreseen> = {
  foresee: form(settingsForm, async ({ portal, viewer }, value) => {
    const chosen = settingsOf(value)
    return { shown: { ...(await foresee(portal, viewer, chosen)), chosen } }
  }),
  save: form(settingsForm, ({ portal, viewer }, value) => changeSettings(portal, viewer, settingsOf(value))),
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const viewer = requireAdmin(viewerIn(context))
  const read = await readSignalSettings(context.get(portalContext), viewer)
  return { ...read, notice: noticeIn(url.searchParams, ['save'])?.done }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const viewer = requireAdmin(viewerIn(context))
  const locale = localeOf(url.pathname)
  const work = { portal: context.get(portalContext), viewer, locale, fields: await readFields(request) }
  return answerForm(work, forms, { page: href('/:locale?/console/signals/settings', localePrefix(locale)) })
}

/** What is looked for, what would be found if it were otherwise, and who has changed it. */
export default function SignalSettings({
  loaderData: { settings, changes, notice },
  actionData,
}: Route.ComponentProps) {
  const say = useWords(settingsWords)
  const locale = useLocale()
  const foreseen = actionData && 'chosen' in actionData ? actionData : undefined
  const refusal = actionData && 'problems' in actionData ? actionData : undefined
  return (
    <div className="stack">
      <PageTitle title={say('title')} />
      <DoneToast title={notice && !actionData ? say(`notice.${notice}`) : undefined} />
      <PageHeader
        back={{ to: href('/:locale?/console/signals', localePrefix(locale)), label: say('back') }}
        title={say('title')}
      />
      <p className="muted">{say('intro')}</p>
      {foreseen ? <ForeseenSignals foreseen={foreseen} /> : null}
      <Card title={say('settings')}>
        <SettingsFields key={JSON.stringify(settings)} settings={foreseen?.chosen ?? settings} refusal={refusal} />
      </Card>
      <Card title={say('changes')} flush={changes.length > 0}>
        {changes.length > 0 ? (
          <Table caption={say('changes')} columns={columnsFor(locale)} rows={changes} rowKey={({ id }) => id} />
        ) : (
          <p className="muted">{say('changes.none')}</p>
        )}
      </Card>
    </div>
  )
}

/** What would stand today, and only then the button that makes it so. */
function ForeseenSignals({ foreseen: { chosen, count, most, claims, strongest } }: { foreseen: Foreseen }) {
  const say = useWords(settingsWords)
  const locale = useLocale()
  const labels = useLabels()
  const { pathname } = useLocation()
  const saving = useForm(settingsForm, {
    id: 'save-settings',
    words: settingsWords,
    labels: { isOn: '', lengths: '', ratio: '', tolerated: '', least: '', months: '' },
  })
  const fields = [
    ...(chosen.isOn ? [['isOn', 'on']] : []),
    ...chosen.lengths.map((length) => ['lengths', String(length)]),
    ...(['ratio', 'tolerated', 'least', 'months'] as const).map((name) => [name, String(chosen[name])]),
  ]
  const title = !chosen.isOn ? 'foreseen.off' : count >= most ? 'foreseen.many' : 'foreseen'
  return (
    <Alert tone={chosen.isOn && count < most ? 'info' : 'warning'} title={say(title, { count })}>
      <div className="stack-small">
        {chosen.isOn ? (
          <>
            <p>{say('foreseen.from', { count: claims })}</p>
            <ul>
              {strongest.map((one) => (
                <li key={`${one.family} ${one.part} ${one.prefixShown}`}>
                  {cellText(locale, labels, one) + colon(locale)} {figuresText(locale, one)}
                </li>
              ))}
              {count > strongest.length ? <li>{say('foreseen.more')}</li> : null}
            </ul>
          </>
        ) : null}
        <Form form={saving} action={pathname} className="stack-small">
          <input type="hidden" name="intent" value="save" />
          {fields.map(([name, value]) => (
            <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
          ))}
          <div>
            <SubmitButton>{say('save')}</SubmitButton>
          </div>
        </Form>
      </div>
    </Alert>
  )
}

type Change = Settings & { id: number; at: Date; byName: string }

function columnsFor(locale: Locale): Column<Change>[] {
  const say = sayIn(settingsWords, locale)
  const spell = ({ isOn, lengths, ratio, tolerated, least, months }: Change) =>
    isOn
      ? say('change.on', {
          lengths: formatList(locale, lengths.map(String)),
          ratio: say('ratio.of', { times: formatNumber(locale, ratio) }),
          tolerated: say(`tolerated.${tolerated}`).toLocaleLowerCase(locale),
          least: formatNumber(locale, least),
          months: say('months.of', { count: String(months) }),
        })
      : say('change.off')
  return [
    { label: say('change.at'), look: 'date', render: ({ at }) => formatDate(locale, at, 'moment') },
    { label: say('change.what'), look: 'main', render: spell },
    { label: say('change.by'), render: ({ byName }) => byName },
  ]
}

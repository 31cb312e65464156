import { Mail, Search } from 'lucide-react'
import { ButtonForm, DangerFold, OneButtonCard } from '#app/kit/forms/button-form.tsx'
import { Avatar } from '#app/kit/ui/avatar.tsx'
import { Button } from '#app/kit/ui/button.tsx'
import { Card } from '#app/kit/ui/card.tsx'
import { CentredCard } from '#app/kit/ui/centred-card.tsx'
import { DescriptionList } from '#app/kit/ui/description-list.tsx'
import { Field, Input, NativeSelect } from '#app/kit/ui/field.tsx'
import { FilterFold, Filters, FurtherFilters } from '#app/kit/ui/filters.tsx'
import { CardFold, Fold } from '#app/kit/ui/fold.tsx'
import { Message } from '#app/kit/ui/message.tsx'
import { Pager } from '#app/kit/ui/pager.tsx'
import { PhotoGrid } from '#app/kit/ui/photo-grid.tsx'
import { Badge, StatusDot, type StatusTone } from '#app/kit/ui/status.tsx'
import { RowLink, Table } from '#app/kit/ui/table.tsx'
import { Tabs } from '#app/kit/ui/tabs.tsx'
import { Timeline } from '#app/kit/ui/timeline.tsx'
import { formatDate } from '#app/kit/words/formats.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { kitWords } from './gallery.words.ts'

const stages = [
  ['stageNew', 'ink'],
  ['stageDecided', 'blue'],
  ['stageWorking', 'orange'],
  ['stageDone', 'green'],
  ['stageRefused', 'red'],
  ['stageClosed', 'hollow'],
] as const satisfies readonly (readonly [keyof typeof kitWords, StatusTone])[]

const subjects = ['paintChip', 'seatpost', 'creak'] as const

export function KitList({ id }: { id: string }) {
  const words = useWords(kitWords)
  const locale = useLocale()
  const rows = stages.map(([stage, tone], index) => ({ stage, tone, index, number: 10_480 + index }))
  return (
    <div className="stack">
      <KitFilters id={id} />
      <Table
        caption={words('tickets')}
        rows={rows}
        rowKey={(row) => row.number}
        columns={[
          { label: words('number'), render: (row) => row.number },
          {
            label: words('subject'),
            look: 'main',
            render: (row) => <RowLink to="/console/kit">{words(subjects[row.index % 3] ?? 'creak')}</RowLink>,
          },
          { label: words('serial'), look: 'serial', render: (row) => `C68.A1234.B9${row.index}` },
          { label: words('stage'), render: (row) => <StatusDot tone={row.tone}>{words(row.stage)}</StatusDot> },
          {
            label: words('activity'),
            look: 'date',
            render: (row) => formatDate(locale, new Date(Date.UTC(2026, 10, 1 + row.index, 12))),
          },
          {
            label: words('open'),
            look: 'actions',
            hideLabel: true,
            render: () => <Button size="small">{words('open')}</Button>,
          },
        ]}
      />
      <Pager count={words('count', { count: 1234 })} previousTo={undefined} nextTo="/console/kit" />
    </div>
  )
}

function KitFilters({ id }: { id: string }) {
  const words = useWords(kitWords)
  return (
    <Filters action="/console/kit" resetTo="/console/kit">
      <Field id={`${id}-q`} label={words('search')}>
        {(control) => (
          <Input {...control} name="q" type="search" icon={<Search size={16} />} placeholder={words('searchHint')} />
        )}
      </Field>
      <FilterFold set={[]}>
        <Field id={`${id}-stage`} label={words('stage')}>
          {(control) => (
            <NativeSelect {...control} name="stage">
              <option value="">{words('all')}</option>
              {stages.map(([stage]) => (
                <option key={stage} value={stage}>
                  {words(stage)}
                </option>
              ))}
            </NativeSelect>
          )}
        </Field>
        <FurtherFilters set={[]}>
          <Field id={`${id}-number`} label={words('number')}>
            {(control) => <Input {...control} name="number" />}
          </Field>
        </FurtherFilters>
      </FilterFold>
    </Filters>
  )
}

export function KitData() {
  const words = useWords(kitWords)
  return (
    <Card title={words('data')}>
      <div className="stack">
        <Tabs
          label={words('data')}
          tabs={[
            { to: '/console/kit', label: words('overview'), current: true },
            { to: '/console/kit?tab=conversation', label: words('conversation'), count: 3 },
            { to: '/console/kit?tab=photos', label: words('photos') },
          ]}
        />
        <div className="cluster">
          {stages.map(([stage, tone]) => (
            <StatusDot key={stage} tone={tone}>
              {words(stage)}
            </StatusDot>
          ))}
        </div>
        <div className="cluster">
          <Badge>25</Badge>
          <Avatar name="Cicli Rossi" />
          <Avatar name="Marta Rossi" tone="ink" />
          <Avatar name="Marta" size="small" />
        </div>
        <DescriptionList
          items={[
            { term: words('number'), detail: '10480' },
            { term: words('serial'), detail: <span className="serial">C68.A1234.B90</span> },
            { term: words('dealer'), detail: 'Cicli Rossi, Bergamo' },
            { term: words('email'), detail: undefined },
            { term: words('description'), detail: words('descriptionText'), wide: true },
          ]}
        />
        <KitTimelines />
        <KitFolds />
        <KitConversation />
        <PhotoGrid
          label={words('photos')}
          photos={[1, 2, 3].map((id) => ({
            id,
            src: '/kit-sample.svg',
            thumbnail: '/kit-sample.svg',
            name: `IMG_000${id}.jpg`,
            kind: id === 3 ? 'video' : 'image',
          }))}
        />
      </div>
    </Card>
  )
}

function KitFolds() {
  const words = useWords(kitWords)
  return (
    <>
      <Fold title={words('overview')}>
        <p>{words('descriptionText')}</p>
      </Fold>
      <Fold title={words('description')} open>
        <p>{words('descriptionText')}</p>
      </Fold>
      <CardFold title={words('conversation')}>
        <p>{words('descriptionText')}</p>
      </CardFold>
      <CentredCard icon={<Mail size={32} aria-hidden />} title={words('sent')} intro={words('sentDetail')}>
        <Button variant="primary">{words('open')}</Button>
      </CentredCard>
    </>
  )
}

function KitConversation() {
  const words = useWords(kitWords)
  const at = new Date('2026-11-01T12:00:00Z')
  return (
    <>
      <ol className="messages">
        <Message id={undefined} author="Marta Rossi" name="Marta Rossi" fromStaff={false} at={at}>
          <p>{words('descriptionText')}</p>
        </Message>
        <Message id={undefined} author="Davide" name="Davide" fromStaff at={at}>
          <p>{words('sentDetail')}</p>
        </Message>
      </ol>
      <OneButtonCard intent="open" title={words('sent')} words={words('sentDetail')} button={words('open')} />
      <ButtonForm intent="open">{words('open')}</ButtonForm>
      <DangerFold intent="refuse" title={words('refuse')} words={words('descriptionText')} button={words('refuse')} />
    </>
  )
}

function KitTimelines() {
  const words = useWords(kitWords)
  const locale = useLocale()
  const states = ['done', 'done', 'current', 'next', 'next'] as const
  const items = stages
    .filter(([, tone]) => tone !== 'red')
    .map(([stage], index) => ({
      key: stage,
      state: states[index] ?? 'next',
      title: words(stage),
      time: index < 3 ? formatDate(locale, new Date(Date.UTC(2026, 10, 1 + index, 12))) : undefined,
    }))
  return (
    <>
      <Timeline label={words('stage')} items={items} flat />
      <Timeline label={words('stage')} items={items} />
    </>
  )
}

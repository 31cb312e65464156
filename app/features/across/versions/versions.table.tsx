import { ButtonForm } from '#app/kit/forms/button-form.tsx'
import { Card } from '#app/kit/ui/card.tsx'
import { Fold } from '#app/kit/ui/fold.tsx'
import { StatusDot } from '#app/kit/ui/status.tsx'
import { type Column, Table } from '#app/kit/ui/table.tsx'
import { formatDate } from '#app/kit/words/formats.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { sayIn } from '#app/kit/words/words.ts'
import type { VersionRow } from '#app/kit/versions/versions.server.ts'
import type { DraftState } from './versions.ts'
import { versionsWords } from './versions.words.ts'

type VersionsProps = {
  versions: readonly VersionRow[]
  current: number
  draft: DraftState
  /** Where a version is handed out as a file. */
  fileOf?: (number: number) => string
}

/** What was published, the latest first: any of them can be put into the draft again. */
export function Versions({ versions, ...rest }: VersionsProps) {
  const say = useWords(versionsWords)
  const locale = useLocale()
  return (
    <Card title={say('versions')} flush={versions.length > 0}>
      {versions.length === 0 ? (
        <p className="muted">{say('versions.none')}</p>
      ) : (
        <Table
          caption={say('versions')}
          columns={columnsFor(locale, rest)}
          rows={versions}
          rowKey={({ number }) => number}
        />
      )}
    </Card>
  )
}

function columnsFor(locale: Locale, { current, draft, fileOf }: Omit<VersionsProps, 'versions'>): Column<VersionRow>[] {
  const say = sayIn(versionsWords, locale)
  return [
    {
      label: say('version.number'),
      look: 'name',
      render: ({ number }) => (
        <div className="cluster">
          {say('version', { number })}
          {number === current ? <StatusDot tone="green">{say('version.current')}</StatusDot> : null}
        </div>
      ),
    },
    { label: say('version.note'), look: 'main', render: ({ note }) => note },
    { label: say('version.by'), render: ({ publishedBy }) => publishedBy ?? say('version.system') },
    {
      label: say('version.when'),
      look: 'date',
      render: ({ publishedAt }) => formatDate(locale, publishedAt, 'moment'),
    },
    {
      label: say('version.again'),
      look: 'actions',
      hideLabel: true,
      render: ({ number }) => (
        <div className="cluster">
          {number === current ? null : <Again number={number} draft={draft} />}
          {fileOf ? (
            <a href={fileOf(number)}>
              {say('version.file')} <span className="visually-hidden">{say('version', { number })}</span>
            </a>
          ) : null}
        </div>
      ),
    },
  ]
}

/** It takes the place of what is being changed: then by two presses. */
function Again({ number, draft: { revision, changedAt } }: { number: number; draft: DraftState }) {
  const say = useWords(versionsWords)
  const label = say('version.again.of', { number })
  const button = (
    <ButtonForm intent="again" fields={{ revision, version: number }} size="small" aria-label={label}>
      {say('version.again')}
    </ButtonForm>
  )
  if (changedAt === null) return button
  return (
    <Fold title={say('version.again')} label={label}>
      <div className="stack-small">
        <p>{say('version.again.words')}</p>
        {button}
      </div>
    </Fold>
  )
}

import { href } from 'react-router'
import { ExportLinks } from '#app/kit/lists/export-links.tsx'
import { LinkButton } from '#app/kit/ui/button.tsx'
import { type Column, Table } from '#app/kit/ui/table.tsx'
import { localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import type { Say } from '#app/kit/words/words.ts'
import type { ImportPage } from './page-data.server.ts'
import { pageWords } from './page.words.ts'

type MistakesProps = { found: ImportPage; turn: number }
const atOnce = 50

/** Every cell that cannot be taken, and what is strange about the others, some at a time; all of them as a file. */
export function MistakesCard({ found, turn }: MistakesProps) {
  const say = useWords(pageWords)
  const path = href('/:locale?/console/import/:id', { ...localePrefix(useLocale()), id: String(found.id) })
  const { mistakes } = found
  const { mistakes: refused = 0, warnings = 0 } = found.counts
  const count = refused + warnings
  if (mistakes.length === 0) return null
  const columns: Column<(typeof mistakes)[number] & { at: number }>[] = [
    ...(warnings > 0 ? [kindOf(say)] : []),
    { label: say('line'), look: 'number', labelled: true, render: ({ line }) => String(line) },
    { label: say('column'), look: 'name', render: ({ column }) => column },
    { label: say('value'), labelled: true, render: ({ value }) => (value ? <q>{value}</q> : null) },
    { label: say('reason'), look: 'main', render: ({ reason }) => reason },
  ]
  const from = turn * atOnce
  return (
    <section className="stack-small" aria-label={say('mistakes')}>
      <div className="cluster import-mistakes-head">
        <h2>
          {[
            ...(refused > 0 ? [say('mistakes.count', { count: refused })] : []),
            ...(warnings > 0 ? [say('warnings.count', { count: warnings })] : []),
          ].join(', ')}
        </h2>
        <ExportLinks path={`${path}/mistakes`} search="" />
      </div>
      {warnings > 0 ? <p>{say('warnings.words')}</p> : null}
      <Table
        caption={say('mistakes')}
        columns={columns}
        rows={mistakes.map((one, at) => ({ ...one, at }))}
        rowKey={({ at }) => at}
      />
      {count > atOnce ? (
        <div className="cluster">
          <span className="muted">{say('mistakes.shown', { from: from + 1, to: from + mistakes.length, count })}</span>
          {turn > 0 ? (
            <LinkButton to={turn > 1 ? `${path}?turn=${turn - 1}` : path} size="small">
              {say('previous')}
            </LinkButton>
          ) : null}
          {from + mistakes.length < count ? (
            <LinkButton to={`${path}?turn=${turn + 1}`} size="small">
              {say('next')}
            </LinkButton>
          ) : null}
        </div>
      ) : null}
    </section>
  )
}

function kindOf(say: Say<typeof pageWords>): Column<{ isWarning: boolean }> {
  return { label: say('kind-of'), labelled: true, render: ({ isWarning }) => say(isWarning ? 'warning' : 'mistake') }
}

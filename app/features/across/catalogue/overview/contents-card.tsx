import { href } from 'react-router'
import { Card } from '#app/kit/ui/card.tsx'
import { Link } from '#app/kit/ui/link.tsx'
import { StatusDot } from '#app/kit/ui/status.tsx'
import { type Column, Table } from '#app/kit/ui/table.tsx'
import { localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { draftWords } from '../draft.words.ts'
import type { SectionContents } from './contents.server.ts'
import { overviewWords } from './overview.words.ts'

/** The sections of the catalogue, each leading to its page. */
export function Contents({ contents }: { contents: readonly SectionContents[] }) {
  const say = useWords(overviewWords)
  const words = useWords(draftWords)
  const page = href('/:locale?/console/catalogue', localePrefix(useLocale()))
  const columns: Column<SectionContents>[] = [
    {
      label: say('contents'),
      look: 'main',
      render: ({ section }) => (
        <Link className="row-link" to={`${page}/${section}`}>
          {words(`section.${section}`)}
        </Link>
      ),
    },
    {
      label: say('changed'),
      hideLabel: true,
      render: ({ isChanged }) => (isChanged ? <StatusDot tone="orange">{say('changed')}</StatusDot> : null),
    },
    { label: say('contents.entries'), look: 'number', hideLabel: true, render: ({ count }) => say('count', { count }) },
  ]
  if (contents.length === 0) return null
  return (
    <Card title={say('contents')} flush>
      <Table caption={say('contents')} columns={columns} rows={contents} rowKey={({ section }) => section} />
    </Card>
  )
}

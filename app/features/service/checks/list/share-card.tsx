import { Card } from '#app/kit/ui/card.tsx'
import { type Column, Table } from '#app/kit/ui/table.tsx'
import { formatNumber } from '#app/kit/words/formats.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { listWords } from './list.words.ts'
import type { Share } from './share.server.ts'

/** For a dealer a line, for staff a line for each. */
export function ShareCard({ shares, isStaff }: { shares: Share[]; isStaff: boolean }) {
  const say = useWords(listWords)
  const locale = useLocale()
  const [own] = shares
  if (!own) return null
  if (!isStaff) return <p className="muted">{say('share', { done: own.withCheck, all: own.registered })}</p>
  const columns: Column<Share>[] = [
    { label: say('dealer'), look: 'main', render: ({ name }) => name },
    { label: say('registered'), look: 'number', labelled: true, render: (one) => formatNumber(locale, one.registered) },
    { label: say('with-check'), look: 'number', labelled: true, render: (one) => formatNumber(locale, one.withCheck) },
    {
      label: say('part'),
      look: 'number',
      labelled: true,
      render: (one) => `${formatNumber(locale, Math.round((one.withCheck / one.registered) * 100))}\u00a0%`,
    },
  ]
  return (
    <Card title={say('share.title')} flush>
      <p className="muted check-share">{say('share.words')}</p>
      <Table caption={say('share.title')} columns={columns} rows={shares} rowKey={({ id }) => id} />
    </Card>
  )
}

import { Card } from '#app/kit/ui/card.tsx'
import { type Column, Table } from '#app/kit/ui/table.tsx'
import { useWords } from '#app/kit/words/use-words.ts'
import type { ListedProblem } from '../problems.server.ts'
import { pageWords } from './page.words.ts'

/** Each at the anchor that the `type` of its answers names. */
export function ProblemsCard({ problems }: { problems: readonly ListedProblem[] }) {
  const say = useWords(pageWords)
  const columns: Column<ListedProblem>[] = [
    {
      label: say('problems.code'),
      look: 'main',
      render: ({ code }) => (
        <code className="api-field" id={code}>
          {code}
        </code>
      ),
    },
    { label: say('problems.status'), labelled: true, render: ({ status }) => status },
    { label: say('field.words'), render: ({ title }) => title },
  ]
  return (
    <Card title={say('problems')}>
      <Table caption={say('problems')} columns={columns} rows={problems} rowKey={({ code }) => code} />
    </Card>
  )
}

import { Table } from '#app/kit/ui/table.tsx'
import { StatusDot } from '#app/kit/ui/status.tsx'
import { formatList } from '#app/kit/words/formats.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import type { Tried } from './families.server.ts'
import { familyWords } from './families.words.ts'

/** Each number that was tried, with what a dealer would read. */
export function TriedList({ tried }: { tried: readonly Tried[] }) {
  const say = useWords(familyWords)
  const locale = useLocale()
  if (tried.length === 0) return null
  return (
    <div aria-live="polite">
      <Table
        caption={say('tried')}
        columns={[
          { label: say('shape'), look: 'serial', render: ([, { serial }]) => serial },
          {
            label: say('tried.answer'),
            look: 'main',
            render: ([, { wrong, others }]) => (
              <>
                {wrong ?? <StatusDot tone="green">{say('tried.right')}</StatusDot>}
                {others.length > 0 && ` ${say('tried.others', { models: formatList(locale, others) })}`}
              </>
            ),
          },
        ]}
        rows={[...tried.entries()]}
        rowKey={([at]) => at}
      />
    </div>
  )
}

import type { Erp } from '#app/adapters/erp/erp.ts'
import { CardFold } from '#app/kit/ui/fold.tsx'
import { Table } from '#app/kit/ui/table.tsx'
import { useWords } from '#app/kit/words/use-words.ts'
import { erpWords } from './page.words.ts'

/** Where each field comes from. */
export function MappingCard({ mapping }: { mapping: ReturnType<Erp['mapping']> }) {
  const say = useWords(erpWords)
  return (
    <CardFold title={say('mapping')}>
      <div className="stack-small">
        <p className="muted">{say('mapping.words')}</p>
        {mapping.map(({ kind, from, fields }) => (
          <section key={kind}>
            <h3>
              {say(`kind.${kind}`)} <span className="serial muted">{from}</span>
            </h3>
            <Table
              caption={say(`kind.${kind}`)}
              columns={[
                { label: say('ours'), look: 'main', render: ({ ours }) => <span className="serial">{ours}</span> },
                { label: say('theirs'), render: ({ theirs }) => <span className="serial">{theirs}</span> },
              ]}
              rows={fields}
              rowKey={({ ours }) => ours}
            />
          </section>
        ))}
      </div>
    </CardFold>
  )
}

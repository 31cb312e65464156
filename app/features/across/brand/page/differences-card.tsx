import { legalWords } from '#app/brand/legal-links.words.ts'
import { Card } from '#app/kit/ui/card.tsx'
import { type Column, Table } from '#app/kit/ui/table.tsx'
import { useWords } from '#app/kit/words/use-words.ts'
import { brandWords } from './brand.words.ts'
import type { Difference } from './differences.ts'

/** The beginning of a text is enough to recognise it. */
const most = 200

/** What the draft would change. */
export function DifferencesCard({ differences }: { differences: readonly Difference[] }) {
  const say = useWords(brandWords)
  const legal = useWords(legalWords)
  const names = {
    name: say('name'),
    colour: say('colour'),
    sender: say('sender'),
    returnAddress: say('return-address'),
    logo: say('pictures.logo'),
    logoDark: say('pictures.logoDark'),
    scene: say('pictures.scene'),
    privacy: legal('privacy'),
    terms: legal('terms'),
    imprint: legal('imprint'),
  }
  const shown = (part: Difference['part'], value: string) => {
    if (value.startsWith('/brand/'))
      return <img className={`brand-small brand-small-${part}`} src={value} alt={names[part]} />
    if (value) return <span className="brand-lines">{value.length > most ? `${value.slice(0, most)}…` : value}</span>
    return <span className="muted">{part === 'colour' ? say('own-yellow') : say('empty')}</span>
  }
  const columns: Column<Difference>[] = [
    { label: say('differences'), look: 'name', render: ({ part }) => names[part] },
    { label: say('now'), render: ({ part, now }) => shown(part, now) },
    { label: say('draft'), render: ({ part, draft }) => shown(part, draft) },
  ]
  return (
    <Card title={say('differences')} flush={differences.length > 0}>
      {differences.length > 0 ? (
        <Table caption={say('differences')} columns={columns} rows={differences} rowKey={({ part }) => part} />
      ) : (
        <p className="muted">{say('differences.none')}</p>
      )}
    </Card>
  )
}

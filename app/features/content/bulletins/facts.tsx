import { DescriptionList } from '#app/kit/ui/description-list.tsx'
import { formatDate, formatNumber } from '#app/kit/words/formats.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import type { Bulletin } from './bulletins.ts'
import { bulletinWords } from './bulletins.words.ts'

/** Ranges shown one by one. */
const rangesMost = 12

type FactsProps = {
  bulletin: Pick<Bulletin, 'families' | 'serials' | 'version' | 'publishedAt' | 'changedAt'>
}

/** Which bicycles it is about, and how old it is. */
export function Facts({ bulletin: { families, serials, version, publishedAt, changedAt } }: FactsProps) {
  const say = useWords(bulletinWords)
  const locale = useLocale()
  const shown = serials.slice(0, rangesMost).map(({ first, last }) => (first === last ? first : `${first} – ${last}`))
  const numbers = serials.length > rangesMost ? [...shown, '…'] : shown
  return (
    <DescriptionList
      columns={1}
      items={[
        { term: say('models'), detail: families.join(', ') || (serials.length > 0 ? '–' : say('models.all')) },
        ...(serials.length > 0
          ? [{ term: say('serials'), detail: <span className="bulletin-serials">{numbers.join('\n')}</span> }]
          : []),
        ...(version > 0 ? [{ term: say('version'), detail: formatNumber(locale, version) }] : []),
        ...(publishedAt ? [{ term: say('published'), detail: formatDate(locale, publishedAt) }] : []),
        ...(changedAt && version > 1 ? [{ term: say('changed'), detail: formatDate(locale, changedAt) }] : []),
      ]}
    />
  )
}

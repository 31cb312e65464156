import { Card } from '#app/kit/ui/card.tsx'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { isOver, type Licence } from './resources.ts'
import { licenceLines, resourceWords } from './resources.words.ts'
import { mediaWords } from './media/media.words.ts'

/** What may be done with an asset, in words. */
export function LicenceCard({ licence, today }: { licence: Licence; today: string }) {
  const say = useWords(mediaWords)
  const words = useWords(resourceWords)
  const lines = licenceLines(useLocale(), licence, today)
  return (
    <Card title={say('terms')}>
      <div className="licence-lines">
        <p className="licence-terms">{words(`terms.${licence.terms}`)}</p>
        {lines.map((line, at) => (
          <p key={line} className={at === lines.length - 1 && isOver(licence, today) ? 'licence-over' : undefined}>
            {line}
          </p>
        ))}
      </div>
    </Card>
  )
}

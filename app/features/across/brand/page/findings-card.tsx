import { legalWords } from '#app/brand/legal-links.words.ts'
import { Card } from '#app/kit/ui/card.tsx'
import { useWords } from '#app/kit/words/use-words.ts'
import type { BrandFinding } from '../findings.ts'
import { brandFindingWords, brandWords, colourWords } from './brand.words.ts'

/** What keeps the draft from being published, and what its maker should know. */
export function FindingsCard({ findings }: { findings: readonly BrandFinding[] }) {
  const say = useWords(brandWords)
  return (
    <Card title={say('findings')}>
      <div className="stack-small">
        {findings.length === 0 && <p>{say('findings.none')}</p>}
        {(['error', 'warning'] as const).map((level) => {
          const of = findings.filter((finding) => finding.level === level)
          return of.length === 0 ? null : (
            <section key={level}>
              <h3>{say(level === 'error' ? 'findings.errors' : 'findings.warnings')}</h3>
              <ul>
                {of.map((finding) => (
                  <li key={JSON.stringify(finding)}>
                    <Sentence finding={finding} />
                  </li>
                ))}
              </ul>
            </section>
          )
        })}
      </div>
    </Card>
  )
}

function Sentence({ finding }: { finding: BrandFinding }) {
  const say = useWords(brandFindingWords)
  const colours = useWords(colourWords)
  const names = useWords(legalWords)
  switch (finding.message) {
    case 'colour-faint':
      return colours(`faint.${finding.mode}`)
    case 'logo-unseen':
      return say(`logo-unseen.${finding.mode}`)
    case 'text-missing':
      return say('text-missing', { text: names(finding.text) })
    case 'return-address-missing':
    case 'dark-logo-alone':
      return say(finding.message)
  }
}

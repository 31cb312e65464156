import type { ReactNode } from 'react'
import { Card } from '#app/kit/ui/card.tsx'
import { Badge } from '#app/kit/ui/status.tsx'
import { formatBytes, formatDate } from '#app/kit/words/formats.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import type { Version } from './resources.ts'
import { resourceWords } from './resources.words.ts'

type VersionsProps = { versions: readonly Version[]; current: number; children: (version: Version) => ReactNode }

/** Every version there was, the newest first. */
export function VersionsCard({ versions, current, children }: VersionsProps) {
  const say = useWords(resourceWords)
  const locale = useLocale()
  return (
    <Card title={say('versions')}>
      <ol className="resource-versions">
        {versions.map((version) => (
          <li key={version.number}>
            <div className="resource-version-words">
              <span className="cluster">
                <strong>{say('version', { number: version.number })}</strong>
                {version.number === current && <Badge>{say('version.newest')}</Badge>}
              </span>
              <span className="muted numbers">
                {formatDate(locale, version.createdAt)} · {formatBytes(locale, version.bytes)}
              </span>
              {version.note && <span>{version.note}</span>}
            </div>
            {children(version)}
          </li>
        ))}
      </ol>
    </Card>
  )
}

import { Download, FolderDown } from 'lucide-react'
import { href } from 'react-router'
import { LinkButton } from '#app/kit/ui/button.tsx'
import { Card } from '#app/kit/ui/card.tsx'
import { formatDay } from '#app/kit/words/formats.ts'
import { localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import type { SharedAsset } from '#app/features/content/resources/resources.shared.server.ts'
import { resourceWords } from '#app/features/content/resources/resources.words.ts'
import { SharedFile } from '../shared-file.tsx'
import { byLinkWords } from './by-link.words.ts'

/** What can be downloaded, one by one and all at once. */
export function OpenFiles({ token, files }: { token: string; files: readonly SharedAsset[] }) {
  const say = useWords(byLinkWords)
  const words = useWords(resourceWords)
  const locale = useLocale()
  const place = { ...localePrefix(locale), token }
  return (
    <Card title={say('files', { count: files.length })}>
      <div className="stack">
        <div className="stack-small">
          <div>
            <LinkButton
              variant="primary"
              to={href('/:locale?/f/:token/zip', place)}
              reloadDocument
              icon={<FolderDown size={16} aria-hidden />}
            >
              {say('zip')}
            </LinkButton>
          </div>
          <p className="field-hint">{say('zip.hint')}</p>
        </div>
        <ul className="share-files">
          {files.map((file) => {
            const at = { ...place, id: String(file.id) }
            return (
              <SharedFile
                key={file.id}
                file={file}
                thumb={`${href('/:locale?/f/:token/:id/:look', { ...at, look: 'thumb' })}?version=${file.version}`}
              >
                {file.licence.until ? (
                  <span className="muted">{words('until', { day: formatDay(locale, file.licence.until) })}</span>
                ) : null}
                <LinkButton
                  size="small"
                  to={href('/:locale?/f/:token/:id/:look', { ...at, look: 'file' })}
                  reloadDocument
                  aria-label={say('download.of', { title: file.title })}
                  icon={<Download size={16} aria-hidden />}
                >
                  {say('download')}
                </LinkButton>
              </SharedFile>
            )
          })}
        </ul>
      </div>
    </Card>
  )
}
